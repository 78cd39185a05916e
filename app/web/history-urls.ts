const part = encodeURIComponent;

/** Addresses of what was saved, issued and verified; apart from the others, which every page carries. */
export const historyUrls = {
  /** What was saved or issued, page by page. */
  archive: (page: number) => `/dashboard/history${page > 1 ? `?pagina=${page}` : ""}`,
  /** Renames a saved position, or removes it. */
  position: (id: string) => `/dashboard/history/positions/${part(id)}`,
  /** Two sides, each "draft", an issued version or a saved position. */
  compare: (from?: string, to?: string) =>
    `/dashboard/history/compare${from && to ? `?prima=${part(from)}&dopo=${part(to)}` : ""}`,
  /** Asks before a version or position is copied into the draft. */
  restore: (from: string, groupCompanyId?: string) =>
    `/dashboard/history/restore?da=${part(from)}${groupCompanyId ? `&impresa=${part(groupCompanyId)}` : ""}`,
  /** How far a restore is, and what came of it. */
  restoring: (id: string) => `/dashboard/history/restore/${part(id)}`,
  /** With the comments that stand on that page of them. */
  verification: (page = 1) => `/dashboard/history/verification${page > 1 ? `?pagina=${page}` : ""}`,
  withdrawVerification: () => "/dashboard/history/verification/withdraw",
  /** Opens the next fiscal year: posts to the registry's overview itself, not to the layout around it. */
  openYear: () => "/dashboard/registry?index",
  /** Answers whose question has changed, or is no longer asked. */
  obsolete: () => "/dashboard/esg/obsolete",
};
