import { findingsOf } from "./seed.fixture";
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

it("lets right paths, paths from a button on, menus of other products and bold words pass", () => {
  const body =
    "**Settings** → **Setup Keys** → **Create Key**, **Invite User** → **Create Invite Link**, " +
    "**Firewall** → **NAT** → **Outbound**, a **routing peer**, **{{product}} SSH**.";
  expect(findingsOf(webAppRule, body)).toEqual([]);
});
