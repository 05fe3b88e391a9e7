import { findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { webAppRule } from "./webApp";

const fixOf = (body: string): string[] =>
  findingsOf(webAppRule, body).map((finding) => finding.replace(/^.*? Fix: /, ""));

it("finds menu paths and labels that the web app does not have, each with the nearest right one", () => {
  const wrong: readonly (readonly [body: string, fix: string])[] = [
    ["**Setup Keys** → **Create Key**", "write **Settings** → **Setup Keys** → **Create Key**."],
    ["**Setings** → **Setup Keys**", "write **Settings**."],
    ["**Settings** → **Setup Key**", "write **Settings** → **Setup Keys**."],
    ["**Network Routes** → **Add Route**", "write **Peers** → **Network Routes** → **Add Route**."],
    ["**Networks** → **Add Network**", "write **Network Routing** → **Networks** → **Add Network**."],
    [
      "**Access Control** → **Policies** → **Add policy**",
      "write **Access Control** → **Policies** → **Add Policy**.",
    ],
    ["**Team** → **Audit Events**", "write **Activity** → **Audit Events**."],
    ["**DNS** → **Nameserver**", "write **DNS** → **Nameservers**."],
    ["**Settings** → **Authentification**", "write **Settings** → **Authentication**."],
    ["Press **Add policy**.", "write **Add Policy**."],
    ["Open **Setup Keys**.", "write **Settings** → **Setup Keys**."],
  ];
  expect(wrong.map(([body]) => [body, fixOf(body)])).toEqual(wrong.map(([body, fix]) => [body, [fix]]));
});

it("says where the label stands and what the web app has in its place", () => {
  expect(findingsOf(webAppRule, "In **Settings** → **Setup Key** you make one.")).toEqual([
    'docs/x.mdx:1:19 web-app: There is no "Setup Key" under **Settings**. Fix: write **Settings** → **Setup Keys**.',
  ]);
});

it("finds them wherever they stand, and in whatever way they are written", () => {
  const seeds: readonly (readonly [body: string, finding: string])[] = [
    [
      "Go to **Settings** → **Setup Keys** → **Usage**.",
      '1:39 web-app: There is no "Usage" under **Settings** → **Setup Keys**. Fix: write one of: Create Key, Revoke, Delete.',
    ],
    [
      "<Steps>\n\n1. One.\n2. Open **Peers** → **Setup Keys**.\n\n</Steps>",
      '4:21 web-app: There is no "Setup Keys" under **Peers**. Fix: write **Settings** → **Setup Keys**.',
    ],
    [
      "| A | B |\n|---|---|\n| x | **Team** → **Policies** |",
      '3:18 web-app: There is no "Policies" under **Team**. Fix: write **Access Control** → **Policies**.',
    ],
    [
      ":::note\n\nOpen **Settings** → **Network**.\n\n:::",
      '3:21 web-app: There is no "Network" under **Settings**. Fix: write **Settings** → **Networks**.',
    ],
    [
      "> - Fill in **Usage limits**.",
      '1:13 web-app: The web app has no "Usage limits". Fix: write **Usage limit**.',
    ],
    [
      "Choose **Save Change**.",
      '1:8 web-app: The web app has no "Save Change". Fix: write **Save Changes**.',
    ],
    [
      "On the **Remote Job** tab",
      '1:8 web-app: The web app has no "Remote Job". Fix: write **Remote Jobs**.',
    ],
    [
      "In the menu, open **Policies**.",
      '1:19 web-app: "Policies" is not a top entry of the menu. ' +
        "Fix: write **Access Control** → **Policies** or **Agent Network** → **Policies**.",
    ],
    [
      "In **Settings > Setup Keys** you",
      "1:4 web-app: The path is a single bold label. Fix: write **Settings** → **Setup Keys**.",
    ],
    [
      "In **Settings** › *Setup Key*",
      '1:19 web-app: There is no "Setup Key" under **Settings**. Fix: write **Settings** → **Setup Keys**.',
    ],
    [
      "Open Settings → Setup Keys.",
      '1:6 web-app: The menu path "Settings → Setup" is not bold. Fix: write **Settings** → and each label after it in bold.',
    ],
    [
      '<Properties><Property name="x">**Access Control** → **Policies** → **Create Policy**</Property></Properties>',
      '1:68 web-app: There is no "Create Policy" under **Access Control** → **Policies**. ' +
        "Fix: write **Access Control** → **Policies** → **Add Policy**.",
    ],
  ];
  expect(seeds.map(([body]) => findingsOf(webAppRule, body))).toEqual(
    seeds.map(([, finding]) => [`docs/x.mdx:${finding}`]),
  );
});

it("lets right paths, paths from a button on, menus of other products and bold words pass", () => {
  const body =
    "**Settings** → **Setup Keys** → **Create Key**, **Invite User** → **Create Invite Link**, " +
    "**Firewall** → **NAT** → **Outbound**, a **routing peer**, **{{product}} SSH**, " +
    "*emphasis*, Okta's **Create Users**, one → two.";
  expect(findingsOf(webAppRule, body)).toEqual([]);
});
