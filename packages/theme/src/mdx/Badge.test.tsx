import { fireEvent, render, screen } from "@testing-library/react";
import Badge from "./Badge";

const tip = (): HTMLElement => screen.getByText("More about it.");

/** jsdom's pointer events do not say where the pointer goes. */
function movePointer(from: Element, to: Element): void {
  fireEvent(from, new MouseEvent("pointerout", { bubbles: true, relatedTarget: to }));
}

// jsdom draws no popovers: only calls are seen.
const showPopover = jest.fn();
const hidePopover = jest.fn();
beforeAll(() => Object.assign(HTMLElement.prototype, { showPopover, hidePopover }));
beforeEach(() => jest.clearAllMocks());

it("is a plain word without a hint", () => {
  render(<Badge status="cloud-only">Cloud only</Badge>);
  expect(screen.getByText("Cloud only").tagName).toBe("SPAN");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("a badge with a hint", () => {
  beforeEach(() => {
    render(
      <Badge status="experimental" hover="More about it.">
        Experimental
      </Badge>,
    );
  });

  it("is a button that the hint describes", () => {
    const button = screen.getByRole("button", { name: "Experimental" });
    expect(button).toHaveAccessibleDescription("More about it.");
    expect(tip()).toHaveAttribute("popover", "auto");
  });

  it("shows it for a tap without any script of ours", () => {
    const button = screen.getByRole("button");
    expect(button).toHaveAttribute("popovertarget", tip().id);
    expect(button).toHaveAttribute("popovertargetaction", "show");
  });

  it("shows it on focus and hides it on leaving", () => {
    fireEvent.focus(screen.getByRole("button"));
    expect(showPopover).toHaveBeenCalledTimes(1);
    fireEvent.blur(screen.getByRole("button"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it("keeps it while the pointer moves onto it", () => {
    const button = screen.getByRole("button");
    fireEvent.pointerEnter(button);
    expect(showPopover).toHaveBeenCalledTimes(1);
    movePointer(button, tip());
    expect(hidePopover).not.toHaveBeenCalled();
    movePointer(tip(), document.body);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
