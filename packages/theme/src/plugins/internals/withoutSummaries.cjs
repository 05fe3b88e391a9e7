/**
 * Loader of the data that every page of a section loads: leaves out the title and the description of each page, which only the
 * stock cards for lists of pages read (`pageSummaries.ts`). The ids stay, because those cards fail without them.
 *
 * @param {string} source JSON
 * @returns {string} JSON
 */
module.exports = function withoutPageSummaries(source) {
  const data = JSON.parse(source);
  const { docs } = data.version ?? {};
  if (docs === undefined) return source;
  const ids = Object.fromEntries(Object.keys(docs).map((id) => [id, { id }]));
  return JSON.stringify({ ...data, version: { ...data.version, docs: ids } });
};
