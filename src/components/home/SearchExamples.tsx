import { translate } from "@docusaurus/Translate";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import styles from "./Home.module.css";

interface Props {
  /** Queries that readers type, separated by commas; each must find something. */
  readonly queries: string;
}

/** A search field, which opens the search dialog, and links to the results of example queries. */
export default function SearchExamples({ queries }: Props): ReactNode {
  return (
    <div className={styles.search} data-search="skip" data-markdown-ignore="">
      <button type="button" className={styles.field} data-act="search" aria-haspopup="dialog">
        <Search aria-hidden="true" />
        {translate({ id: "home.whatDoYouWantToDo", message: "What do you want to do?" })}
      </button>
      <p className={styles.queries}>
        {translate({ id: "home.try", message: "Try" })}{" "}
        {queries.split(",").map((query) => (
          <SiteLink key={query} to={`/search?q=${encodeURIComponent(query.trim())}`}>
            {query.trim()}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
