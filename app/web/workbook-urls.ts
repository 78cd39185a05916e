const part = encodeURIComponent;

/** Addresses of the questionnaire as a workbook; apart from the others, which every page carries. */
export const workbookUrls = {
  page: () => "/dashboard/esg/excel",
  /** A filled workbook on its way: what it would change, then what became of it. */
  import: (id: string) => `/dashboard/esg/excel/${part(id)}`,
  /** All that it would change of one question, by its number. */
  change: (id: string, question: number) => `${workbookUrls.import(id)}?domanda=${question}`,
};
