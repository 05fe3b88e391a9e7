import { startNginx, type RunningNginx } from ".";
import { ask, type Answer, type Request } from "./ask";

/** Ways to ask a running server. */
export interface Server {
  /** Sends a request whose path goes out exactly as written. */
  readonly send: (path: string, request: Request) => Promise<Answer>;
  readonly get: (path: string, headers?: Request["headers"]) => Promise<Answer>;
}

/** Has nginx serve a build while the tests of a file run. */
export function serving(build: string): Server {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx(build);
  });
  afterAll(async () => {
    await nginx.stop();
  });
  const send: Server["send"] = (path, request) => ask(nginx.port, path, request);
  return { send, get: (path, headers = {}) => send(path, { headers }) };
}
