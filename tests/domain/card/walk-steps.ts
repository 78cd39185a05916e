import fc from "fast-check";
import { rulesOf } from "~/domain/answers/classes";
import { type CardEvent, type DocumentNeed, type Item, phaseOf } from "~/domain/card/card-life";
import { answerableComments, dueItems, reasonsAmong } from "~/domain/card/judgements";
import type { Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { answer, FACTS, NO_FACTS, notApplicable } from "../build";
import {
  act,
  type Company,
  draftOf,
  failRestore,
  finishRestore,
  save,
  setRegistry,
  startRestore,
  wait,
} from "./company-model";
import { type Move, Step } from "./walk-laws";
import { askForCard, openVerification } from "./way-forward";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

const PAUSES = [
  1,
  1000,
  HOUR,
  HOUR,
  DAY - 1,
  DAY - 1,
  DAY,
  DAY,
  DAY + HOUR,
  30 * DAY,
  60 * DAY - HOUR,
  60 * DAY,
  365 * DAY,
];
const TURNS_OF_YEAR = ["22:59:59.999Z", "23:00:00.000Z"];

function answerTo(question: Question | undefined, choice: number): Answer {
  if (!question || choice === 0) return answer({});
  if (choice === 1 && question.notApplicableEnabled) return notApplicable();
  if (choice === 2 && question.questionClass === "boolean") return answer({ value: "no" });
  if (choice === 2 && question.questionClass === "text") return answer({ amount: "7" });
  return answer(rulesOf(question).best(question), choice === 4 ? { attachments: ["f1"] } : {});
}

const saves = fc.tuple(fc.constantFrom("q0", "q1", "q2", "q3"), fc.nat(4)).map(([guid, choice]) => {
  const move: Move = (company) =>
    save(
      company,
      guid,
      answerTo(
        company.asked.find((question) => question.guid === guid),
        choice,
      ),
    );
  return new Step(`save ${guid} ${choice}`, move, [guid]);
});

export const filled = new Step(
  "fill in everything",
  (company) =>
    company.asked.reduce(
      (reached, question) => save(reached, question.guid, answer(rulesOf(question).best(question))),
      setRegistry(company, FACTS),
    ),
  ["q0", "q1", "q2", "q3"],
);

const registries = fc
  .constantFrom(
    NO_FACTS,
    FACTS,
    { ...FACTS, turnover: null },
    { ...FACTS, size: null },
    { ...FACTS, macrosector: null },
  )
  .map((facts) => new Step("registry", (company) => setRegistry(company, facts)));

/** Until time passes: the scanner takes minutes. */
const scans = fc.constant(
  new Step("a file comes into control", (company) => ({ ...company, filesInControl: 1 })),
);

const clocks = fc.oneof(
  fc.constantFrom(...PAUSES).map((pause) => new Step(`wait ${pause}`, (company) => wait(company, pause))),
  fc.constantFrom(...TURNS_OF_YEAR).map(
    (time) =>
      new Step(`wait for 31 December ${time}`, (company) => {
        const pause = Date.parse(`${company.now.slice(0, 4)}-12-31T${time}`) - Date.parse(company.now);
        return wait(company, Math.max(0, pause));
      }),
  ),
);

const revises = fc.constantFrom("q0", "q1", "q2", "q3").map(
  (guid) =>
    new Step(`revise ${guid}`, (company) => ({
      ...company,
      asked: company.asked.map((question) =>
        question.guid === guid ? { ...question, edition: (question.edition ?? 1) + 1 } : question,
      ),
    })),
);

const withdrawals = fc.constantFrom("q1", "q3").map(
  (guid) =>
    new Step(`withdraw question ${guid}`, (company) => ({
      ...company,
      asked: company.asked.filter((question) => question.guid !== guid),
    })),
);

const cards = fc.tuple(fc.constantFrom(2 as const, 3 as const), fc.nat(9)).map(
  ([level, stale]) =>
    new Step(`ask for a card of level ${level}`, (company) => {
      const revision = company.life.draftRevision - (stale === 0 ? 1 : 0);
      const { enabled } = company.life;
      // Now and then the wrong one of the two.
      return enabled === (stale !== 1)
        ? openVerification(company, level, revision)
        : act(
            company,
            askForCard({ ...company, life: { ...company.life, enabled: false } }, level, revision),
          );
    }),
);

const BILLS: DocumentNeed = {
  ...{ question: "q1", prompt: "Quanta energia consuma l'azienda?", document: "Bollette dell'anno" },
  ...{ from: 2, isThere: false },
};

const simple = fc
  .constantFrom<CardEvent>(
    { kind: "check_passed" },
    { kind: "accept", verifier: "vera", missing: [] },
    { kind: "accept", verifier: "vera", missing: [BILLS] },
    { kind: "refuse", verifier: "vera" },
    { kind: "refuse", verifier: "ugo" },
    { kind: "withdraw" },
    { kind: "lapse" },
    { kind: "enable" },
    { kind: "disable" },
    { kind: "open_next_year" },
  )
  .map((event) => new Step(event.kind, (company) => act(company, event)));

const checks = fc.constantFrom("evidence_missing" as const, "file_unreadable" as const).map(
  (finding) =>
    new Step("check_failed", (company) => {
      const [item] = company.life.verification?.candidate.items ?? [];
      return act(company, { kind: "check_failed", findings: item ? [{ ...item, finding }] : [] });
    }),
);

const NOWHERE: Item = { question: "q9", attachment: null };

const judgements = fc
  .tuple(
    fc.nat(4),
    fc.constantFrom("accepted" as const, "commented" as const, "asked" as const, "rejected" as const),
    fc.constantFrom("Da quale bolletta?", ""),
    fc.constantFrom("vera", "vera", "vera", "ugo"),
  )
  .map(
    ([index, verdict, comment, verifier]) =>
      new Step(`judge ${index} ${verdict}`, (company) => {
        const item = company.life.verification?.candidate.items[index] ?? NOWHERE;
        return act(company, { kind: "judge", verifier, ...item, verdict, comment });
      }),
  );

const takenBack = fc.tuple(fc.nat(4), fc.constantFrom("vera", "vera", "ugo")).map(
  ([index, verifier]) =>
    new Step(`take back ${index}`, (company) => {
      const item = company.life.verification?.candidate.items[index] ?? NOWHERE;
      return act(company, { kind: "take_back", verifier, ...item });
    }),
);

const replies = fc.tuple(fc.nat(2), fc.constantFrom("È di dicembre.", "")).map(
  ([index, reply]) =>
    new Step(`answer comment ${index}`, (company) => {
      const { question, attachment } = answerableComments(company.life)[index] ?? NOWHERE;
      return act(company, { kind: "answer_comment", question, attachment, reply });
    }),
);

/** The next action of a diligent verifier: accept everything, or comment and refuse. */
function verified(company: Company, isContent: boolean): Company {
  const open = company.life.verification;
  const by = { verifier: "vera" };
  if (!open || company.life.stage === "documents") return act(company, { kind: "check_passed" });
  if (!open.verifier) return act(company, { kind: "assign_verifier", ...by, body: "Ente Demo" });
  const [first] = open.candidate.items;
  if (!isContent && first && reasonsAmong(open.judgements).length === 0) {
    return act(company, { kind: "judge", ...by, ...first, verdict: "rejected", comment: "Non torna." });
  }
  const accepted = open.judgements.filter(({ verdict }) => verdict === "accepted");
  const [item] = dueItems(phaseOf(company.life.stage) ?? "documents", open.candidate.items, accepted);
  return isContent && item
    ? act(company, { kind: "judge", ...by, ...item, verdict: "accepted", comment: "" })
    : act(company, isContent ? { kind: "accept", ...by, missing: [] } : { kind: "refuse", ...by });
}

const verifiers = fc.tuple(fc.nat(8), fc.constantFrom(true, true, false)).map(
  ([times, isContent]) =>
    new Step(`verify ${times} ${isContent ? "content" : "not content"}`, (company) =>
      // At most one card is issued in a step.
      Array.from({ length: times }).reduce<Company>(
        (reached) =>
          reached.versions.length > company.versions.length ? reached : verified(reached, isContent),
        company,
      ),
    ),
);

const hasty = new Step("accept unseen", (company) =>
  act(verified(verified(company, true), true), { kind: "accept", verifier: "vera", missing: [] }),
);

const restores = fc.oneof(
  fc.nat(9).map(
    (index) =>
      new Step(`restore ${index}`, (company) => {
        const sources = [...company.positions, ...company.versions];
        const source = sources[index % Math.max(1, sources.length)];
        return source ? startRestore(company, source) : act(company, { kind: "restore_start", year: 2020 });
      }),
  ),
  fc.constant(new Step("finish the restore", finishRestore, null)),
  fc.constant(new Step("the restore fails", failRestore)),
);

const positions = fc.constant(
  new Step("save a position", (company) => {
    const content = { questions: company.asked, answers: draftOf(company) };
    return {
      ...company,
      positions: [...company.positions, { year: company.life.fiscalYear, content }],
    };
  }),
);

/** An enabled company asks for another identity, asks for a card meanwhile, and takes the request back or keeps it. */
const identities = fc.constantFrom(true, true, false).map(
  (isSettled) =>
    new Step(`ask for another identity${isSettled ? " and take it back" : ""}`, (company) => {
      const asking = { ...company, life: { ...company.life, identityPending: company.life.enabled } };
      const next = act(asking, askForCard(asking));
      return isSettled ? { ...next, life: { ...next.life, identityPending: false } } : next;
    }),
);

/** Every possible action; a likelier one is listed more often. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[saves, saves, saves, fc.constant(filled), fc.constant(filled), registries, clocks, clocks],
  ...[revises, withdrawals, cards, cards, cards, cards, simple, simple, checks],
  ...[
    judgements,
    judgements,
    fc.oneof({ weight: 3, arbitrary: judgements }, { weight: 1, arbitrary: takenBack }),
    replies,
    fc.constant(hasty),
    verifiers,
    verifiers,
    verifiers,
    verifiers,
  ],
  ...[restores, restores, positions, identities, scans],
];
