import { translate } from "@docusaurus/Translate";
import { useActiveDocContext, useVersions } from "@docusaurus/plugin-content-docs/client";
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";
import { useIsErrorFile } from "docusaurus-waymark-core/sections/errorFile";
import { PopoverMenu } from "../../ui/PopoverMenu";
import { useAddress } from "../../ui/SiteLink";

/** The versions of the section, on its pages and only if there is more than one. Each link leads to the same page if it is there. */
export function VersionMenu(): ReactNode {
  const { plugin } = useRouteContext();
  const isErrorFile = useIsErrorFile();
  const isDocs = plugin.name === "docusaurus-plugin-content-docs" && !isErrorFile;
  return isDocs ? <Versions pluginId={plugin.id} /> : null;
}

function Versions({ pluginId }: { readonly pluginId: string }): ReactNode {
  const versions = useVersions(pluginId);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(pluginId);
  const address = useAddress();
  if (versions.length < 2) return null;
  const links = versions.map(({ name, label, docs, mainDocId, path }) => ({
    label,
    href: address(alternateDocVersions[name]?.path ?? docs.find(({ id }) => id === mainDocId)?.path ?? path),
    current: name === activeVersion?.name,
  }));
  return (
    <PopoverMenu
      id="version-menu"
      label={translate({ id: "topBar.versions", message: "Versions" })}
      links={links}
    >
      {activeVersion?.label}
    </PopoverMenu>
  );
}
