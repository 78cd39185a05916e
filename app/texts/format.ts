const ROME = "Europe/Rome";
const DATE = new Intl.DateTimeFormat("it", {
  timeZone: ROME,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const DATE_TIME = new Intl.DateTimeFormat("it", {
  timeZone: ROME,
  day: "2-digit",
  month: "2-digit",
  year: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** dd/MM/yyyy in Italy, from an ISO instant. */
export const formatDate = (instant: string): string => DATE.format(new Date(instant));

/** dd/MM/yy HH:mm in Italy, from an ISO instant. */
export const formatDateTime = (instant: string): string =>
  DATE_TIME.format(new Date(instant)).replace(", ", " ");

const TIME = new Intl.DateTimeFormat("it", { timeZone: ROME, hour: "2-digit", minute: "2-digit" });

/** HH:mm in Italy, from an ISO instant. */
export const formatTime = (instant: string): string => TIME.format(new Date(instant));

/** Points from hundredths, two decimals: 1234 → "12,34". */
export const formatPoints = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)},${String(Math.abs(hundredths % 100)).padStart(2, "0")}`;

/** By itself CLDR leaves four digits ungrouped in Italian. */
const WHOLE = new Intl.NumberFormat("it-IT", { useGrouping: "always", maximumFractionDigits: 0 });

/** Whole numbers with thousands: 12345 → "12.345". */
export const formatWhole = (value: number): string => WHOLE.format(value);

/** Whole euro: 1250000 → "1.250.000 euro". */
export const formatEuro = (value: number): string => `${formatWhole(value)} euro`;
