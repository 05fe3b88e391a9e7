import type { ComponentProps, ReactNode } from "react";
import styles from "./Picture.module.css";
import { ProseImage } from "./prose/plain";
import { useEnlarged } from "./useEnlarged";

/** An image wider than a phone, with a button that enlarges it. The build renders images that are a paragraph of their own so. */
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
