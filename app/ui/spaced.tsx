import { Children, Fragment, type ReactNode } from "react";

/**
 * Puts a space between neighbours. The style sheet separates them for the eye; without the space a screen reader, or a
 * reader of the text alone, takes two of them for one word.
 */
export const Spaced = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).map((child, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {child}
    </Fragment>
  ));
