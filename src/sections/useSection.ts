import useRouteContext from "@docusaurus/useRouteContext";
import { useIsErrorFileHydrating } from "./errorFile";
import { SECTIONS, sectionOfPlugin, type Section } from "./index";

/** The section of the current page; pages outside both instances (aliases) count as docs. */
export function useSection(): Section {
  const { plugin } = useRouteContext();
  const isBuiltAsDocs = useIsErrorFileHydrating();
  return SECTIONS[isBuiltAsDocs ? "docs" : sectionOfPlugin(plugin.id)];
}
