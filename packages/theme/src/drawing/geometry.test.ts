import { anchor, arrowHead, type Box, cutEnd, cutStart, halfway, type Point, roundedPath } from "./geometry";

const box: Box = { x: 10, y: 20, w: 100, h: 40 };

describe("anchor", () => {
  it("is the middle of a side", () => {
    expect(anchor(box, "top")).toEqual([60, 20]);
    expect(anchor(box, "right")).toEqual([110, 40]);
    expect(anchor(box, "bottom")).toEqual([60, 60]);
    expect(anchor(box, "left")).toEqual([10, 40]);
  });

  it("moves along its side by the shift", () => {
    expect(anchor(box, "top", 8)).toEqual([68, 20]);
    expect(anchor(box, "left", -8)).toEqual([10, 32]);
  });
});

describe("halfway", () => {
  it("measures along the bends", () => {
    expect(
      halfway([
        [0, 0],
        [0, 10],
        [30, 10],
      ]),
    ).toEqual([10, 10]);
  });
});

describe("roundedPath", () => {
  it("rounds a corner by the radius", () => {
    expect(
      roundedPath([
        [0, 0],
        [40, 0],
        [40, 40],
      ]),
    ).toBe("M0 0L30 0Q40 0 40 10L40 40");
  });

  it("shrinks the radius where pieces are short", () => {
    expect(
      roundedPath([
        [0, 0],
        [8, 0],
        [8, 40],
      ]),
    ).toBe("M0 0L4 0Q8 0 8 4L8 40");
  });
});

describe("arrowHead", () => {
  it("touches its tip and opens towards the start of the line", () => {
    expect(arrowHead([100, 50], [0, 50])).toBe("M100 50L92 45.5L92 54.5Z");
    expect(arrowHead([50, 0], [50, 90])).toBe("M50 0L45.5 8L54.5 8Z");
  });
});

describe("cutEnd and cutStart", () => {
  const line: readonly Point[] = [
    [0, 0],
    [20, 0],
    [20, 20],
  ];

  it("shorten one end only", () => {
    expect(cutEnd(line, 8)).toEqual([
      [0, 0],
      [20, 0],
      [20, 12],
    ]);
    expect(cutStart(line, 8)).toEqual([
      [8, 0],
      [20, 0],
      [20, 20],
    ]);
  });
});
