import type { SampleRequest } from "../types";

/** Text that a program prints after success when there is no response body. */
export function successMessage({ method }: SampleRequest): string {
  return method === "DELETE" ? "Deleted" : "Done";
}
