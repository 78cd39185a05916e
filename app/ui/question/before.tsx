import { Hint } from "../form/field-parts";

export const beforeIdOf = (fieldId: string) => `${fieldId}-before`;

/** The descriptions of a field with last year's value, which is the last of them. */
export const withBefore = (describedBy: string | undefined, id: string | undefined): string | undefined =>
  [describedBy, id].filter(Boolean).join(" ") || undefined;

/** Last year's value under its field; nothing without one. */
export const Before = ({ id, children }: { id: string | undefined; children: string | undefined }) =>
  id === undefined ? null : <Hint id={id}>{children}</Hint>;
