import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";

// Browser features that React, the router or Docusaurus expect and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream, WritableStream });
Object.assign(window, {
  docusaurus: { prefetch: () => false, preload: () => false },
  scrollTo: () => undefined,
  ResizeObserver: class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  },
});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;

/** A media query that never matches and never changes. */
class StillMediaQuery extends EventTarget implements Pick<MediaQueryList, "matches" | "media" | "onchange"> {
  readonly matches = false;
  readonly onchange = null;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }
}

window.matchMedia = (media) => new StillMediaQuery(media) as MediaQueryList;
