/** Checks whether an external address still works. */
import { setTimeout as pause } from "node:timers/promises";

/** The result for one address. */
export interface LinkStatus {
  /** `dead`: the address has to be replaced. `unsure`: the server gave no clear response. */
  readonly state: "alive" | "dead" | "unsure";
  /** The status code, or why there is none. */
  readonly reason: string;
  /** Final address after redirects. */
  readonly to?: string;
  /** True when every redirect was permanent. */
  readonly isPermanent?: boolean;
}

export interface CheckLinkOptions {
  readonly timeoutMs: number;
  /** Pause before a retry, unless the server names one. */
  readonly backoffMs: number;
  /** No retry when the server asks for a longer pause. */
  readonly maxBackoffMs: number;
}

export const DEFAULT_OPTIONS: CheckLinkOptions = {
  timeoutMs: 20_000,
  backoffMs: 3_000,
  maxBackoffMs: 60_000,
};

const MAX_REDIRECTS = 5;
const PERMANENT_REDIRECTS = new Set([301, 308]);
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** Status codes that mean that the address is gone. */
const GONE_STATUSES = new Set([404, 410]);

/** Reason for a host whose name does not resolve. */
const NO_NAME = "ENOTFOUND";

/**
 * Requests an address with HEAD, and with GET if the server rejects HEAD or finds nothing. Retries once with GET
 * after a pause if the server is busy, fails or does not respond. Never throws.
 */
export async function checkLink(address: string, options: CheckLinkOptions): Promise<LinkStatus> {
  const first = await tryOnce(address, "HEAD", options);
  if (!first.isTemporary) return first.answer;
  const wait = first.retryAfterMs ?? options.backoffMs;
  if (wait > options.maxBackoffMs) return first.answer;
  await pause(wait);
  return (await tryOnce(address, "GET", options)).answer;
}

interface Attempt {
  readonly answer: LinkStatus;
  /** A retry may succeed. */
  readonly isTemporary: boolean;
  readonly retryAfterMs?: number | undefined;
}

async function tryOnce(address: string, method: "HEAD" | "GET", options: CheckLinkOptions): Promise<Attempt> {
  try {
    const first = await fetchFinal(address, method, options);
    // Some servers reject HEAD for every page, or answer it with 404.
    const isRefused = method === "HEAD" && first.status >= 400 && !mayPass(first.status);
    return toAttempt(isRefused ? await fetchFinal(address, "GET", options) : first, address);
  } catch (error) {
    const reason = reasonOf(error);
    return { answer: { state: reason === NO_NAME ? "dead" : "unsure", reason }, isTemporary: true };
  }
}

/** The server is busy or fails temporarily. */
function mayPass(status: number): boolean {
  return status === 429 || status >= 500;
}

interface FinalResponse {
  readonly status: number;
  readonly url: string;
  readonly isPermanent: boolean;
  readonly retryAfter: string | null;
}

async function fetchFinal(
  address: string,
  method: "HEAD" | "GET",
  { timeoutMs }: CheckLinkOptions,
): Promise<FinalResponse> {
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
    if (!REDIRECT_STATUSES.has(response.status) || location === null)
      return { status: response.status, url, isPermanent, retryAfter: response.headers.get("retry-after") };
    isPermanent &&= PERMANENT_REDIRECTS.has(response.status);
    url = new URL(location, url).href;
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

function toAttempt({ status, url, isPermanent, retryAfter }: FinalResponse, address: string): Attempt {
  const reason = String(status);
  const moved = url === address ? {} : { to: url, isPermanent };
  if (status < 400) return { answer: { state: "alive", reason, ...moved }, isTemporary: false };
  const answer: LinkStatus = { state: GONE_STATUSES.has(status) ? "dead" : "unsure", reason, ...moved };
  return { answer, isTemporary: mayPass(status), retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
}

/** The header `Retry-After` (seconds or a date) in milliseconds. */
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
