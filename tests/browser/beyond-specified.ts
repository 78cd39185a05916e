/**
 * The browser tests that a server with the specification alone cannot answer, by what each needs beyond it: a file, or the
 * words that the names of its tests have. Every other test passes over such a server as it is.
 */
const BEYOND: Readonly<Record<string, readonly [file: string, ...names: string[]][]>> = {
  "a page that only extensions fill (docs/decisions/147)": [
    ["dialogs", "a page that asks once more", "that is over at once goes home"],
    ["error-pages", "a page that fails says so"],
    [
      "forms",
      "registration-declined?token=",
      "/dashboard/registry/documents refused",
      "provider: /dashboard",
    ],
    ["forms", "verifier: /dashboard"],
    ["fragment", "/dashboard/registers/"],
    [
      "half-loaded",
      "the list of the people",
      "a deed that is asked about",
      "a page that fails",
      "have every",
    ],
    ["invitations"],
    ["jottings"],
    ["leaving-the-house"],
    ["people"],
    ["print", "the development plan of"],
    ["provider"],
    [
      "same-tree-dialogs",
      "a certificate",
      "a row of a register",
      "from the archive",
      "the access of a ticked person",
    ],
    [
      "same-tree-journeys",
      "a position saved and compared",
      "a verification opened",
      "from the plan to a question",
      "a row of a register",
      "a colleague asked",
      "a verifier's",
      "a provider's notice",
      "a password and a second factor",
    ],
    ["second-factor"],
    ["spoken-pages", "the table of the people"],
    ["toasts", "floats at the bottom right for 3 seconds", "a notice in sight"],
    ["toasts", "floats for 5 seconds where something failed", "a restore that failed"],
    ["verifier"],
    ["workbook"],
    ["without-script", "a certificate"],
  ],
  "a part of a page that an extension fills": [
    ["attachments", "that is refused stands with its reason"],
    ["dialogs", "of the provinces is typed into too"],
    ["error-pages", "an address that leads nowhere"],
    ["first-paint", "/dashboard is painted"],
    ["first-score"],
    ["forms", "/dashboard/history/copy?", "/dashboard/esg/excel refused", "/dashboard/history refused"],
    ["home", "a newcomer sees", "the page folds on a phone", "a company whose card is verified"],
    ["print", "the questions of each milestone", "a printed card never speaks to the company"],
    ["restore"],
    ["same-tree", "every declared difference"],
    [
      "same-tree-journeys",
      "an answer kept by going on",
      "a list filtered and searched",
      "a card of the group",
    ],
    ["spoken-pages", "the rulers of the benchmark"],
    ["transcripts", "question is spoken as in its transcripts"],
  ],
  "a form that only extensions show, or that is prepared by one": [["forms", "a sent form"]],
};

/** Matches the names of these tests as the runner puts them together: the file, the groups, the test. */
export const beyondSpecified = (): RegExp[] =>
  Object.values(BEYOND)
    .flat()
    .flatMap(([file, ...names]) => {
      const named = names.length === 0 ? "" : `.*(${names.map(literally).join("|")})`;
      return new RegExp(`(?<![\\w-])${literally(file)}\\.spec\\.ts${named}`);
    });

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
