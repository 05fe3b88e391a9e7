import { pagesOfPlaces } from "./places";

const PDF = [
  "1 0 obj\n<</Type /Page /Parent 5 0 R>>\nendobj",
  "2 0 obj\n<</Type /Page /Parent 5 0 R>>\nendobj",
  "3 0 obj\n<</Type /Page /Parent 6 0 R>>\nendobj",
  "4 0 obj\n<</how-to#2Fssh [3 0 R /XYZ 0 842 0]\n/home [1 0 R /XYZ 0 842 0]\n/caf#C3#A9.a [2 0 R /XYZ 0 1 0]>>\nendobj",
  "5 0 obj\n<</Type /Pages\n/Kids [1 0 R 2 0 R]\n/Parent 6 0 R>>\nendobj",
  "6 0 obj\n<</Type /Pages\n/Kids [5 0 R 3 0 R]>>\nendobj",
].join("\n");

test("every place is on the page that its object is in the tree of pages", () => {
  expect([...pagesOfPlaces(PDF)]).toEqual([
    ["how-to/ssh", 3],
    ["home", 1],
    ["café.a", 2],
  ]);
});

test("a file of another form is refused", () => {
  expect(() => pagesOfPlaces("%PDF-2.0")).toThrow("no tree of pages");
});
