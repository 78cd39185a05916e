import { Children, Fragment, type ReactNode } from "react";

/**
 * Neighbours with a space between them. The style sheet sets them apart for the eye; without the space whoever hears the
 * page, or reads its text alone, takes two of them for one word.
 */
export const Spaced = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).map((child, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {child}
    </Fragment>
  ));
