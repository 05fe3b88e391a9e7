// Preloaded into a build: when the process ends, writes the time and memory that it used, its threads included.
const fs = require("node:fs");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024 };
    fs.writeFileSync(process.env.BENCH_USAGE, JSON.stringify(usage));
  });
}
