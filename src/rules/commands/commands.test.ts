import { fence, findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { commandRule } from "./index";

const inBash = (...lines: readonly string[]) => findingsOf(commandRule, fence("bash", ...lines));

test("a mistake in a command is one finding with its place and the nearest spelling", () => {
  const rows = [
    ["{{cli}} stats", 'docs/x.mdx:2:9 command: There is no command "stats". Fix: write "status".'],
    ["{{cli}} networks lst", '2:18 command: There is no command "networks lst". Fix: write "list".'],
    ["{{cli}} up --setup-kee K", '2:12 command: "up" has no flag --setup-kee. Fix: write "--setup-key".'],
    ["{{cli}} up --managment-url=https://a.b", 'no flag --managment-url. Fix: write "--management-url".'],
    ["{{cli}} status --mtu 1300", '2:16 command: "status" has no flag --mtu. It belongs to "up".'],
    ["{{cli}} status -dZ", '"status" has no flag -Z.'],
    [
      "{{cli}} up --mtu large",
      '2:18 command: "large" is not a valid value for --mtu. Fix: write a whole number',
    ],
    ["{{cli}} up --wireguard-port 70000", "a whole number from 0 to 65535."],
    [
      "{{cli}} up --disable-dns=maybe",
      '"maybe" is not a valid value for --disable-dns. Fix: write true or false.',
    ],
    [
      "{{cli}} up --dns-router-interval 60",
      '"60" is not a valid value for --dns-router-interval. Fix: write a duration',
    ],
    ["{{cli}} status --check redy", '"redy" is not a valid value for --check. Fix: write "ready".'],
    [
      "{{cli}} debug trace inn 1.2.3.4 self",
      '"inn" is not a valid value for "debug trace". Fix: write "in".',
    ],
    ["{{cli}} up --setup-key", "--setup-key has no value. Fix: write --setup-key and a string."],
    ["{{cli}} profile rename old", '2:8 command: The command "profile rename" needs <profile> <new-name>.'],
    ["{{cli}} profile", '"profile" is a group of commands, not a command. Fix: use one of add, list, ls,'],
    ["{{cli}} down now", '2:14 command: "down" takes no arguments. Fix: remove "now".'],
    [
      "{{cli}} service install --service-env DEBUG",
      '"DEBUG" is not a valid value for --service-env. Fix: write KEY=VALUE.',
    ],
  ];
  const missed = rows.filter(([line = "", expected = ""]) => {
    const [finding = "", ...more] = inBash(line);
    return more.length > 0 || !finding.includes(expected);
  });
  expect(missed).toEqual([]);
});

describe("commands are found", () => {
  it("wherever a shell starts them", () => {
    const lines = [
      "sudo {{cli}} stats",
      "sudo -u alice --preserve-env=A {{cli}} stats",
      "A=1 B=2 {{cli}} stats",
      "cd /tmp && {{cli}} stats",
      "{{cli}} version | {{cli}} stats",
      "until {{cli}} stats; do sleep 2; done",
      "ADDRESS=$({{cli}} stats)",
      "docker exec -it vpn {{cli}} stats",
      "docker exec {{cli}} {{cli}} stats",
      "docker compose exec vpn {{cli}} stats",
      "kubectl -n mesh exec deploy/router -- {{cli}} stats",
      "ssh root@host {{cli}} stats",
      'sh -c "{{cli}} stats"',
      'aws ecs execute-command --command "{{cli}} stats"',
      "/usr/local/bin/{{cli}} stats",
      "$ {{cli}} stats",
      "timeout 30 {{cli}} stats",
      "nohup env A=1 {{cli}} stats &",
    ];
    const missed = lines.filter((line) => inBash(line)[0]?.includes('no command "stats"') !== true);
    expect(missed).toEqual([]);
  });

  it("continued lines are one command, and the finding is on its own line", () => {
    expect(inBash("{{cli}} up \\", "  --hostname a \\", "  --colour red")).toEqual([
      expect.stringContaining("docs/x.mdx:4:3"),
    ]);
  });

  it("in data and programs, at their place", () => {
    const rows = [
      ["yaml", 'command: ["{{cli}}", "status", "--check", "redy"]', "2:44"],
      ["yaml", "runcmd:\n  - {{cli}} stats", "3:13"],
      ["yaml", "run: |\n  true\n  sudo {{cli}} stats", "4:16"],
      ["json", '{ "test": ["CMD", "{{cli}}", "stats"] }', "2:31"],
      ["powershell", '& "C:\\X\\\\{{cli}}.exe" stats', "2:23"],
      ["docker", "RUN {{cli}} stats", "2:13"],
      ["ini", "ExecStart=/usr/bin/{{cli}} stats", "2:28"],
      ["text", "$ {{cli}} stats", "2:11"],
      ["python", 'run(["{{cli}}", "stats"], check=False)', "2:18"],
      ["python", "run('sudo {{cli}} stats', shell=True)", "2:19"],
      ["go", 'exec.Command("/usr/bin/{{cli}}", "stats")', "2:35"],
      ["js", "execSync(`{{cli}} stats`)", "2:19"],
      ["hcl", "user_data = <<-EOT\n  #!/bin/sh\n  {{cli}} stats\nEOT", "4:11"],
    ];
    const missed = rows.filter(([language = "", code = "", place = ""]) => {
      const [finding = "", ...more] = findingsOf(commandRule, fence(language, code));
      return more.length > 0 || !finding.startsWith(`docs/x.mdx:${place} command:`);
    });
    expect(missed).toEqual([]);
  });

  it("in inline code, at its place in the line", () => {
    expect(findingsOf(commandRule, "Run `sudo {{cli}} up --hostnam x` now.")).toEqual([
      'docs/x.mdx:1:22 command: "up" has no flag --hostnam. Fix: write "--hostname".',
    ]);
  });

  it("in a list, an admonition and a table cell", () => {
    const body = [
      "1. Step",
      "",
      "   ```bash",
      "   {{cli}} stats",
      "   ```",
      "",
      ":::note",
      "`{{cli}} stats`",
      ":::",
    ];
    expect(findingsOf(commandRule, body.join("\n"))).toEqual([
      expect.stringContaining("docs/x.mdx:4:12"),
      expect.stringContaining("docs/x.mdx:8:10"),
    ]);
    expect(findingsOf(commandRule, "| A |\n|---|\n| `{{cli}} stats` |")).toHaveLength(1);
  });
});

test("strings of programs that start nothing pass", () => {
  const rows = [
    ["python", 'run(["{{cli}}", "status", "--check", "ready"], timeout=30)'],
    ["python", 'path = "/usr/bin/{{cli}}"\nprint("stats", "of", "peers")'],
    ["go", 'fmt.Println("the {{cli}} client", err)'],
    ["hcl", 'name = "{{cli}}"\ntags = ["stats"]'],
  ];
  const found = rows.flatMap(([language = "", code = ""]) =>
    findingsOf(commandRule, fence(language, ...code.split("\n"))),
  );
  expect(found).toEqual([]);
});

describe("right commands pass", () => {
  it("in fences", () => {
    const lines = [
      "{{cli}} up --setup-key-file /root/key --hostname web-1 --network-monitor",
      "{{cli}} up -k A1B2 -F --mtu=1300",
      "{{cli}} --log-level debug status -dj",
      "{{cli}} up --mtu $MTU --hostname $(hostname) --setup-key <your key>",
      "{{cli}} ssh -L 15432:localhost:5432 deploy@db-1",
      "{{cli}} ssh deploy@web-1 uptime --pretty --nothing-of-ours",
      "{{cli}} ssh deploy@web-1 -- ls -la",
      "{{cli}} routes ls",
      "{{cli}} networks select --append a b c",
      "{{cli}} debug capture tcp port 443",
      "{{cli}} expose 8080 --help",
      "which {{cli}}; command -v {{cli}}",
      "sudo rm /usr/local/bin/{{cli}} status",
      "journalctl -u {{cli}} stats",
      "sudo install -m 0755 {{cli}} /usr/bin/{{cli}}",
      "echo 'nothing to see'",
    ];
    expect(lines.flatMap((line) => inBash(line))).toEqual([]);
  });

  it("inline code may name a command without its arguments", () => {
    expect(findingsOf(commandRule, "`{{cli}} profile rename` and `{{cli}} networks` and `{{cli}}`.")).toEqual(
      [],
    );
  });
});
