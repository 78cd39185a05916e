import type { Answer, RegistryFacts } from "~/domain/question/answer";
import type { LevelScore } from "~/domain/scoring/score";
import type {
  BooleanQuestion,
  CheckboxQuestion,
  DropdownQuestion,
  Field,
  MatrixQuestion,
  Milestone,
  Question,
  Questionnaire,
  RadioQuestion,
  TextQuestion,
} from "~/domain/question/question";

const base = {
  guid: "v3-e-energia-prova",
  apiVersion: "v3",
  area: "environment",
  milestone: "energia",
  level: "start_small",
  prompt: "Quanta energia consuma l'azienda?",
  hint: "In MWh, nell'anno.",
  why: "Lo chiedono le banche.",
  where: "Nella bolletta.",
  references: [{ source: "VSME", point: "B3" }],
  weight: 1,
} as const satisfies Partial<Question>;

type Given<Q extends Question> = Partial<Omit<Q, "questionClass">>;

function copy() {
  return { ...base, references: [...base.references] };
}

export function booleanQuestion(given: Given<BooleanQuestion> = {}): BooleanQuestion {
  return { ...copy(), questionClass: "boolean", shares: { yes: 100, no: 0 }, ...given };
}

export function radioQuestion(given: Given<RadioQuestion> = {}): RadioQuestion {
  const choices = [
    { id: "none", label: "Nessuno", share: 0 },
    { id: "some", label: "Qualcuno", share: 40 },
    { id: "named", label: "Una persona incaricata", share: 100 },
  ];
  return { ...copy(), questionClass: "radio", choices, ...given };
}

export function checkboxQuestion(given: Given<CheckboxQuestion> = {}): CheckboxQuestion {
  const choices = [
    { id: "meters", label: "Contatori", share: 25 },
    { id: "reuse", label: "Riuso", share: 50 },
    { id: "leaks", label: "Perdite", share: 40 },
    { id: "none", label: "Nessuna di queste", share: 0, exclusive: true },
  ];
  return { ...copy(), questionClass: "checkbox", choices, ...given };
}

export function textQuestion(given: Given<TextQuestion> = {}): TextQuestion {
  return {
    ...copy(),
    questionClass: "text",
    fields: [decimal("amount")],
    earning: { kind: "complete" },
    ...given,
  };
}

export function dropdownQuestion(given: Given<DropdownQuestion> = {}): DropdownQuestion {
  const options = [
    { id: "worst", label: "Peggiore", share: 0 },
    { id: "best", label: "Migliore", share: 100 },
  ];
  const fields: Field[] = [{ id: "grade", label: "Grado", inputType: "dropdown", options }];
  return { ...copy(), questionClass: "dropdown", fields, earning: { kind: "options" }, ...given };
}

export function matrixQuestion(given: Given<MatrixQuestion> = {}): MatrixQuestion {
  const rows = [
    { id: "bought", label: "Acquistata" },
    { id: "made", label: "Autoprodotta" },
  ];
  const columns: Field[] = [
    decimal("green"),
    decimal("other"),
    { id: "all", label: "Totale", inputType: "label", sumOf: ["green", "other"] },
  ];
  return { ...copy(), questionClass: "matrix", rows, columns, earning: { kind: "complete" }, ...given };
}

export function decimal(id: string, given: Partial<Field> = {}): Field {
  return { id, label: `Campo ${id}`, inputType: "decimal", min: "0", ...given };
}

export function questionnaire(questions: Question[], given: Partial<Questionnaire> = {}): Questionnaire {
  const milestones = new Map<string, Milestone>();
  for (const { milestone, area } of questions) {
    const shares = { start_small: 1, graduate: 1, master: 1 };
    milestones.set(milestone, {
      id: milestone,
      area,
      label: milestone,
      summary: "Di che si tratta.",
      shares,
    });
  }
  return {
    apiVersion: "v3",
    milestones: [...milestones.values()],
    questions,
    plausibility: [],
    redLines: [],
    ...given,
  };
}

/** The score of a class that nothing is special about. */
export const LEVEL_SCORE: LevelScore = {
  actual: 5000,
  max: 10_000,
  sum: 5000,
  caps: [],
  held: null,
  undeclared: [],
  reachable: 10_000,
  completeness: { answered: 10, done: 10, applicable: 10, percent: 100 },
  notApplicableShare: 0,
  chosenShare: 0,
  flagged: false,
  blocksIssuing: false,
  areas: [],
};

export function answer(elements: Record<string, string>, given: Partial<Answer> = {}): Answer {
  return {
    elements,
    notApplicableChosen: false,
    notApplicableReason: null,
    explanation: null,
    incompatibilityExplanation: null,
    attachments: [],
    ...given,
  };
}

export function notApplicable(reason: string | null = "Non abbiamo sedi produttive."): Answer {
  return answer({}, { notApplicableChosen: true, notApplicableReason: reason });
}

export const NO_FACTS: RegistryFacts = {
  employees: null,
  workforce: null,
  turnover: null,
  size: null,
  macrosector: null,
};
export const FACTS: RegistryFacts = {
  employees: 40,
  workforce: 42,
  turnover: 8_000_000,
  size: "small",
  macrosector: "C",
};
