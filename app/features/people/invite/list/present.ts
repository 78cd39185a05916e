import type { CallOutput } from "~/api/contract";
import type { InvitationRow } from "~/api/contract/invitations";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { issueText } from "~/ui/form/field";
import { sentenceOf, wordIssue } from "~/web/errors.server";
import { invitationUrls } from "~/web/registration-urls";
import { inviteLabels } from "../one/form";
import { roleLines } from "../../person-words";

type Progress = CallOutput<"user.invitationsProgress">;

export interface ShownRow {
  line: number;
  email: string;
  person: string;
  roles: string[];
  /** What is wrong with it; none: it can be sent, or was. */
  why: string[];
}

interface Rows {
  rows: ShownRow[];
  good: number;
  bad: number;
  prevHref: string | null;
  nextHref: string | null;
}

export interface PreviewList extends Rows {
  state: "preview";
  until: string;
  /** "last": all rows were shown; "more": further pages follow; "skipped": pages before were not shown. */
  place: "last" | "more" | "skipped";
  mark: string;
  startHref: string;
  /** The form, filled with the list. */
  correctHref: string;
}

interface RunningList {
  state: "running";
  percent: number;
  hereHref: string;
}

export interface EndedList extends Rows {
  state: "done" | "failed";
  /** Why it ended early. */
  reason: string | null;
}

export type ShownList = PreviewList | RunningList | EndedList;

/** A list of people as its page shows it: its rows before they are sent, the progress, or the result. */
export function listPage(t: T, id: string, progress: Progress): ShownList {
  const { state, mark, pagination, expiresAt } = progress;
  if (state === "running") {
    return { state, percent: progress.progress, hereHref: invitationUrls.list(id) };
  }
  const { prevPage, nextPage } = pagination;
  const rows = {
    rows: progress.rows.map((row) => shownRow(t, row)),
    good: progress.good,
    bad: progress.bad,
    prevHref: prevPage && invitationUrls.list(id, { pagina: prevPage }),
  };
  if (state !== "waiting") {
    const nextHref = nextPage && invitationUrls.list(id, { pagina: nextPage });
    return { ...rows, nextHref, state, reason: state === "failed" ? sentenceOf(progress.error) : null };
  }
  const pageWith = (pagina: string | null, visto: string | null) =>
    pagina && invitationUrls.list(id, { pagina, visto: visto ?? "" });
  return {
    ...rows,
    prevHref: pageWith(prevPage, progress.backMark),
    nextHref: pageWith(nextPage, mark),
    state: "preview",
    until: formatDateTime(expiresAt),
    place: mark === null ? "skipped" : nextPage === null ? "last" : "more",
    mark: mark ?? "",
    startHref: invitationUrls.list(id),
    correctHref: invitationUrls.correct(id),
  };
}

function shownRow(t: T, { line, email, person, roles, issues }: InvitationRow): ShownRow {
  const labels: Record<string, string> = {
    ...inviteLabels(t),
    roles: t("invite:field.roles"),
    permission: t("invite:field.permission"),
  };
  const labelOf = (path: string) => labels[path.replace(/^roles\./, "")] ?? t("common:this_field");
  return {
    line,
    email,
    person: person || t("invite:nobody"),
    roles: roles ? roleLines(t, roles) : [],
    why: issues.map((issue) => issueText(wordIssue(inRow(issue)), labelOf(issue.path))),
  };
}

/** A row cannot tick the box of the form: it says where an invitation is sent again. */
const inRow = (issue: InvitationRow["issues"][number]) =>
  issue.code === "already_invited" ? { ...issue, code: "csv_already_invited" } : issue;
