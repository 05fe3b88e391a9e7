import { render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import Col from "docusaurus-theme-waymark/mdx/Col";
import NestedProperties from "docusaurus-theme-waymark/mdx/NestedProperties";
import Properties from "docusaurus-theme-waymark/mdx/Properties";
import Property from "docusaurus-theme-waymark/mdx/Property";
import Response from "./Response";
import ResponseBodies from "./ResponseBodies";
import ResponseBody from "./ResponseBody";
import Responses from "./Responses";
import Row from "docusaurus-theme-waymark/mdx/Row";

function Example() {
  return (
    <Row>
      <Col>
        <Responses>
          <Response status="200" title="OK">
            Done.
            <NestedProperties of="settings" count={2}>
              <Properties>
                <Property name="inner" type="boolean" />
                <Property name="other" type="string" />
              </Properties>
            </NestedProperties>
            <NestedProperties of="owner" count={1}>
              Its owner.
            </NestedProperties>
          </Response>
          <Response status="404" title="Not Found" />
        </Responses>
      </Col>
      <Col aside>
        <ResponseBodies>
          <ResponseBody status="200" title="OK" group="answer" open>
            <p>body of success</p>
          </ResponseBody>
          <ResponseBody status="404" title="Not Found" group="answer">
            <p>body of an error</p>
          </ResponseBody>
        </ResponseBodies>
      </Col>
    </Row>
  );
}

const detailsOf = (text: string): HTMLDetailsElement | null => screen.getByText(text).closest("details");

it("lists answers by status under the title of the list", () => {
  render(<Example />);
  const list = screen.getByText("Done.").closest("dl");
  expect(list).toHaveAccessibleName("Responses");
  const heads = [...(list?.children ?? [])].map((entry) => entry.querySelector("dt")?.textContent);
  expect(heads).toEqual(["200 OK", "404 Not Found"]);
});

it("shows bodies as disclosures that close each other, the first one open", () => {
  render(<Example />);
  const group = screen.getByRole("group", { name: "Response bodies" });
  expect(within(group).getByText("body of success")).toBeVisible();
  expect(within(group).getByText("body of an error")).not.toBeVisible();
  const [success, error] = [detailsOf("body of success"), detailsOf("body of an error")];
  expect([success?.open, error?.open]).toEqual([true, false]);
  expect([success, error].map((details) => details?.getAttribute("name"))).toEqual(["answer", "answer"]);
});

it("counts nested properties in the words of their disclosure, which is closed", () => {
  render(<Example />);
  const [settings, owner] = [detailsOf("inner"), detailsOf("Its owner.")];
  expect(settings?.querySelector("summary")).toHaveTextContent("2 properties of settings");
  expect(owner?.querySelector("summary")).toHaveTextContent("1 property of owner");
  expect([settings?.open, owner?.open]).toEqual([false, false]);
});

it("keeps bodies beside the text, statuses and types out of search, and nothing else", () => {
  const { container } = render(<Example />);
  const skipped = [...container.querySelectorAll('[data-search="skip"]')];
  const [bodies, ...labels] = skipped.reverse().map(({ textContent }) => textContent);
  expect(bodies).toContain("body of success");
  expect(labels.reverse()).toEqual([
    "Responses",
    "200 OK",
    "boolean",
    "optional",
    "string",
    "optional",
    "404 Not Found",
  ]);
});

it("has no mistakes of structure", async () => {
  const { container } = render(<Example />);
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
