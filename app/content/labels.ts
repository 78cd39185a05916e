import type { ApiVersion } from "~/domain/periods";
import type { Area, Level } from "~/domain/question/question";

/** The levels of a year in the order in which they open; the fifth, `full`, is all of them (D1). */
export const levels: Record<ApiVersion, readonly { id: Level; label: string }[]> = {
  v1: [
    { id: "base", label: "Base" },
    { id: "intermediate", label: "Intermedio" },
    { id: "advanced", label: "Avanzato" },
    { id: "reporting", label: "Rendicontazione" },
  ],
  v2: [
    { id: "base", label: "Base" },
    { id: "intermediate", label: "Intermedio" },
    { id: "advanced", label: "Avanzato" },
    { id: "reporting", label: "Rendicontazione" },
  ],
  v3: [
    { id: "start_small", label: "Fondamentali" },
    { id: "graduate", label: "Maturità" },
    { id: "master", label: "Master" },
    { id: "reporting", label: "Rendicontazione" },
  ],
};

export const areaLabels: Record<Area, string> = {
  environment: "Ambiente",
  social: "Sociale",
  governance: "Governance",
  people: "Persone",
  planet: "Pianeta",
  prosperity: "Prosperità",
  principles: "Principi",
};
