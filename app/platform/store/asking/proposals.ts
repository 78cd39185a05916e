import { type Answer, NO_ANSWER } from "~/domain/question/answer";
import type { Db, Trx } from "../../scope";
import { keptQuery } from "../kept/kept-query";
import { endLink, linkOf, type StoredLink } from "./question-links";

/** An answer that the bearer of a link proposes. */
export interface StoredProposal {
  linkId: string;
  companyId: string;
  year: number;
  questionId: string;
  content: Answer;
  sentAt: string;
  times: number;
  state: "waiting" | "confirmed" | "declined";
  /** To whom the link was sent. */
  name: string;
  email: string;
  /** Account id of the person who made the link. */
  askedBy: string;
  /** Of the question when the link was made. */
  edition: number;
}

const joined = (db: Db | Trx) =>
  db
    .selectFrom("proposal")
    .innerJoin("question_link", "question_link.id", "proposal.link_id")
    .selectAll("proposal")
    .select(["question_link.name", "question_link.email", "question_link.asked_by", "question_link.edition"]);

type Joined = Awaited<ReturnType<ReturnType<typeof joined>["execute"]>>[number];

const proposalOf = (row: Joined): StoredProposal => ({
  linkId: row.link_id,
  companyId: row.company_id,
  year: row.year,
  questionId: row.question_id,
  content: contentOf(row.content),
  sentAt: row.sent_at,
  times: row.times,
  state: row.state,
  name: row.name,
  email: row.email,
  askedBy: row.asked_by,
  edition: row.edition,
});

/** What became of the link's proposal; null: the link has none. */
export type ProposalOfLink = Pick<StoredProposal, "content" | "sentAt" | "times" | "state"> | null;

/** A link of any company with its proposal, as its bearer comes. */
export async function linkWithProposal(
  db: Db | Trx,
  id: string,
): Promise<{ link: StoredLink; proposal: ProposalOfLink } | null> {
  const row = await db
    .selectFrom("question_link")
    .leftJoin("proposal", "proposal.link_id", "question_link.id")
    .selectAll("question_link")
    .select(["proposal.content", "proposal.sent_at", "proposal.times", "proposal.state"])
    .where("question_link.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { content, sent_at: sentAt, times, state } = row;
  const link = linkOf(row);
  if (content === null || sentAt === null || times === null || state === null)
    return { link, proposal: null };
  return { link, proposal: { content: contentOf(content), sentAt, times, state } };
}

const contentOf = (json: string): Answer => ({ ...NO_ANSWER, ...(JSON.parse(json) as Partial<Answer>) });

/** Whatever became of it. */
export async function proposalOfLink(db: Db | Trx, linkId: string): Promise<StoredProposal | null> {
  const row = await joined(db).where("proposal.link_id", "=", linkId).executeTakeFirst();
  return row ? proposalOf(row) : null;
}

/** More than a company can have: one a link. */
const MOST = 300;

interface OfQuestions {
  companyId: string;
  year: number;
  questionIds?: readonly string[];
}

const waiting = keptQuery((db, { companyId, year, questionIds }: OfQuestions) =>
  joined(db)
    .where("proposal.company_id", "=", companyId)
    .where("proposal.year", "=", year)
    .where("proposal.state", "=", "waiting")
    .$if(questionIds !== undefined, (query) =>
      query.where("proposal.question_id", "in", [...(questionIds ?? [])]),
    )
    .orderBy("proposal.sent_at")
    .orderBy("proposal.link_id")
    .limit(MOST),
);

/** The proposals of a company's year that wait for a decision, the oldest first: to one question, or to all. */
export async function waitingProposals(db: Db | Trx, whose: OfQuestions): Promise<StoredProposal[]> {
  const rows = await waiting(db, whose);
  return rows.map(proposalOf);
}

const counted = keptQuery((db, { companyId, year, questionIds }: OfQuestions) =>
  db
    .selectFrom("proposal")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("state", "=", "waiting")
    .$if(questionIds !== undefined, (query) => query.where("question_id", "in", [...(questionIds ?? [])])),
);

export async function countWaitingProposals(db: Db | Trx, whose: OfQuestions): Promise<number> {
  const [row] = await counted(db, whose);
  return Number(row?.count ?? 0);
}

/** Stores what a bearer proposes, in place of what the same bearer proposed before. */
export async function keepProposal(
  trx: Trx,
  link: { id: string; companyId: string; year: number; questionId: string },
  { content, at, times }: { content: Answer; at: string; times: number },
): Promise<void> {
  const sent = { content: JSON.stringify(content), sent_at: at, times };
  await trx
    .insertInto("proposal")
    .values({
      link_id: link.id,
      company_id: link.companyId,
      year: link.year,
      question_id: link.questionId,
      ...sent,
      state: "waiting",
      decided_at: null,
      decided_by: null,
      confirmed_revision: null,
    })
    .onConflict((conflict) => conflict.column("link_id").doUpdateSet(sent))
    .execute();
}

/** Decides a proposal once and for all; its link works no more. */
export async function decideProposal(
  trx: Trx,
  linkId: string,
  decision: { as: "confirmed" | "declined"; at: string; by: string; revision?: number | null },
): Promise<void> {
  const { as, at, by, revision = null } = decision;
  await trx
    .updateTable("proposal")
    .set({ state: as, decided_at: at, decided_by: by, confirmed_revision: revision })
    .where("link_id", "=", linkId)
    .where("state", "=", "waiting")
    .execute();
  await endLink(trx, linkId, { as: "settled", at });
}
