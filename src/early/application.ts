import { applicationScripts } from "../lib/freshPage";

/** Loads the application, its scripts in order. `onFail` is told when one cannot be had. */
export function loadApplication(onFail: () => void): void {
  for (const address of JSON.parse(applicationScripts()) as string[]) {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    script.fetchPriority = "high";
    script.onerror = onFail;
    document.head.append(script);
  }
}
