import { ABILITATA_SERVIZI } from "./abilitata-servizi";
import { AZIENDA_ABILITATA } from "./azienda-abilitata";
import type { DemoSession, DemoYear } from "./demo-answer";

const VERIFIER = { email: "verifica@ente-demo.example", body: "Ente Demo di Verifica" };

const NEW_CASE = "00000000-0000-4000-8000-0000000000e1";
const DEEP_CASE = "00000000-0000-4000-8000-0000000000e2";

export const NEW_CASE_ADMIN = "admin@software-in-verifica.example";
export const DEEP_CASE_ADMIN = "admin@servizi-in-verifica.example";

/** The answers of another demo company of the same kind, to the questions that are asked now. */
const answersLike = ([year]: DemoYear[], email: string, earlier: number): DemoSession[] =>
  (year?.sessions ?? []).map(({ daysAgo, answers }) => ({
    daysAgo: daysAgo + earlier,
    email,
    answers: answers
      .filter(({ guid }) => !guid.endsWith("-furgoni"))
      .map((answer) => ({
        ...answer,
        ...(answer.guid in DOCUMENTS && { document: DOCUMENTS[answer.guid] }),
      })),
  }));

/** What their levels need, and some more. */
const DOCUMENTS: Record<string, string> = {
  "v3-env-energia-consumi": "Bollette dell'energia elettrica",
  "v3-env-energia-classe": "Attestato di prestazione energetica",
  "v3-soc-salute-e-sicurezza-dvr": "Documento di valutazione dei rischi",
  "v3-env-acqua-prelievo": "Bollette dell'acqua",
  "v3-env-suolo-e-biodiversita-siti": "Mappa delle aree protette vicine",
  "v3-soc-retribuzione-e-contratti-minimo": "Dichiarazione del consulente del lavoro",
  "v3-soc-retribuzione-e-contratti-ccnl": "Una busta paga per contratto, senza nomi",
  "v3-soc-composizione-del-personale-contratti": "Libro unico del lavoro",
  "v3-gov-legalita-regole": "Codice etico",
  "v3-gov-legalita-segnalazioni": "Procedura per le segnalazioni",
  "v3-gov-strategia-programmi": "Programma dei prossimi anni",
};

/** A software house: its verification of level 2 is new, nothing is judged yet. */
export const SOFTWARE_IN_VERIFICA: DemoYear[] = [
  {
    fiscalYear: 2025,
    sessions: answersLike(AZIENDA_ABILITATA, NEW_CASE_ADMIN, 0),
    opened: {
      id: NEW_CASE,
      level: 2,
      openedDaysAgo: 3,
      email: NEW_CASE_ADMIN,
      verifier: VERIFIER,
      judgements: [],
    },
  },
];

/** A cleaning firm on the way to level 3: in depth, with comments of which some are answered. */
export const SERVIZI_IN_VERIFICA: DemoYear[] = [
  {
    fiscalYear: 2025,
    sessions: answersLike(ABILITATA_SERVIZI, DEEP_CASE_ADMIN, 50),
    opened: {
      id: DEEP_CASE,
      level: 3,
      openedDaysAgo: 52,
      inDepthDaysAgo: 30,
      email: DEEP_CASE_ADMIN,
      verifier: VERIFIER,
      judgements: [
        { daysAgo: 12, guid: "v3-env-energia-impianti", verdict: "accepted" },
        { daysAgo: 12, guid: "v3-soc-composizione-del-personale-contratti", verdict: "accepted" },
        {
          daysAgo: 12,
          guid: "v3-env-energia-consumi",
          verdict: "asked",
          comment: "I litri di gasolio dei furgoni sono compresi nei combustibili?",
          reply: { daysAgo: 2, words: "Sì: le schede carburante sono nel foglio insieme alle bollette." },
        },
        {
          daysAgo: 12,
          guid: "v3-soc-salute-e-sicurezza-dvr",
          verdict: "commented",
          comment: "Il documento non è firmato: serve la copia con data e firma del datore di lavoro.",
          reply: {
            daysAgo: 1,
            words: "La firma è a pagina 3 del registro, la carichiamo nella prossima versione.",
          },
        },
        {
          daysAgo: 11,
          guid: "v3-env-emissioni-scope-2",
          verdict: "rejected",
          comment:
            "Il fattore di emissione usato è quello del 2021: va usato quello dell'anno del questionario.",
        },
      ],
    },
  },
];
