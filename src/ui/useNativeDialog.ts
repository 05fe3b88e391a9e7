import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";

interface NativeDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Handlers for the dialog element: a click on the backdrop closes it, and closing returns focus to the opener. */
  readonly events: {
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/** State of a modal `<dialog>` whose content is rendered only while it is open. */
export function useNativeDialog(): NativeDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const onClose = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    // The content covers the whole dialog, so a click on the element itself is on the backdrop.
    if (target === currentTarget) currentTarget.close();
  };
  return { dialog, opener, isOpen, open: () => setOpen(true), events: { onClose, onClick } };
}
