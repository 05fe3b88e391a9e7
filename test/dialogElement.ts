/**
 * The part of the dialog element that jsdom lacks: `showModal` opens it, `close` closes it and gives focus back.
 * The inert page and the top layer are the business of the browser tests.
 */
export function stubDialogElement(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
    this.dispatchEvent(new Event("close"));
  };
}
