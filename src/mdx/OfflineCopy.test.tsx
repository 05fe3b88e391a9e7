import { render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { renderToString } from "react-dom/server";
import OfflineCopy from "./OfflineCopy";

jest.mock("@docusaurus/useBaseUrl", () => (address: string) => address);

test("the line leads to the printed pages", () => {
  render(<OfflineCopy />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/print");
});

test("a download that stands there after the build stays when React takes the page over", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const place = document.createElement("div");
  place.innerHTML = renderToString(<OfflineCopy />).replace("></span>", ">: 2 MB</span>");
  act(() => void hydrateRoot(place, <OfflineCopy />));
  expect(place.textContent).toBe("Read it offline or on paper: 2 MB");
  expect(errors).not.toHaveBeenCalled();
});
