/** Stands in for tslib, of which Docusaurus' rule for trailing slashes uses one helper and would bring all. */
export function __importDefault(module: { readonly __esModule?: boolean } | null | undefined): unknown {
  return module?.__esModule ? module : { default: module };
}
