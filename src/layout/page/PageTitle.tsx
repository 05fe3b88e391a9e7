import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useLayoutEffect } from "react";
import { pageTitle } from "../../sections";
import { useSection } from "../../sections/useSection";

/**
 * Gives the tab its title in the moment in which the page changes. Docusaurus writes the same title a frame later, with
 * the rest of the head.
 */
export function PageTitle({ title }: { readonly title: string }): null {
  const { siteConfig } = useDocusaurusContext();
  const text = pageTitle(title, useSection().id, siteConfig.title);
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
