import { translate } from "@docusaurus/Translate";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { FileText, Link2, MessageCircleQuestion, SquarePen, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { ReaderValuesButton } from "../../reference/ReaderValuesButton";
import { useUsedValues } from "../../reference/useUsedValues";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { useTwinAddress } from "docusaurus-waymark-core/sections/useTwinAddress";
import styles from "./PageActions.module.css";

/** The time that the page takes, Copy link, Copy page as Markdown, an assistant that gets its address, Edit on Github, and the values of the page. */
export function PageActions(): ReactNode {
  const { editUrl } = useDoc().metadata;
  const twin = useTwinAddress();
  const uses = useUsedValues();
  const time = useTime();
  return (
    <ul className={styles.actions}>
      {time !== undefined && (
        <li data-bar="">
          <span className={styles.action}>
            <Timer aria-hidden="true" />
            {time}
          </span>
        </li>
      )}
      <li className="needs-script">
        <button type="button" className={styles.action} data-act="copy-link">
          <Link2 aria-hidden="true" />
          {translate({ id: "pageTools.copyLink", message: "Copy link" })}
        </button>
      </li>
      <li className="needs-script">
        <button type="button" className={styles.action} data-act="copy-page" data-twin={twin}>
          <FileText aria-hidden="true" />
          {translate({ id: "pageTools.copyPageAsMarkdown", message: "Copy page as Markdown" })}
        </button>
      </li>
      <AssistantItem twin={twin} />
      <li>
        <a className={styles.action} href={editUrl ?? undefined}>
          <SquarePen aria-hidden="true" />
          {translate({ id: "pageTools.editOnGithub", message: "Edit on Github" })}
        </a>
      </li>
      {uses && (
        <li data-bar="">
          <ReaderValuesButton uses={uses} />
        </li>
      )}
    </ul>
  );
}

/** The time that the page takes, by its front matter, in words. */
export function useTime(): string | undefined {
  const { minutes } = useDoc().frontMatter as { readonly minutes?: number };
  if (minutes === undefined) return undefined;
  return translate({ id: "edition.minutes", message: "About {minutes} minutes" }, { minutes });
}

/** A plain link, so that nothing is sent before it is followed; the assistant then reads the Markdown of the page. */
function AssistantItem({ twin }: { readonly twin: string }): ReactNode {
  const { assistant, docs } = useProduct().links;
  if (assistant === undefined) return null;
  const question = translate(
    { id: "pageTools.assistantQuestion", message: "Read {address} and help me with it." },
    { address: new URL(twin, docs).href },
  );
  return (
    <li>
      <a
        className={styles.action}
        href={assistant.replace("{question}", encodeURIComponent(question))}
        target="_blank"
        rel="noopener"
        aria-label={translate({
          id: "pageTools.assistantNewTab",
          message: "Open in an assistant (opens in a new tab)",
        })}
      >
        <MessageCircleQuestion aria-hidden="true" />
        {translate({ id: "pageTools.assistant", message: "Open in an assistant" })}
      </a>
    </li>
  );
}
