/**
 * One entry of ATECO 2025, the Italian version of NACE Rev. 2.1 (ISTAT, in force since 1 January 2025). The codes are
 * ISTAT's; the labels are short ones of our own, for people who look for their trade in a list.
 */
export interface Sector {
  code: string;
  label: string;
}

/** The 22 sections, called macrosectors in the registry (D9). */
export const sections: readonly Sector[] = [
  { code: "A", label: "Agricoltura, foreste e pesca" },
  { code: "B", label: "Miniere, cave ed estrazione" },
  { code: "C", label: "Industria manifatturiera" },
  { code: "D", label: "Energia elettrica, gas e calore" },
  { code: "E", label: "Acqua, fognature, rifiuti e bonifiche" },
  { code: "F", label: "Edilizia e opere pubbliche" },
  { code: "G", label: "Commercio" },
  { code: "H", label: "Trasporti, magazzini e poste" },
  { code: "I", label: "Alberghi e ristorazione" },
  { code: "J", label: "Editoria, cinema, radio e televisione" },
  { code: "K", label: "Telecomunicazioni e informatica" },
  { code: "L", label: "Banche, finanza e assicurazioni" },
  { code: "M", label: "Immobili" },
  { code: "N", label: "Professioni, ricerca e servizi tecnici" },
  { code: "O", label: "Noleggio, lavoro, viaggi, pulizie e servizi alle imprese" },
  { code: "P", label: "Pubblica amministrazione" },
  { code: "Q", label: "Scuola e formazione" },
  { code: "R", label: "Sanità e assistenza" },
  { code: "S", label: "Arte, sport e divertimento" },
  { code: "T", label: "Associazioni, riparazioni e servizi alla persona" },
  { code: "U", label: "Famiglie e lavoro domestico" },
  { code: "V", label: "Organismi internazionali" },
];
