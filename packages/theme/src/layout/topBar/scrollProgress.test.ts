import { scrollProgress } from "./scrollProgress";

test.each([
  [-20, 0],
  [0, 0],
  [18, 0.25],
  [36, 0.5],
  [72, 1],
  [5000, 1],
])("scrolled by %i px the bar is %d of the way to opaque", (scrollY, progress) => {
  expect(scrollProgress(scrollY)).toBe(progress);
});
