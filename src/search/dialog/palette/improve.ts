import type { Option } from "./answer";
import { arrange } from "./arrange";
import type { CoreApi, Pending, SessionPorts, SessionState } from "./session";
import type { Store } from "./store";
import { isBlank } from "./view";

/**
 * Asks the typed query again and shows the better list, in which the active row stays active, wherever it then stands.
 * A reader who types on meanwhile gets the better list with the next answer anyway.
 */
export async function improve(
  api: CoreApi,
  store: Store<SessionState>,
  pending: Pending,
  ports: SessionPorts,
): Promise<void> {
  const { core, scope } = store.get();
  if (isBlank(core.query) || core.status !== "idle") return;
  const answer = await ports.ask(core.query, scope);
  const now = store.get();
  const [collection] = now.core.collections;
  const overtaken = now.core.query !== core.query || now.scope !== scope || now.core.status !== "idle";
  if (overtaken || answer.kind !== "hits" || !collection) return;
  const active = collection.items[now.core.activeItemId ?? -1];
  const options = withActive(answer.options, active);
  pending.answer = { ...answer, options };
  api.setCollections([{ source: collection.source, items: [...options] }]);
  api.setActiveItemId(Math.max(0, placeOf(options, active)));
}

/** The new rows, and among them the active one, even if it is no longer one of the best. */
export function withActive(options: readonly Option[], active: Option | undefined): readonly Option[] {
  if (!active || placeOf(options, active) >= 0) return options;
  const hrefs = new Map([...options, active].map(({ hit, href }) => [hit.url, href]));
  const hits = [...options.map(({ hit }) => hit), active.hit];
  return arrange(hits, (url) => hrefs.get(url) ?? url);
}

function placeOf(options: readonly Option[], active: Option | undefined): number {
  return options.findIndex(({ href }) => href === active?.href);
}
