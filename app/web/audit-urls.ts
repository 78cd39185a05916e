/** Which events of the company; absent = all, from the newest. */
export interface EventList {
  tipo?: string;
  persona?: string;
  dal?: string;
  al?: string;
  pagina?: string;
}

function withQuery(path: string, list: EventList): string {
  const given = Object.entries(list).filter(([, value]) => value !== "");
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Addresses of what happened in the company. */
export const auditUrls = {
  list: (list: EventList = {}) => withQuery("/dashboard/audit", list),
  /** The same as a file. */
  file: (list: EventList = {}) => withQuery("/dashboard/audit/export", list),
};
