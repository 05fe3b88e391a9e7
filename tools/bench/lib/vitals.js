// Runs in the page before anything else: sums up in `window.vitals` what the browser reports, in milliseconds.
(() => {
  const vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  window.vitals = vitals;
  const watch = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime));
  watch("layout-shift", (entry) => (vitals.cls += entry.value));
  // Total Blocking Time counts from the first contentful paint on.
  watch("longtask", (entry) => {
    const end = entry.startTime + entry.duration;
    const start = Math.max(entry.startTime, vitals.fcp || end);
    vitals.tbt += Math.max(0, end - start - 50);
  });
})();
