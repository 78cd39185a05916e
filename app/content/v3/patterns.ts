import { classes } from "../sectors/classes";
import { divisions } from "../sectors/divisions";

/** Long enough for a street and a place, with a word in it. */
export const ADDRESS = "(?=.*\\p{L}{3}).{8,}";

/** An address, or sheet and parcel of the land register with the place. */
export const PLACE = "(?=.*\\p{L}{3}).{5,}";

/** A day of the calendar, except that it takes every month for one of 31 days. */
export const DATE = "(0[1-9]|[12]\\d|3[01])/(0[1-9]|1[0-2])/(199\\d|20\\d\\d)";

/** The codes of the classes of ATECO 2025, by division. */
export const NACE = divisions
  .map(({ code }) => {
    const own = classes.filter((one) => one.code.startsWith(`${code}.`)).map((one) => one.code.slice(3));
    return `${code}\\.(${own.join("|")})`;
  })
  .join("|");
