import type { DemoAsking } from "../asking";
import { ADMIN, EDITOR } from "./people";

/** Two tasks, one of them overdue, a proposal that waits, and an answer that was begun. */
export const ASKED: DemoAsking = {
  jottings: [
    {
      questionId: "v3-gov-responsabilita-competenze",
      from: ADMIN,
      daysAgo: 1,
      typed: {
        value: "yes",
        explanation: "Corso della camera di commercio: quante ore erano? Chiedere a Davide.",
      },
    },
  ],
  tasks: [
    {
      id: "00000000-0000-4000-8000-000003000001",
      questionId: "v3-soc-formazione-ore",
      milestoneId: "formazione",
      from: ADMIN,
      to: EDITOR,
      note: "Le ore sono nei registri dei corsi, armadio dell'ufficio personale.",
      askedDaysAgo: 24,
      // Longer ago than a date is reminded of: the demo sends no mail.
      dueInDays: -9,
    },
    {
      id: "00000000-0000-4000-8000-000003000002",
      questionId: null,
      milestoneId: "suolo-e-biodiversita",
      from: EDITOR,
      to: ADMIN,
      note: "Servono le planimetrie: le hai tu?",
      askedDaysAgo: 3,
      dueInDays: 10,
    },
  ],
  proposals: [
    {
      id: "00000000-0000-4000-8000-000003000003",
      questionId: "v3-env-clima-e-rischi-valutazione",
      from: ADMIN,
      name: "Studio Tecnico Verdi",
      email: "consulenza@studio-verdi.example",
      note: "Avete fatto voi la perizia sul capannone: proponete voi la risposta?",
      askedDaysAgo: 6,
      sentDaysAgo: 2,
      elements: { value: "sedi", sedi_text: "Mappe PAI della Regione Lombardia, aggiornate al 2024" },
      explanation: "La perizia riguarda la sede di Lumezzane.",
    },
  ],
};
