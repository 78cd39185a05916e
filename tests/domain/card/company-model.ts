import type { CardEvent, CardLife, DraftReading, IssuedCard, Item } from "~/domain/card/card-life";
import { isSameItem } from "~/domain/card/judgements";
import { apply } from "~/domain/card/lifecycle";
import { obsoleteAnswers } from "~/domain/card/obsolete-answers";
import { restorePlan, type RestoreSide } from "~/domain/history/restore";
import { scoreSurvey } from "~/domain/scoring/score";
import { scoredAnswers } from "~/domain/scoring/scored-answers";
import { type Answer, type Answers, NO_ANSWER, type RegistryFacts } from "~/domain/question/answer";
import { revisedSince } from "~/domain/survey/obsolete";
import { editionOf, type Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import {
  booleanQuestion,
  checkboxQuestion,
  NO_FACTS,
  questionnaire,
  radioQuestion,
  textQuestion,
} from "../build";
import { life } from "./lives";

/** A company with everything that is stored about its card; a stand-in for the store, without a rule of its own. */
export interface Company {
  now: string;
  life: CardLife;
  /** The present questions; content may change while the company works. */
  asked: readonly Question[];
  facts: RegistryFacts;
  /** Files that the malware scanner has not yet looked at. */
  filesInControl: number;
  /** By fiscal year. */
  drafts: Readonly<Record<number, RestoreSide["answers"]>>;
  positions: readonly Kept[];
  versions: readonly (Kept & { card: IssuedCard; lookedAgain: readonly Item[] })[];
  /** Items judged in the phase in depth of the open verification. */
  lookedAgain: readonly Item[];
  /** The frozen content of each candidate, by its id. */
  frozen: Readonly<Record<string, RestoreSide>>;
  lastFrozen: string | null;
  restoring: RestoreSide | null;
  /** The refusals, endings and issues of the present step. */
  said: readonly string[];
}

export interface Kept {
  year: number;
  content: RestoreSide;
}

const SHARING = { weights: { environment: 40, social: 35, governance: 25 }, macrosector: null };

const QUESTIONS: Question[] = [
  booleanQuestion({ guid: "q0", shares: { yes: 100, no: 20 } }),
  radioQuestion({ guid: "q1", dependencies: [{ effect: "blocked", question: "q0", anyOf: ["yes"] }] }),
  textQuestion({ guid: "q2", area: "social", milestone: "persone", notApplicableEnabled: true }),
  checkboxQuestion({ guid: "q3", area: "governance", milestone: "assetti", notApplicableEnabled: true }),
];

export function newCompany(now: string, fiscalYear: number): Company {
  return {
    now,
    life: life({ fiscalYear, draftRevision: 0 }),
    asked: QUESTIONS,
    facts: NO_FACTS,
    filesInControl: 0,
    drafts: {},
    positions: [],
    versions: [],
    lookedAgain: [],
    frozen: {},
    lastFrozen: null,
    restoring: null,
    said: [],
  };
}

export const draftOf = ({ drafts, life: { fiscalYear } }: Company): RestoreSide["answers"] =>
  drafts[fiscalYear] ?? {};

export function statesOf(company: Company) {
  const draft = draftOf(company);
  return surveyStates(
    questionnaire([...company.asked]),
    draft,
    company.facts,
    revisedSince(company.asked, draft),
  );
}

export function readingOf(company: Company): DraftReading {
  const states = statesOf(company);
  const asking = questionnaire([...company.asked]);
  return {
    unresolvedObsolete: obsoleteAnswers(company.asked, draftOf(company), states).length,
    scoredAnswers: scoredAnswers(asking, states),
    facts: company.facts,
    filesInControl: company.filesInControl,
    score: scoreSurvey(asking, states, SHARING),
  };
}

/** The draft as a version would keep it: what is declared, with its questions. */
export function contentOf(company: Company): RestoreSide {
  const draft = draftOf(company);
  const declared = [...statesOf(company).values()].filter(({ status }) => status === "self-declared");
  return {
    questions: company.asked,
    answers: Object.fromEntries(
      declared.map(({ guid }) => [guid, draft[guid] ?? { ...NO_ANSWER, edition: 1 }]),
    ),
  };
}

export const idOf = (company: Company): string =>
  JSON.stringify([company.life.fiscalYear, company.facts, contentOf(company).answers]);

/** Applies an event, or refuses it, and stores the result. */
export function act(company: Company, event: CardEvent): Company {
  const { state, refusals, issued } = apply(company.life, event, company.now);
  const ended = state.returned !== company.life.returned && state.returned ? [state.returned.how] : [];
  const lookedAgain = lookedAfter(company, event, refusals.length > 0);
  const next = { ...company, lookedAgain, life: state, said: [...company.said, ...refusals, ...ended] };
  if (!issued) return next;
  const content = event.kind === "publish" ? contentOf(company) : company.frozen[issued.candidate];
  if (!content) throw new Error("A version was issued of something nobody froze");
  const version = { year: issued.year, content, card: issued, lookedAgain };
  return {
    ...next,
    versions: [...company.versions, version],
    said: [...company.said, `issued ${issued.level}`],
  };
}

function lookedAfter({ life, lookedAgain }: Company, event: CardEvent, isRefused: boolean): readonly Item[] {
  if (life.stage !== "in_depth") return [];
  if (isRefused) return lookedAgain;
  if (event.kind === "take_back") return lookedAgain.filter((item) => !isSameItem(item, event));
  if (event.kind !== "judge") return lookedAgain;
  return [...lookedAgain, { question: event.question, attachment: event.attachment }];
}

/** As the platform saves: a closed question takes no answer, and saving confirms. */
export function save(company: Company, guid: string, answer: Answer): Company {
  const question = company.asked.find((candidate) => candidate.guid === guid);
  const status = statesOf(company).get(guid)?.status;
  const isStored = guid in draftOf(company);
  if (status === "blocked" || status === "na-blocked" || (!question && !isStored)) return company;
  const content = question ? answer : NO_ANSWER;
  return saved(company, { [guid]: { ...content, edition: question ? editionOf(question) : 0 } });
}

function saved(company: Company, answers: RestoreSide["answers"]): Company {
  const { fiscalYear } = company.life;
  const drafts = { ...company.drafts, [fiscalYear]: { ...draftOf(company), ...answers } };
  return act({ ...company, drafts }, { kind: "save_answer" });
}

export const setRegistry = (company: Company, facts: RegistryFacts): Company =>
  act({ ...company, facts }, { kind: "save_answer" });

export function startRestore(company: Company, source: Kept): Company {
  const next = act(company, { kind: "restore_start", year: source.year });
  const hasStarted = next.life.stage === "restoring" && company.life.stage !== "restoring";
  return hasStarted ? { ...next, restoring: source.content } : next;
}

/** All at once: the draft becomes a position, and the draft what its source says. */
export function finishRestore(company: Company): Company {
  const { restoring, life: before } = company;
  if (!restoring) return act(company, { kind: "restore_finish", modifiedAnswers: 0 });
  const draft: RestoreSide = { questions: company.asked, answers: draftOf(company) };
  const plan = restorePlan(restoring, draft, { answersList: null, holdsUndeclared: true });
  const changed = plan.changed.map(({ question, answer, edition }) => [question, { ...answer, edition }]);
  const emptied = plan.emptied.map((question) => [question, { ...NO_ANSWER, edition: 1 }]);
  const modifiedAnswers = changed.length + emptied.length;
  const answers = Object.fromEntries([...changed, ...emptied]) as RestoreSide["answers"];
  const drafts = { ...company.drafts, [before.fiscalYear]: { ...draft.answers, ...answers } };
  const positions = [...company.positions, { year: before.fiscalYear, content: draft }];
  const said = modifiedAnswers > 0 ? [...company.said, "restored"] : company.said;
  return act(
    { ...company, drafts, positions, said, restoring: null },
    { kind: "restore_finish", modifiedAnswers },
  );
}

export const failRestore = (company: Company): Company =>
  act({ ...company, restoring: null }, { kind: "restore_fail" });

/** Meanwhile the malware scanner has looked at all files. */
export const wait = (company: Company, milliseconds: number): Company => ({
  ...company,
  filesInControl: 0,
  now: new Date(Date.parse(company.now) + milliseconds).toISOString(),
});

export const declaredIn = (company: Company): Answers => contentOf(company).answers;
