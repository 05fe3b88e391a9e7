import clsx from "clsx";
import { useRef, useState, type ComponentType, type ReactNode } from "react";
import button from "../ui/CopyButton.module.css";
import { showToast } from "../ui/toast";
import type { TryItProps } from "./tryIt";

interface Props {
  /** Upper case. */
  readonly method: string;
  /** As in the API description, such as `/api/groups/{groupId}`. */
  readonly path: string;
}

/** The button that opens a simulated call of an operation. The code of the dialog is loaded on the first click. */
export function TryItButton({ method, path }: Props): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<TryItProps>>();
  const open = (): void =>
    void import("./tryIt").then(
      (loaded) => setDialog(() => loaded.TryIt),
      () => showToast("error", "This could not be loaded. Press again."),
    );
  const close = (): void => {
    setDialog(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={clsx(button.button, "needs-script")}
        aria-haspopup="dialog"
        onClick={open}
      >
        Try it<span className="visually-hidden"> {`${method} ${path}`}</span>
      </button>
      {Dialog && <Dialog method={method} path={path} onClose={close} />}
    </>
  );
}
