/** Last year's answers to the questions of a topic, to be taken over in one deed. */
export const lastYearOfTopic = (milestone: string): string =>
  `/dashboard/esg/last-year/${encodeURIComponent(milestone)}`;
