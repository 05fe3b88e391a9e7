/** In place of a CSS module: every class is called what the code calls it. */
const names: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => name });

export default names;
