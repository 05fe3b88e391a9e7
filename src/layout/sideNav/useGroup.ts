import { useLayoutEffect, useRef, type RefObject } from "react";
import { useSiteRouter } from "../../ui/SiteLink";
import { useMenuState } from "./MenuState";
import { firstHref, holds, type NavGroup } from "./tree";

/** Open state of a group and what a click does (SPEC section 4). */
export function useGroup(group: NavGroup, level: number) {
  const { path, groups, setGroup } = useMenuState();
  const router = useSiteRouter();
  const holdsActive = holds(group, path);
  const key = `${group.key}@${holdsActive ? path : ""}`;
  const open = groups.get(key) ?? (holdsActive || level === 0 || groups.get(`${group.key}@`) === true);
  const toggle = (): void => {
    setGroup(key, !open);
    const first = firstHref(group);
    if (!open && !holdsActive && first !== undefined) router?.push(first);
  };
  const list = useAdopted(open, () => setGroup(key, !open));
  return { open, active: group.href === path, holdsActive, toggle, list };
}

/** Adopts what a reader did to the static list before React came: it may stand open or closed against the rule. */
function useAdopted(open: boolean, adopt: () => void): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef({ open, adopt });
  useLayoutEffect(() => {
    if (list.current?.hidden === first.current.open) first.current.adopt();
  }, []);
  return list;
}
