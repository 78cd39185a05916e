const part = encodeURIComponent;

/** What is asked beside the address itself; what is not said is left out. */
function queryOf(asked: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(asked).filter(([, value]) => value);
  return said.length > 0 ? `?${said.map(([name, value = ""]) => `${name}=${part(value)}`).join("&")}` : "";
}

/** Addresses of what was saved, issued and verified; apart from the others, which every page carries. */
export const historyUrls = {
  /** What was saved or issued, page by page. */
  archive: (page: number) => `/dashboard/history${page > 1 ? `?pagina=${page}` : ""}`,
  /** The same page, where the archive begins. */
  archived: () => `${historyUrls.archive(1)}#archivio`,
  /** Renames a saved position, or removes it. */
  position: (id: string) => `/dashboard/history/positions/${part(id)}`,
  /** Two sides, each "draft", an issued version or a saved position; of what differs one area, or one page of it. */
  compare: (from?: string, to?: string, asked: { area?: string; pagina?: number } = {}) =>
    `/dashboard/history/compare${from && to ? queryOf({ prima: from, dopo: to, ...asked }) : ""}`,
  /** Asks before a version or position is copied into the draft. */
  restore: (from: string, groupCompanyId?: string) =>
    `/dashboard/history/restore?da=${part(from)}${groupCompanyId ? `&impresa=${part(groupCompanyId)}` : ""}`,
  /** How far a restore is, and what came of it. */
  restoring: (id: string) => `/dashboard/history/restore/${part(id)}`,
  /** With the comments that stand on that page of them. */
  verification: (page = 1) => `/dashboard/history/verification${page > 1 ? `?pagina=${page}` : ""}`,
  /** The same page, where its comments begin. */
  comments: () => `${historyUrls.verification()}#osservazioni`,
  withdrawVerification: () => "/dashboard/history/verification/withdraw",
  /** Opens the next fiscal year: posts to the registry's overview itself, not to the layout around it. */
  openYear: () => "/dashboard/registry?index",
  /** Answers whose question has changed, or is no longer asked; with `togli` one of them, to be removed. */
  obsolete: (asked: { pagina?: number; togli?: string } = {}) => `/dashboard/esg/obsolete${queryOf(asked)}`,
};
