import type { DemoSession } from "../demo-answer";
import { ADMIN, EDITOR } from "./people";

/** Master: only the data at hand. The years before are those answered then. */
export const master: DemoSession[] = [
  {
    daysAgo: 4,
    email: ADMIN,
    answers: [
      { guid: "v3-env-energia-obiettivo", elements: { value: "incompleto" } },
      {
        guid: "v3-env-energia-andamento",
        elements: {
          "due-anni-prima.energia": "900.2",
          "due-anni-prima.emissioni": "216.4",
          "due-anni-prima.ricavi": "5930000",
          "anno-prima.energia": "911.8",
          "anno-prima.emissioni": "207.1",
          "anno-prima.ricavi": "6180000",
        },
      },
      { guid: "v3-env-emissioni-obiettivo", elements: { value: "nessuno" } },
      { guid: "v3-env-acqua-obiettivo", elements: { value: "nessuno" } },
    ],
  },
  {
    daysAgo: 3,
    email: EDITOR,
    answers: [
      {
        guid: "v3-soc-salute-e-sicurezza-andamento",
        elements: {
          "un-anno-prima.infortuni": "2",
          "un-anno-prima.ore": "61350",
          "due-anni-prima.infortuni": "3",
          "due-anni-prima.ore": "59820",
        },
      },
      { guid: "v3-soc-salute-e-sicurezza-verifica-esterna", elements: { value: "no" } },
    ],
  },
];
