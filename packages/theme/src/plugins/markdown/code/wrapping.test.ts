import { markWrapping } from "./wrapping";

test("a long address breaks after its slashes, and the backslash at the end of the line stays with it", () => {
  expect(
    markWrapping(
      'curl <i>https://code.example/mesh/install.sh </i><span class="tk-o">\\</span>\n  <span class="tk-o">|</span> sh',
    ),
  ).toBe(
    'curl <i>https://code.example/<wbr>mesh/<wbr>install.sh </i><span class="tk-o tk-e">\\</span>\n  <span class="tk-o">|</span> sh',
  );
});

test("flags do not break at their hyphens; short ones, arguments, and values of the reader stay as they are", () => {
  expect(
    markWrapping(
      'mesh up -q <bdi>--setup-key </bdi>A1-B2 <var data-var="baseUrl">https://mesh.example/a/b/c/d</var>',
    ),
  ).toBe(
    'mesh up -q <bdi><span>--setup-key</span> </bdi>A1-B2 <var data-var="baseUrl">https://mesh.example/a/b/c/d</var>',
  );
  expect(markWrapping("mesh --single-account-mode-domain")).toBe("mesh --single-account-mode-domain");
});
