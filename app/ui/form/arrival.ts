/** Id of the page's status region, in which a save says what it did. */
export const STATUS_ID = "avvisi";

/**
 * The attributes of a field by whether the page opens on it. Script puts the focus there where the field is in sight
 * (islands/arrival); without script the page opens at its top, with the notice.
 */
export const arrivalProps = (isFirst: boolean | undefined, describedBy?: string) => ({
  "data-arrival": isFirst ? STATUS_ID : undefined,
  "aria-describedby": describedBy || undefined,
});
