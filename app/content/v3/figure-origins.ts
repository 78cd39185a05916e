import type { FigureOrigin } from "~/domain/card/basis/credibility";

/** The lists of the questionnaire in which a company says whether a figure is an estimate. */
export const figureOriginsV3: readonly FigureOrigin[] = [
  { question: "v3-env-emissioni-scope-1", field: "metodo", estimated: ["stima"] },
  { question: "v3-env-emissioni-scope-3-categorie", field: "metodo", estimated: ["spesa", "quantita"] },
];
