import useRouteContext from "@docusaurus/useRouteContext";
import { SECTIONS, sectionOfPlugin, type Section } from "./index";

/** The section of the page at hand; pages outside both instances (404, aliases) count as docs. */
export function useSection(): Section {
  const { plugin } = useRouteContext();
  return SECTIONS[sectionOfPlugin(plugin.id)];
}
