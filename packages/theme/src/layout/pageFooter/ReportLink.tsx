import { translate } from "@docusaurus/Translate";
import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { Action } from "docusaurus-waymark-core/protocol/attributes";
import { newIssueUrl, type PageReport } from "docusaurus-waymark-core/navigation/newIssue";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { useSitePath } from "docusaurus-waymark-core/sections/useSitePath";

const ACTION: Action = "report";

/** A link to a prepared issue about the page. `answerFeedback.ts` adds the selected text. */
export function ReportLink({ title, release }: Pick<PageReport, "title" | "release">): ReactNode {
  const { links } = useProduct();
  const page = links.docs + useSitePath();
  return (
    <Link
      to={newIssueUrl({ repository: links.docsRepository, title, page, release })}
      target="_self"
      data-act={ACTION}
    >
      {translate({
        id: "pageFooter.reportAProblemWithThisPage",
        message: "Report a problem with this page",
      })}
    </Link>
  );
}
