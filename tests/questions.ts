/** Questions that many tests use, by their subject. */
export const CLASS = "v3-env-energia-classe";
export const ENERGY = "v3-env-energia-consumi";
export const PLANTS = "v3-env-energia-impianti";
export const WATER = "v3-env-acqua-prelievo";
export const WATER_USED = "v3-env-acqua-consumo";
/** Where only the company can know whether it applies. */
export const WASTE = "v3-env-rifiuti-e-materiali-quantita";
/** Of sectors that use materials. */
export const MATERIALS = "v3-env-rifiuti-e-materiali-quantita-materiali";
export const SITES = "v3-env-suolo-e-biodiversita-siti";
export const SAFETY = "v3-soc-salute-e-sicurezza-dvr";
export const PAY_GAP = "v3-soc-retribuzione-e-contratti-divario";
export const RULES = "v3-gov-legalita-condanne";
export const FORM = "v3-gov-identita-e-sedi-forma-giuridica";
/** Voluntary below a turnover. */
export const AUDITOR = "v3-gov-responsabilita-revisione";
/** The one question that asks for no document. */
export const OMISSIONS = "v3-gov-identita-e-sedi-omissioni";
export const REPORTING = "v3-gov-strategia-modello";
/** The same in the questionnaire before. */
export const OLD_CLASS = "v2-env-energia-classe";
export const OLD_FORM = "v2-gov-azienda-forma";
