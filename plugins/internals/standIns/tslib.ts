/** Replaces tslib: Docusaurus' handling of trailing slashes uses only this helper. */
export function __importDefault(module: { readonly __esModule?: boolean } | null | undefined): unknown {
  return module?.__esModule ? module : { default: module };
}
