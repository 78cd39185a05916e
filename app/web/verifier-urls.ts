import { pageNamed, queryOf } from "./query";

const encode = encodeURIComponent;

/** What of a case is shown; absent = all of it, from the first page. */
export interface CaseFilter {
  area?: string;
  /** A state of a judgement, or "changed". */
  stato?: string;
  pagina?: number;
}

const filterOf = (filter: CaseFilter) => queryOf({ ...filter, pagina: pageNamed(filter.pagina) });

/** Where the page of a question has the first answer or file that is still to be judged. */
export const DUE = "da-giudicare";

/** Addresses of the verifier's desk. */
export const verifierUrls = {
  cases: (page = 1) => `/dashboard/verifications${filterOf({ pagina: page })}`,
  case: (id: string, filter: CaseFilter = {}) => `/dashboard/verifications/${encode(id)}${filterOf(filter)}`,
  /** One question of a case, between its neighbours among those that the filter shows. */
  question: (id: string, question: string, filter: CaseFilter = {}) =>
    `/dashboard/verifications/${encode(id)}/questions/${encode(question)}${filterOf(filter)}`,
  /** The rules between the answers of a case. */
  checks: (id: string) => `/dashboard/verifications/${encode(id)}/checks`,
  decision: (id: string) => `/dashboard/verifications/${encode(id)}/decision`,
  file: (id: string, file: string) => `/dashboard/verifications/${encode(id)}/files/${encode(file)}`,
  fileContent: (id: string, file: string) => `${verifierUrls.file(id, file)}/content`,
};
