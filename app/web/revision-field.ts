import type { FormField } from "./fields.server";

/** The hidden field that says what a form was built on, on a page where not every form has it. */
export const REVISION_IF_ANY = { max: 9, digits: true } as const satisfies FormField;

/** As a form that is shown again carries it: an unreadable one becomes the oldest, so that the next save asks first. */
export const carriedRevision = (posted: string): string => (/^\d{1,9}$/.test(posted) ? posted : "0");
