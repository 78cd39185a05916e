import type { SourceEdition, MovedPoint } from "~/domain/references/edition";
import { bankItems } from "./mef-2025";
import type { BankItem } from "./mef-2025-item";

const ISSUER = "Ministero dell'economia e delle finanze, Tavolo per la finanza sostenibile";
const PAGE =
  "https://www.dt.mef.gov.it/it/attivita_istituzionali/sistema_bancario_finanziario/finanza_sostenibile/dialogo_sostenibilita/";

/** How many points the draft of June 2024 has; the questions name them by these numbers. */
const DRAFT_POINTS = 45;

/** The points of December 2025 that a point of the draft has become, by either transcription. */
function moved(draft: string): MovedPoint {
  const byFirst = pointsWith((item) => item.draft.includes(draft));
  const byEither = pointsWith(({ draft: own, readings }) =>
    (readings?.map((one) => one.draft) ?? [own]).some((one) => one.includes(draft)),
  );
  return byEither.length > byFirst.length ? { points: byEither, isDisputed: true } : { points: byFirst };
}

const pointsWith = (matches: (item: BankItem) => boolean): string[] =>
  bankItems.filter(matches).map(({ point }) => point);

/** The dialogue on sustainability between small companies and banks, edition by edition. */
export const mefEditions: SourceEdition[] = [
  {
    id: "mef-giugno-2024",
    source: "MEF-PMI",
    signs: ["MEF-PMI"],
    name: "MEF-PMI",
    title: "Dialogo di sostenibilità tra PMI e banche, documento in consultazione (45 punti)",
    edition: "bozza di giugno 2024",
    issuer: ISSUER,
    dated: "2024-06-24",
    to: "2024-12-05",
    years: { to: 2023 },
    replacedBy: "mef-dicembre-2024",
    link: PAGE,
    note: "I numeri MEF-PMI tra i riferimenti delle domande sono di questa edizione; accanto c'è il numero di dicembre 2025, quello della riga «Serve per».",
  },
  {
    id: "mef-dicembre-2024",
    source: "MEF-PMI",
    signs: [],
    name: "MEF-PMI",
    title: "Documento per il dialogo di sostenibilità tra PMI e banche",
    edition: "dicembre 2024",
    issuer: ISSUER,
    dated: "2024-12-06",
    to: "2025-12-21",
    years: { from: 2024, to: 2024 },
    replacedBy: "mef-dicembre-2025",
    link: PAGE,
    note: "I numeri di questa edizione non sono riportati qui.",
  },
  {
    id: "mef-dicembre-2025",
    source: "MEF-PMI",
    signs: ["MEF-PMI dicembre 2025"],
    name: "MEF-PMI",
    title: "Documento per il dialogo di sostenibilità tra PMI e banche, aggiornamento (40 punti)",
    edition: "dicembre 2025",
    issuer: ISSUER,
    dated: "2025-12-22",
    years: { from: 2025 },
    link: "https://www.dt.mef.gov.it/export/sites/sitodt/modules/documenti_it/sistema_bancario/dialogo_sostenibilita/Doc.-PMI-Banche_Aggiornamento-dicembre-2025.pdf",
    note: "I numeri vengono da due trascrizioni fatte da altri: dove non concordano, le due letture stanno una accanto all'altra. Confrontali con il documento della tua banca.",
    pointsFrom: Object.fromEntries(
      Array.from({ length: DRAFT_POINTS }, (_, index) => String(index + 1)).map((point) => [
        point,
        moved(point),
      ]),
    ),
  },
];
