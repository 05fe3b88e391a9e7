/** Stands in for the storage settings that Docusaurus generates. */
export default { type: "localStorage", namespace: "" };
