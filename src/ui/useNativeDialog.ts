import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";

interface NativeDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Props of the dialog element: Escape and a click beside the content close it, focus returns to the opener. */
  readonly events: {
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/** A modal `<dialog>` whose content is drawn only while it is open. */
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
    // Content covers the whole dialog: a click on the element itself is a click on its backdrop.
    if (target === currentTarget) currentTarget.close();
  };
  return { dialog, opener, isOpen, open: () => setOpen(true), events: { onClose, onClick } };
}
