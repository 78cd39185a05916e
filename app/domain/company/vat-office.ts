/** Digits 8 to 10 of a cleaned partita IVA: the office that issued it; null for any other text. */
export function vatOfficeCode(partitaIva: string): string | null {
  return /^\d{11}$/.test(partitaIva) ? partitaIva.slice(7, 10) : null;
}
