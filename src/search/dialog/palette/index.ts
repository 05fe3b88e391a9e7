export { createBackend } from "./backend";
export { SearchDialog } from "./SearchDialog";
