import type { SheetKind } from "~/domain/sheets/kinds";
import { FIRST_SCORE, isPath, type OfferedPath, type PathId } from "~/domain/survey/paths";
import type { Period } from "./period";
import { colons, queryOf } from "./query";

/** One function per address of the product; no other code builds paths. */
const encode = encodeURIComponent;

/** The name of a move in an address, as a ticked box posts it; and of those ticked on other pages, with commas between. */
export const MOVE = "mossa";
export const OTHER_MOVES = "anche";

const movesQuery = (moves: readonly string[], more: object = {}): string => {
  const query = [queryOf(more).slice(1), ...moves.map((move) => `${MOVE}=${encode(move)}`)].filter(
    (part) => part !== "",
  );
  return query.length === 0 ? "" : `?${query.join("&")}`;
};

/** The filters of the questionnaire's questions; absent = all, and of `status` what the reader has to do. */
export interface SurveyFilters {
  area?: string;
  level?: string;
  /** A group of questions, "open", or "all". */
  status?: string;
  /** A topic. */
  tema?: string;
  /** Words to be found. */
  cerca?: string;
  /** A path through the questionnaire (D1). */
  percorso?: string;
}

/** The filters of an area's answers in the review; absent = all. */
export interface ReviewFilters {
  level?: string;
  /** "open", "answered", "na" or "closed". */
  answers?: string;
}

/** The selection of the benchmark; absent = the first class, with companies of the same kind. */
export interface BenchmarkFilters {
  /** A class, or "competitiveness_potential". */
  scheda?: string;
  /** A division, a section letter, or "tutti". */
  settore?: string;
  /** A size, or "tutte". */
  dimensione?: string;
}

/** In the address of the completed part, just after its completion. */
export const COMPLETED = "completato";

/**
 * The addresses of the questionnaire: those of the current draft, or, below a pair of version and year, those of
 * another period (D1). On a path, the addresses of its journey keep it.
 */
export function surveyUrls(period: Period | null, path?: PathId) {
  const base = period === null ? "/dashboard" : `/dashboard/${encode(period.version)}/${period.year}`;
  const level = (levels: string, filters: SurveyFilters = {}) =>
    `${base}/esg/${colons(encode(levels))}${queryOf(filters)}`;
  const survey = ({ percorso = path, ...filters }: SurveyFilters = {}) =>
    `${base}/esg${queryOf({ ...filters, percorso })}`;
  return {
    /** The home page of the period. */
    period: () => base,
    survey,
    level,
    /** The list that a journey goes back to: the questions of its levels, or of its path. */
    list: (levels: string) => (path === FIRST_SCORE ? urls.firstScore() : path ? survey() : level(levels)),
    /** Leads to the first open question of a topic. */
    milestone: (levels: string, milestone: string) => `${level(levels)}/${encode(milestone)}`,
    /**
     * With `da`, the form is filled with the answer of that year; with `proposta`, with that proposal; with `appunto`,
     * with what the user typed and did not save.
     */
    question: (
      levels: string,
      milestone: string,
      question: string,
      query: { da?: number; proposta?: string; appunto?: 1 } = {},
    ) => `${level(levels)}/${encode(milestone)}/${encode(question)}${queryOf({ ...query, percorso: path })}`,
    /** The completed questions of these levels, or those still open. */
    complete: (levels = "full") => `${base}/esg/complete${levels === "full" ? "" : queryOf({ levels })}`,
    /** The same after the last answer: with the mark by which script also shows it in a dialog. */
    completed: (levels = "full") =>
      path === FIRST_SCORE
        ? urls.firstScore()
        : path
          ? urls.path(path)
          : `${surveyUrls(period).complete(levels)}#${COMPLETED}`,
    /** All answers to read: the first page, and the page of one area. */
    reviewAll: () => `${base}/esg/review`,
    review: (area: string, filters: ReviewFilters = {}) =>
      `${base}/esg/review/${encode(area)}${queryOf(filters)}`,
    /** Every change of an answer, page by page. */
    changes: (question: string, page = 1) =>
      `${base}/esg/changes/${encode(question)}${queryOf({ page: page === 1 ? "" : page })}`,
    /** The questionnaire as a workbook, with or without its answers. */
    workbookFile: (kind: "answers" | "questions") =>
      `/dashboard/esg/excel/file/${kind}${queryOf(period ?? {})}`,
    /** The scoring as one picture, or the sources of the points of a class: at one of its areas, or with a topic open. */
    scoring: (level?: string, part?: string) =>
      `${base}/scoring${level ? `/${encode(level)}` : ""}${partOf(part)}`,
    /** The picture, and the points of all questions for a spreadsheet. */
    scoringImage: () => `${base}/scoring/image`,
    scoringFile: () => `${base}/scoring/file`,
    /** An issued card with its scoring, as sheets of paper. */
    printed: () => `${base}/print`,
    reportPdf: (page: "" | "/wait" = "") => `${base}/report${page}`,
    cardPdf: (page: "" | "/wait" = "") => `${base}/report/card${page}`,
    benchmark: (filters: BenchmarkFilters = {}) => `${base}/benchmark${queryOf(filters)}`,
    /** Its figures for a spreadsheet. */
    benchmarkFile: (filters: BenchmarkFilters = {}) => `${base}/benchmark/file${queryOf(filters)}`,
    /** Figures computed from the answers, and the same for a spreadsheet. */
    indicators: () => `${base}/indicators`,
    indicatorsFile: () => `${base}/indicators/file`,
    /** What a bank or a client asks, answered; and the same as a workbook. */
    sheet: (kind: SheetKind) => `${base}/sheets/${kind}`,
    sheetFile: (kind: SheetKind) => `${base}/sheets/${kind}/file`,
    sheetPdf: (kind: SheetKind, page: "" | "/wait" = "") => `${base}/sheets/${kind}/pdf${page}`,
    pillar: (pillar: string, milestone = "", filters: SurveyFilters = {}) =>
      `${base}/${encode(pillar)}${milestone && `/${encode(milestone)}`}${queryOf(filters)}`,
  };
}

/** An area or a topic of a class: the page opens there. */
const partOf = (part?: string) =>
  part === undefined ? "" : `${queryOf({ tema: part })}#${encode(topicAnchor(part))}`;

/** The place of an area or a topic on the page of a class. */
export const topicAnchor = (part: string): string => `tema-${part}`;

export type SurveyUrls = ReturnType<typeof surveyUrls>;

export const urls = {
  login: () => "/auth",
  recovery: () => "/auth/password-recovery",
  signOut: () => "/auth/sign-out",
  lightVersion: () => "/auth/light-version",

  home: () => "/dashboard",
  /** A step of the tour of the home page, 1 to 4. */
  tour: (step: number) => `/dashboard?tour=${step}#visita`,
  quickStart: (step: string) => `/dashboard/quick-start/${encode(step)}`,
  /** The first twelve questions: what they gave, or where to go on; and the facts of the company before them. */
  firstScore: () => "/dashboard/first-score",
  firstScoreCompany: () => "/dashboard/first-score/company",
  /** The documents behind the answers, to print. */
  papers: (level?: string) => `/dashboard/esg/papers${queryOf({ level })}`,
  registry: () => "/dashboard/registry",
  /** The request to change the identity of an enabled company. */
  identityRequest: () => "/dashboard/registry/identity-request",
  registrySection: (section: string) => `/dashboard/registry/${encode(section)}`,
  history: () => "/dashboard/history",
  publish: () => "/dashboard/history/publish",
  scoringMethod: () => "/dashboard/scoring/method",
  /** What each question of a class is worth, and for what. */
  methodClass: (level: string) => `/dashboard/scoring/method/${encode(level)}`,
  /** A table of the method as a file. */
  methodTable: (table: string) => `/dashboard/scoring/method/tables/${encode(table)}`,
  /** The rules between answers, with their states. */
  checks: () => "/dashboard/scoring/checks",
  /** The development plan: of the class being completed, or of another one, with some moves ticked. */
  plan: ({ classe = "", mosse = [] }: { classe?: string; mosse?: readonly string[] } = {}) =>
    `/dashboard/plan${movesQuery(mosse, { classe })}`,
  /** The card as it would be after some moves of the plan. */
  simulation: (mosse: readonly string[] = []) => `/dashboard/plan/simulation${movesQuery(mosse)}`,
  /** The paths through the questionnaire, and one of them. */
  paths: () => "/dashboard/esg/paths",
  path: (path: OfferedPath) => `/dashboard/esg/paths#${path}`,
  /** Where script sends what is typed into the form of a question. */
  jotting: (question: string) => `/dashboard/jottings/${encode(question)}`,
  /** Redirects to a place elsewhere. */
  whitelabel: (id: string) => `/dashboard/places/${encode(id)}`,
  file: (id: string) => `/dashboard/files/${encode(id)}`,
  fileContent: (id: string) => `/dashboard/files/${encode(id)}/content`,
  ...surveyUrls(null),
};

/** Addresses of positions, versions and verifications. */
export const historyUrls = {
  /** Saved positions and issued versions, page by page. */
  archive: (page: number) => `/dashboard/history${page > 1 ? `?pagina=${page}` : ""}`,
  /** The same page, at the beginning of the archive. */
  archived: () => `${historyUrls.archive(1)}#archivio`,
  /** Renames a saved position, or removes it. */
  position: (id: string) => `/dashboard/history/positions/${encode(id)}`,
  /** Two sides, each "draft", an issued version or a saved position; of the differences one area, or one page of it. */
  compare: (from?: string, to?: string, query: { area?: string; pagina?: number } = {}) =>
    `/dashboard/history/compare${from && to ? queryOf({ prima: from, dopo: to, ...query }) : ""}`,
  /** Asks before the draft becomes what a version or position says. */
  restore: (from: string) => `/dashboard/history/restore${queryOf({ da: from })}`,
  /** Asks before answers of a card of a group company are copied into the draft. */
  copy: (from: string, groupCompanyId: string) =>
    `/dashboard/history/copy${queryOf({ da: from, impresa: groupCompanyId })}`,
  /** The progress and the result of a restore, or of a copy. */
  restoring: (id: string) => `/dashboard/history/restore/${encode(id)}`,
  /** With one page of the comments. */
  verification: (page = 1) => `/dashboard/history/verification${page > 1 ? `?pagina=${page}` : ""}`,
  /** The same page, at the beginning of its comments. */
  comments: () => `${historyUrls.verification()}#osservazioni`,
  withdrawVerification: () => "/dashboard/history/verification/withdraw",
  /** Opens the next fiscal year: the form is on the registry's overview. */
  openYear: () => "/dashboard/registry",
  /** Answers whose question has changed, or is no longer asked; with `togli` the one to be removed. */
  obsolete: (query: { pagina?: number; togli?: string } = {}) => `/dashboard/esg/obsolete${queryOf(query)}`,
  /** Answers copied from a company of the group, or taken over from last year, that wait to be confirmed. */
  copies: () => "/dashboard/esg/copied",
};

/** A list of the people of the company; absent = all of them, by name, from the first page. */
export interface PeopleList {
  cerca?: string;
  ruolo?: string;
  stato?: string;
  ordine?: string;
  pagina?: number;
}

export const peopleUrls = {
  list: (list: PeopleList = {}) => `/dashboard/registry/users${queryOf(list)}`,
  /** It leads back to the list it came from. */
  person: (id: string, list: PeopleList = {}) => `/dashboard/registry/users/${encode(id)}${queryOf(list)}`,
  /** An administrator's help with the access of a person. */
  access: (id: string, list: PeopleList = {}) => `${peopleUrls.person(id)}/access${queryOf(list)}`,
  /** Asks before one change to one person: "enable", "disable", "delete" or "resend"; it leads back to the list too. */
  changeOne: (id: string, change: string, list: PeopleList = {}) =>
    `/dashboard/registry/users/${encode(id)}/${encode(change)}${queryOf(list)}`,
  /** Asks before a change to many; the form of the list leads here, or a link that names change and people. */
  change: (asked: PeopleList & { azione?: string; chi?: string } = {}) =>
    `/dashboard/registry/users/change${queryOf(asked)}`,
  /** The progress and the result of a change to many; it leads back to the list it came from. */
  changing: (id: string, query: PeopleList & { foglio?: number; segue?: number } = {}) =>
    `/dashboard/registry/users/changes/${encode(id)}${queryOf(query)}`,
  file: (list: PeopleList = {}) => `/dashboard/registry/users/export${queryOf(list)}`,
};

export const workbookUrls = {
  page: () => "/dashboard/esg/excel",
  /** A filled workbook on its way: the changes it would make, then the result. */
  import: (id: string) => `/dashboard/esg/excel/${encode(id)}`,
  /** The same page while the answers are being stored; a script reads it again, so it does not refresh itself. */
  followed: (id: string) => `${workbookUrls.import(id)}?segue=1`,
  /** All changes to one question, by its number. */
  change: (id: string, question: number) => `${workbookUrls.import(id)}?domanda=${question}`,
};

interface Restoring {
  /** The page from which the user can try again. */
  from: string | null;
  groupCompanyId: string | null;
  /** "stays": its page does not move on by itself; "over": the home page shows the result. */
  end?: "stays" | "over" | null;
  /** A script follows the progress: the page does not refresh itself. */
  isFollowed?: boolean;
}

/**
 * The page of a restore, or of a copy, with the facts that only its address keeps: no other server than ours stores
 * them.
 */
export function restoringUrl(
  id: string,
  { from, groupCompanyId, end = null, isFollowed = false }: Restoring,
): string {
  const query = new URLSearchParams();
  if (from) query.set("da", from);
  if (groupCompanyId) query.set("impresa", groupCompanyId);
  if (end) query.set(end === "stays" ? "resta" : "fine", "1");
  if (isFollowed) query.set("segue", "1");
  return query.size === 0 ? historyUrls.restoring(id) : `${historyUrls.restoring(id)}?${query}`;
}

/** The same, read from the address of a request. */
export function askedRestore(request: Pick<Request, "url">) {
  const query = new URL(request.url).searchParams;
  return {
    from: query.get("da") || null,
    groupCompanyId: query.get("impresa") || null,
    isFollowed: query.has("segue"),
    end: query.has("fine") ? ("over" as const) : query.has("resta") ? ("stays" as const) : null,
  };
}

/** The page of a list that an address names, from 1; the first where it names none that can be. */
export function pageIn(request: Pick<Request, "url">, name = "pagina"): number {
  const given = new URL(request.url).searchParams.get(name) ?? "";
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

/** The path that an address names; an unknown one is ignored. */
export function pathIn(request: Pick<Request, "url">): PathId | undefined {
  const given = new URL(request.url).searchParams.get("percorso") ?? "";
  return isPath(given) ? given : undefined;
}
