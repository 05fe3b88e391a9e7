import { nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** Programs that readers start in a terminal. The client of the product is added by the caller. */
const PROGRAMS = new Set(
  `apk apt apt-get aws az brew chmod chown choco cp crictl curl dig dnf docker docker-compose dpkg flatpak gcloud git helm ip
  iptables jq journalctl k3s kill kubectl launchctl lsof make mkdir modprobe msiexec mv nc netstat nft nmap node npm npx nslookup
  opkg openssl pct ping ping6 pip pkg pnpm podman psql python python3 qm resolvectl rm rpm sc scp scutil service sqlite3 ss
  ssh sysctl systemctl tar tcpdump terraform traceroute uci ufw uv wg wget winget yarn yum zypper`.split(
    /\s+/,
  ),
);

/** Words before the program: `sudo -u name`, `env`, and variables that are set for one command. */
const BEFORE_PROGRAM = /^(?:(?:sudo(?: -[ug] \S+| -\S+)*|doas|env|[A-Za-z_]\w*=\S*) )*/;

/** A command of PowerShell: `Get-Service Name`. */
const CMDLET = /^[A-Z][a-z]+-[A-Z]\w+$/;

/**
 * Marks inline code in list items and table cells that is a whole command, so that the page offers to copy it
 * (`packages/theme/src/mdx/prose/plain.tsx`). In running text a command is named and not run: steps have blocks of code. The mark is
 * the punctuation after the code, which stays in its line.
 *
 * @param client name of the program that the product installs
 */
export function markCommands(root: MdNode, client: string | undefined): void {
  for (const node of nodesBelow(root)) {
    if (node.type !== "listItem" && node.type !== "tableCell") continue;
    for (const { children = [] } of [node, ...nodesBelow(node)])
      children.forEach((code, index) => {
        if (code.type !== "inlineCode" || code.data?.hProperties?.["data-command"] !== undefined) return;
        if (!isCommand(code.value ?? "", client)) return;
        const mark = takePunctuation(children[index + 1]);
        code.data = { ...code.data, hProperties: { ...code.data?.hProperties, "data-command": mark } };
      });
  }
}

/** Takes the punctuation from the start of a text. */
function takePunctuation(next: MdNode | undefined): string {
  if (next?.type !== "text") return "";
  const text = next.value ?? "";
  const rest = text.replace(/^[.,;:!?)]+/, "");
  next.value = rest;
  return text.slice(0, text.length - rest.length);
}

/** True for a program with at least one argument on one line. */
export function isCommand(code: string, client: string | undefined): boolean {
  const [program = "", ...rest] = code.replace(BEFORE_PROGRAM, "").split(" ");
  const isProgram = PROGRAMS.has(program) || program === client || CMDLET.test(program);
  return isProgram && rest.length > 0 && !code.includes("…");
}
