/** Id of the position that Azienda Abilitata has saved by hand. */
export const DEMO_POSITION = "00000000-0000-4000-8000-0000000000b1";
