import type { FormField, FormFields } from "./fields.server";

/** The hidden field that says what a form was built on. */
export const REVISION = { max: 9, digits: true } as const satisfies FormField;

/** The fields of a form that posts nothing else. */
export const REVISION_ALONE = {
  revision: { ...REVISION, alongside: "_csrf" },
} as const satisfies FormFields;

/** As a form that is shown again carries it: an unreadable one becomes the oldest, so that the next save asks first. */
export const carriedRevision = (posted: string): string => (/^\d{1,9}$/.test(posted) ? posted : "0");
