import "./reportSelection";

const HREF = "https://github.com/example/docs/issues/new?title=SSH&body=Page%3A+x%0A%0A";

beforeEach(() => {
  document.body.innerHTML = `
    <article><h2 id="one">One</h2><p>first</p><h3 id="two">Two</h3><p id="words">some &lt;words&gt;
second line</p></article>
    <a data-act="report" href="${HREF}"><span>Report</span></a>`;
});

const link = (): HTMLAnchorElement => document.querySelector("a") as HTMLAnchorElement;
const body = (): string | null => new URL(link().href).searchParams.get("body");
function point(): void {
  link().firstElementChild?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

test("what is selected and its heading go into the issue, once, and leave it with the selection", () => {
  point();
  expect(body()).toBe("Page: x\n\n");
  window.getSelection()?.selectAllChildren(document.getElementById("words") as HTMLElement);
  point();
  point();
  expect(body()).toBe("Page: x\n\nHeading: #two\n\n> some <words>\n> second line\n\n");
  window.getSelection()?.removeAllRanges();
  point();
  expect(link().href).toBe(HREF);
});

test("a long selection is cut", () => {
  const words = document.getElementById("words") as HTMLElement;
  words.textContent = "x".repeat(10_000);
  window.getSelection()?.selectAllChildren(words);
  point();
  expect(body()?.length).toBeLessThan(600);
});

test("values that the reader has set stay out of the address, selected as a whole or in part", () => {
  const words = document.getElementById("words") as HTMLElement;
  words.innerHTML = `key <var data-var="token sh"><u>secret-1</u></var> and <var data-var="peer raw"><u>mine</u></var>.`;
  window.getSelection()?.selectAllChildren(words);
  point();
  expect(body()).toContain("> key <token> and <peer>.");
  const secret = words.querySelector("u")?.firstChild as Text;
  window.getSelection()?.setBaseAndExtent(secret, 2, secret, 8);
  point();
  expect(body()).toContain("> <token>\n");
  expect(link().href).not.toContain("cret-1");
});
