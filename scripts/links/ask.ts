import { setTimeout as pause } from "node:timers/promises";

/** What an address answered. */
export interface Answer {
  /** `dead` is an address for the writer to replace; `unsure` one whose server would not say. */
  readonly state: "alive" | "dead" | "unsure";
  /** The status, or why there is none. */
  readonly said: string;
  /** The address at which a redirect ended. */
  readonly to?: string;
  /** Every redirect on the way was a permanent one. */
  readonly isPermanent?: boolean;
}

export interface AskOptions {
  readonly timeoutMs: number;
  /** Pause before the second try, when the server names none. */
  readonly backoffMs: number;
  /** A server that asks for a longer pause is not asked again. */
  readonly maxBackoffMs: number;
}

export const ASK_OPTIONS: AskOptions = { timeoutMs: 20_000, backoffMs: 3_000, maxBackoffMs: 60_000 };

const MAX_REDIRECTS = 5;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Statuses by which servers say that an address is gone. */
const GONE = new Set([404, 410]);

/**
 * Asks for an address: by HEAD, by GET where the server refuses that or finds nothing by it, and once more, by GET, after
 * a pause where it is busy, fails or does not answer. Never throws.
 */
export async function ask(address: string, options: AskOptions = ASK_OPTIONS): Promise<Answer> {
  const first = await attempt(address, "HEAD", options);
  if (!first.isPassing) return first.answer;
  const wait = first.retryAfterMs ?? options.backoffMs;
  if (wait > options.maxBackoffMs) return first.answer;
  await pause(wait);
  return (await attempt(address, "GET", options)).answer;
}

interface Attempt {
  readonly answer: Answer;
  /** Another try may be answered otherwise. */
  readonly isPassing: boolean;
  readonly retryAfterMs?: number | undefined;
}

async function attempt(address: string, method: "HEAD" | "GET", options: AskOptions): Promise<Attempt> {
  try {
    const first = await follow(address, method, options);
    // Some servers know HEAD for no page, or answer it as if there were none.
    const isRefused = method === "HEAD" && first.status >= 400 && !isPassing(first.status);
    return judge(isRefused ? await follow(address, "GET", options) : first, address);
  } catch (error) {
    return { answer: { state: "dead", said: reasonOf(error) }, isPassing: true };
  }
}

/** The server is busy or fails, which may be over soon. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

interface Arrival {
  readonly status: number;
  readonly url: string;
  readonly isPermanent: boolean;
  readonly retryAfter: string | null;
}

async function follow(address: string, method: "HEAD" | "GET", { timeoutMs }: AskOptions): Promise<Arrival> {
  let url = address;
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "User-Agent": "links-external (link check of a documentation site)", Accept: "*/*" },
    });
    await response.body?.cancel();
    const location = response.headers.get("location");
    if (!REDIRECTS.has(response.status) || location === null)
      return { status: response.status, url, isPermanent, retryAfter: response.headers.get("retry-after") };
    isPermanent &&= PERMANENT.has(response.status);
    url = new URL(location, url).href;
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

function judge({ status, url, isPermanent, retryAfter }: Arrival, address: string): Attempt {
  const said = String(status);
  const moved = url === address ? {} : { to: url, isPermanent };
  if (status < 400) return { answer: { state: "alive", said, ...moved }, isPassing: false };
  // 401, 403 and the like mean that something is there, 429 that the server has heard enough of us.
  const isDead = GONE.has(status) || status >= 500;
  const answer: Answer = { state: isDead ? "dead" : "unsure", said, ...moved };
  return { answer, isPassing: isPassing(status), retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
}

/** `Retry-After` in milliseconds: a number of seconds, or a date. */
export function retryAfterMs(value: string | null, nowMs: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return "no answer in time";
  return cause?.code ?? cause?.message ?? message;
}
