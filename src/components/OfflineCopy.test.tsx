import { render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { renderToString } from "react-dom/server";
import OfflineCopy from "./OfflineCopy";

jest.mock("@docusaurus/useBaseUrl", () => (address: string) => address);

test("the line links to the printable pages", () => {
  render(<OfflineCopy />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/print");
});

test("a download that was inserted after the build is kept by hydration", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const place = document.createElement("div");
  place.innerHTML = renderToString(<OfflineCopy />).replace("></span>", ">: 2 MB</span>");
  act(() => void hydrateRoot(place, <OfflineCopy />));
  expect(place.textContent).toBe("Print it or save it as PDF: 2 MB");
  expect(errors).not.toHaveBeenCalled();
});
