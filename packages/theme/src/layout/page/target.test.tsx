import { ARRIVE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { initTarget } from "./target";

const lit = (): string => [...document.querySelectorAll("[data-lit]")].map(({ id }) => id).join();

test("the target is lit, the disclosures around it open, and the one before is dark again", () => {
  document.body.innerHTML =
    '<main><h2 id="a"><i id="old" data-alias-of="a"></i></h2><details><details id="inner"><b id="b"></b></details></details></main>';
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const go = (hash: string): void => {
    window.history.replaceState(null, "", hash);
    window.dispatchEvent(new CustomEvent(ARRIVE_EVENT, { detail: { isOtherPage: false } }));
  };
  window.history.replaceState(null, "", "#old");
  initTarget();
  expect(lit()).toBe("a");
  expect(scroll).not.toHaveBeenCalled();
  go("#b");
  expect(lit()).toBe("b");
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  expect(scroll).toHaveBeenCalledTimes(1);
  go("#missing");
  expect(lit()).toBe("");
});
