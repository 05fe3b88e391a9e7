import type { SampleRequest } from "../types";

/** What a program prints when a success has nothing else to say. */
export function doneWord({ method }: SampleRequest): string {
  return method === "DELETE" ? "Deleted" : "Done";
}
