import type { Standard } from "./types";
import { environment } from "./vsme-basic-environment";
import { general } from "./vsme-basic-general";
import { people } from "./vsme-basic-people";

export const vsmeBasic: Standard = {
  source: "VSME",
  title: "VSME, modulo base (Raccomandazione (UE) 2025/1710, B1-B11)",
  datapoints: [...general, ...environment, ...people],
};
