const MB = 1024 * 1024;

/** What a company may send as its logo. */
export const LOGO_LIMITS = { bytes: 5 * MB, pixels: 8_000_000 } as const;

/** The logo as it is kept fits this box. */
export const LOGO_BOX = { width: 400, height: 200 } as const;

/** For the `accept` of a file input. */
export const LOGO_ENDINGS = ".png,.jpg,.jpeg";

/** For people. */
export const LOGO_KINDS = "png, jpg";
