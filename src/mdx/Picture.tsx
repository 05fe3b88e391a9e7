import type { ComponentProps, ReactNode } from "react";
import styles from "./Picture.module.css";
import { ProseImage } from "./prose/plain";
import { useEnlarged } from "./useEnlarged";

/** What the build makes of a picture that stands alone and is wider than a phone: pressed, it opens as large as the screen. */
export default function Picture(image: ComponentProps<"img"> & { readonly alt: string }): ReactNode {
  const { alt } = image;
  const { button, dialog } = useEnlarged({
    kind: "picture",
    subject: alt,
    caption: alt,
    children: <ProseImage {...image} />,
  });
  return (
    <figure className={styles.picture}>
      <ProseImage {...image} />
      {button}
      {dialog}
    </figure>
  );
}
