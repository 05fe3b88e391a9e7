import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "./CopyButton";
import { copyCode } from "./copyCode";

const CODE = "line one\n  line two";

function setUp(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(window.navigator, "clipboard", { configurable: true, value: { writeText } });
  render(
    <div>
      <div hidden>
        <pre>
          <code>another panel</code>
        </pre>
      </div>
      <div>
        <pre>
          <code dangerouslySetInnerHTML={{ __html: '<span class="tk-k">line</span> one\n  line two' }} />
        </pre>
      </div>
      <CopyButton />
    </div>,
  );
  const button = screen.getByRole("button");
  button.addEventListener("click", () => void copyCode(button));
  // The clipboard answers later: the promise is part of the press.
  return { press: () => act(() => Promise.resolve(fireEvent.click(screen.getByRole("button")))) };
}

const after = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("a copy button (2.6)", () => {
  it("copies exactly the text and says Copied! for a second", async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const { press } = setUp(writeText);
    expect(screen.getByRole("button")).toHaveTextContent(/^Copy$/);
    await press();
    expect(writeText).toHaveBeenCalledWith(CODE);
    expect(screen.getByRole("button")).toHaveTextContent(/^Copied!$/);
    after(999);
    expect(screen.getByRole("button")).toHaveTextContent(/^Copied!$/);
    after(1);
    expect(screen.getByRole("button")).toHaveTextContent(/^Copy$/);
  });

  it("announces it once in a live region", async () => {
    const { press } = setUp(() => Promise.resolve());
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await press();
    expect(screen.getByRole("status")).toHaveTextContent("Copied!");
    after(1000);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("copies the inline code before it, not a block", async () => {
    const writeText = jest.fn(() => Promise.resolve());
    setUp(writeText);
    render(
      <p>
        <code>
          ssh <var>web-1</var>
        </code>
        <button>Copy inline</button>
      </p>,
    );
    await copyCode(screen.getByText("Copy inline"));
    expect(writeText).toHaveBeenCalledWith("ssh web-1");
  });

  it("starts the second again when it is pressed again", async () => {
    const { press } = setUp(() => Promise.resolve());
    await press();
    after(900);
    await press();
    after(900);
    expect(screen.getByRole("button")).toHaveTextContent(/^Copied!$/);
  });

  it("shows an error when the clipboard is denied, and selects the text", async () => {
    const { press } = setUp(() => Promise.reject(new Error("denied")));
    await press();
    expect(screen.getByRole("button")).toHaveTextContent(/^Copy failed$/);
    expect(screen.getByRole("status")).toHaveTextContent(/press Ctrl\+C/);
    expect(window.getSelection()?.toString()).toBe(CODE);
    after(4000);
    expect(screen.getByRole("button")).toHaveTextContent(/^Copy$/);
  });
});
