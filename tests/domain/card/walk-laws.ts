import { expect } from "vitest";
import type fc from "fast-check";
import { phaseOf } from "~/domain/card/card-life";
import { itemsOf } from "~/domain/card/judgements";
import { draftStatusOf } from "~/domain/card/conditions";
import { lastClosedYear } from "~/domain/periods";
import type { Company } from "./company-model";
import { idOf, readingOf } from "./company-model";
import { stillRefused } from "./way-forward";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** The walk's own memory, from what it did and not from what the model tells it. */
export interface Memory {
  /** The judged content, as it was when a verification was opened. */
  opened: { id: string; revision: number; level: number; at: string } | null;
  seen: Set<string>;
}

export interface Walk {
  company: Company;
}

export type Move = (company: Company) => Company;

/** One action of a person, and the laws that hold afterwards. */
export class Step implements fc.Command<Memory, Walk> {
  constructor(
    readonly name: string,
    readonly move: Move,
    /** The answers that it is meant to change; null = all, by way of a saved position. */
    readonly changes: readonly string[] | null = [],
  ) {}

  check = () => true;

  run(memory: Memory, walk: Walk): void {
    const before = walk.company;
    const after = this.move({ ...before, said: [] });
    walk.company = after;
    after.said.forEach((said) => memory.seen.add(said));
    remember(memory, before, after);
    losesNothing(before, after, this.changes);
    keepsWhatWasStored(before, after);
    isConsistent(after);
    expect(stillRefused(after)).toEqual([]);
  }

  toString = () => this.name;
}

/** At most one issue in 24 hours, and only of what was frozen. */
function remember(memory: Memory, before: Company, after: Company): void {
  if (after.versions.length > before.versions.length) {
    const { card, content, lookedAgain } = after.versions.at(-1) ?? expect.fail();
    const last = before.versions.at(-1)?.card.issuedAt;
    expect(after.versions).toHaveLength(before.versions.length + 1);
    expect(card.issuedAt).toBe(after.now);
    expect(last === undefined || Date.parse(after.now) - Date.parse(last) >= DAY).toBe(true);
    expect(JSON.stringify(content.answers)).toBe(JSON.stringify(JSON.parse(card.candidate)[2]));
    const judged = memory.opened;
    if (card.level === 1)
      expect([card.candidate, card.draftRevision]).toEqual([idOf(before), revisionOf(before)]);
    else {
      expect(judged).toEqual({
        id: card.candidate,
        revision: card.draftRevision,
        level: card.level,
        at: card.frozenAt,
      });
      expect(card.body).toBe("Ente Demo");
      if (card.level === 3) expect(lookedAgain).toEqual(expect.arrayContaining(itemsOf(content.answers)));
      expect(Date.parse(after.now) - Date.parse(card.frozenAt)).toBeLessThanOrEqual(2 * 60 * DAY + 2 * HOUR);
    }
  }
  const open = after.life.verification;
  if (!open) memory.opened = null;
  else if (!before.life.verification || open.openedAt !== before.life.verification.openedAt) {
    memory.opened = {
      id: idOf(before),
      revision: revisionOf(before),
      level: open.level,
      at: after.now,
    };
  }
}

const revisionOf = ({ life }: Company) => life.draftRevision;

/** Every answer of every year stays, unless the step was meant to change it or a saved position keeps it. */
function losesNothing(before: Company, after: Company, meant: readonly string[] | null): void {
  const lost = Object.entries(before.drafts).flatMap(([year, answers]) => {
    const kept =
      after.positions.filter((position) => String(position.year) === year).at(-1)?.content.answers ?? {};
    return Object.entries(answers)
      .filter(([guid]) => !meant?.includes(guid))
      .filter(([guid, stored]) => meant !== null || kept[guid] !== stored)
      .filter(([guid, stored]) => after.drafts[Number(year)]?.[guid] !== stored);
  });
  expect(lost).toEqual([]);
}

function keepsWhatWasStored(before: Company, after: Company): void {
  const changed = [
    ...before.versions.filter((version, index) => after.versions[index] !== version),
    ...before.positions.filter((position, index) => after.positions[index] !== position),
  ];
  expect(changed).toEqual([]);
}

function isConsistent(company: Company): void {
  const { life, now, restoring } = company;
  const phase = phaseOf(life.stage);
  expect([life.verification !== null, restoring !== null]).toEqual([
    phase !== null,
    life.stage === "restoring",
  ]);
  expect(life.fiscalYear).toBeLessThanOrEqual(lastClosedYear(new Date(now)));
  const numbers = { documents: 1, third_party: 2, in_depth: 3 };
  const status = draftStatusOf(life, readingOf(company), now);
  if (phase) expect(status).toBe(numbers[phase]);
  else expect([0, 4, 5, 6]).toContain(status);
}
