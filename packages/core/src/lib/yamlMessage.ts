/** The first line of an error of the package `yaml`, as a sentence without the place that it names. */
export function yamlMessage(message: string): string {
  if (message.includes("multiple documents")) return 'A line "---" begins a second document.';
  return (message.split("\n")[0] ?? "").replace(/:?$/, ".").replace(/ at line \d+, column \d+\.$/, ".");
}
