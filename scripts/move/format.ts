import path from "node:path";
import { format, resolveConfig } from "prettier";
import type { Format } from "./apply";

/** Code and data in the form that `npm run lint` asks for. */
export function formatIn(root: string): Format {
  return async (file, text) => {
    const filepath = path.join(root, file);
    return format(text, { ...(await resolveConfig(filepath)), filepath });
  };
}
