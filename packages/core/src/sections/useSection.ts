import useRouteContext from "@docusaurus/useRouteContext";
import { useIsErrorFileHydrating } from "./errorFile";
import { ROOT_SECTION, sectionById, sectionOfPlugin, type Part } from "./index";

/** The section of the current page; pages outside all sections count as pages of the root section. */
export function useSection(): Part {
  const { plugin } = useRouteContext();
  const isBuiltAsRoot = useIsErrorFileHydrating();
  return isBuiltAsRoot ? ROOT_SECTION : sectionById(sectionOfPlugin(plugin));
}
