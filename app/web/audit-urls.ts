import { queryOf } from "./query";

/** Which events of the company; absent = all, from the newest. */
export interface EventList {
  tipo?: string;
  persona?: string;
  dal?: string;
  al?: string;
  pagina?: string;
}

/** Addresses of what happened in the company. */
export const auditUrls = {
  list: (list: EventList = {}) => `/dashboard/audit${queryOf(list)}`,
  /** The same as a file. */
  file: (list: EventList = {}) => `/dashboard/audit/export${queryOf(list)}`,
};
