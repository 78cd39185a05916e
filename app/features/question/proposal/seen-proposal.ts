/** The proposal that a form was filled with, as the form carries it. */
interface SeenProposal {
  id: string;
  /** How often it had been sent when the form was made. */
  times: number;
  questionId: string;
}

/** The longest that `carried` makes. */
export const CARRIED_PROPOSAL = 120;

export const carried = ({ id, times, questionId }: SeenProposal): string => `${id} ${times} ${questionId}`;

/** The inverse; null for no proposal, or for a text that no form of ours carries. */
export function seenProposal(text: string): SeenProposal | null {
  const [, id, times, questionId] = /^([\w-]{1,64}) (\d{1,3}) ([\w-]{1,64})$/.exec(text) ?? [];
  if (id === undefined || times === undefined || questionId === undefined || Number(times) < 1) return null;
  return { id, times: Number(times), questionId };
}
