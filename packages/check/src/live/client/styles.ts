/** Colors hold on both themes: the overlay is no part of the site's look. */
export const STYLES = `
:host { all: initial; }
section {
  position: fixed; inset-block-end: 0.75rem; inset-inline: 0.75rem; z-index: 2147483000;
  max-inline-size: 44rem; margin-inline: auto; box-sizing: border-box;
  background: #1c1917; color: #fafaf9; border: 2px solid #f59e0b; border-radius: 0.5rem;
  font: 0.875rem/1.45 system-ui, sans-serif; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 35%);
}
button {
  display: block; inline-size: 100%; padding: 0.625rem 0.875rem; border: 0; background: none; color: inherit;
  font: inherit; font-weight: 600; text-align: start; cursor: pointer;
}
button::after { content: "Show"; float: inline-end; font-weight: 400; text-decoration: underline; }
button[aria-expanded="true"]::after { content: "Hide"; }
:is(button, ol):focus-visible { outline: 3px solid #fcd34d; outline-offset: -3px; }
ol { margin: 0; padding: 0 0.875rem 0 2.25rem; max-block-size: 40vh; overflow: auto; overflow-wrap: anywhere; }
li { margin-block-end: 0.5rem; }
code { color: #fcd34d; font-family: ui-monospace, monospace; }
p { margin: 0; padding: 0 0.875rem 0.625rem; }
p:empty { padding: 0; }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`;
