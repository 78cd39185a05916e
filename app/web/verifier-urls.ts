const encode = encodeURIComponent;

/** What of a case is shown; absent = all of it, from the first page. */
export interface CaseFilter {
  area?: string;
  /** A state of a judgement, or "changed". */
  stato?: string;
  pagina?: number;
}

function queryOf({ area, stato, pagina }: CaseFilter): string {
  const query = new URLSearchParams({
    ...(area && { area }),
    ...(stato && { stato }),
    ...(pagina !== undefined && pagina > 1 && { pagina: String(pagina) }),
  });
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** Addresses of the verifier's desk. */
export const verifierUrls = {
  cases: (page = 1) => `/dashboard/verifications${queryOf({ pagina: page })}`,
  case: (id: string, filter: CaseFilter = {}) => `/dashboard/verifications/${encode(id)}${queryOf(filter)}`,
  /** One question of a case, between its neighbours among those that the filter shows. */
  question: (id: string, question: string, filter: CaseFilter = {}) =>
    `/dashboard/verifications/${encode(id)}/questions/${encode(question)}${queryOf(filter)}`,
  decision: (id: string) => `/dashboard/verifications/${encode(id)}/decision`,
  file: (id: string, file: string) => `/dashboard/verifications/${encode(id)}/files/${encode(file)}`,
  fileContent: (id: string, file: string) => `${verifierUrls.file(id, file)}/content`,
};
