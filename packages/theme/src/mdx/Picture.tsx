import type { ComponentProps, ReactNode } from "react";
import { Enlarge } from "./Enlarge";
import styles from "./Picture.module.css";
import { ProseImage } from "./prose/plain";

/** An image wider than a phone, with a button that enlarges it. The build uses it for images that are alone in a paragraph. */
export default function Picture(image: ComponentProps<"img"> & { readonly alt: string }): ReactNode {
  return (
    <figure className={styles.picture}>
      <ProseImage {...image} />
      <Enlarge kind="picture" subject={image.alt} caption={image.alt}>
        <ProseImage {...image} />
      </Enlarge>
    </figure>
  );
}
