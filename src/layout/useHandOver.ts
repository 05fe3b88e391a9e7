import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Takes over from the early script, once. The script acts until the moment in which React's own handlers are there;
 * what it opened stays open, and what it could not do is done after all effects of the page have run.
 */
export function useHandOver(openDrawer: () => void): void {
  const open = useRef(openDrawer);
  useLayoutEffect(() => {
    if (window.siteEarly?.release().drawerOpen === true) open.current();
  }, []);
  useEffect(() => {
    window.siteEarly?.replay();
    delete window.siteEarly;
  }, []);
}
