/** The order of texts by their codes, whatever the language: for keys, never for what people read. */
export const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
