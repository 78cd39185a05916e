/** Units that are counted, by the word for one of them. */
const ONE: Readonly<Record<string, string>> = {
  persone: "persona",
  casi: "caso",
  ore: "ora",
  giorni: "giorno",
  sanzioni: "sanzione",
};
/** A unit that says nothing behind a number. */
const PLAIN = "numero";

/** A number as it is shown, with its unit: "12 casi", "1 caso", "3". */
export function amountWords(shown: string, unit: string | undefined): string {
  if (!unit || unit === PLAIN) return shown;
  return `${shown} ${shown === "1" ? (ONE[unit] ?? unit) : unit}`;
}
