import { rulesOf } from "~/domain/answers/classes";
import type { CardEvent, LifecycleRefusal } from "~/domain/card/card-life";
import { changedItems, itemsOf, unsettledComments } from "~/domain/card/judgements";
import { atInstant, refusalsOf } from "~/domain/card/lifecycle";
import { answer, FACTS } from "../build";
import type { Company } from "./company-model";
import {
  act,
  contentOf,
  declaredIn,
  draftOf,
  failRestore,
  idOf,
  readingOf,
  save,
  setRegistry,
  statesOf,
  wait,
} from "./company-model";

const DAY = 24 * 3600 * 1000;

/** The event with which the company asks for a card: by itself, or by opening a verification. */
export function askForCard(
  company: Company,
  level: 2 | 3 = 2,
  revision = company.life.draftRevision,
): CardEvent {
  const reading = readingOf(company);
  if (!company.life.enabled) return { kind: "publish", revision, candidate: idOf(company), reading };
  const candidate = { id: idOf(company), items: itemsOf(declaredIn(company)) };
  return { kind: "open_verification", level, revision, candidate, changed: changedOf(company), reading };
}

function changedOf(company: Company) {
  const { returned } = company.life;
  const then = company.lastFrozen ? company.frozen[company.lastFrozen] : undefined;
  return returned && then ? changedItems(returned.judgements, then.answers, draftOf(company)) : [];
}

/** Opens a verification and freezes what it is opened with. */
export function openVerification(given: Company, level: 2 | 3, revision?: number): Company {
  const company = { ...given, life: atInstant(given.life, given.now) };
  const event = askForCard({ ...company, life: { ...company.life, enabled: true } }, level, revision);
  const next = act(company, event);
  const hasOpened = next.life.verification !== company.life.verification;
  if (!hasOpened || event.kind !== "open_verification") return next;
  const { id } = event.candidate;
  return { ...next, frozen: { ...company.frozen, [id]: contentOf(company) }, lastFrozen: id };
}

/**
 * The refusals that are left after the company did all it can do alone: withdrew, waited, filled in, confirmed,
 * removed, answered. None = it had a way forward.
 */
export function stillRefused(company: Company): readonly LifecycleRefusal[] {
  const ready = [settled, idle, registered, cleaned, answered, replied, rested].reduce(
    (reached, step) => step(reached),
    company,
  );
  return refusalsOf(ready.life, askForCard(ready), ready.now);
}

/** The company takes its request to the provider back. */
const settled = (company: Company): Company => ({
  ...company,
  life: { ...company.life, identityPending: false },
});

/** A restore job ends by itself, at worst by its lease. */
function idle(company: Company): Company {
  const next = company.life.stage === "restoring" ? failRestore(company) : company;
  return next.life.verification ? act(next, { kind: "withdraw" }) : next;
}

const registered = (company: Company): Company => setRegistry(company, FACTS);

function cleaned(company: Company): Company {
  const asked = new Set(company.asked.map(({ guid }) => guid));
  const withdrawn = Object.keys(draftOf(company)).filter((guid) => !asked.has(guid));
  return withdrawn.reduce((reached, guid) => save(reached, guid, answer({})), company);
}

/** Each answer may open others, so that it takes as many rounds as there are questions. */
function answered(company: Company): Company {
  const everything = company.asked.flatMap(() => company.asked);
  return everything.reduce((reached, question) => {
    const state = statesOf(reached).get(question.guid);
    const isDone = state?.status === "self-declared" && !state.notApplicable && !state.obsolete;
    return isDone ? reached : save(reached, question.guid, answer(rulesOf(question).best(question)));
  }, company);
}

function replied(company: Company): Company {
  return unsettledComments(company.life, []).reduce(
    (reached, { question, attachment }) =>
      act(reached, { kind: "answer_comment", question, attachment, reply: "Ecco." }),
    company,
  );
}

const rested = (company: Company): Company => wait(company, DAY);
