/** The languages in which the product has its texts, each by its own name. */
export const LOCALES = [{ id: "it", label: "Italiano" }] as const;

export const isLocale = (id: string): boolean => LOCALES.some((locale) => locale.id === id);
