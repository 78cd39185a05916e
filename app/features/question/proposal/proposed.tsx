import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { DecideForm } from "./decide-form";
import type { ShownProposal } from "./words";

/** What a proposal consists of. */
export function ProposedAnswer({ proposal }: { proposal: ShownProposal }) {
  const t = useT();
  const { email, sentAt, lines, notes } = proposal;
  return (
    <>
      <p className="hint">{t("tasks:proposal.sent", { email, at: sentAt })}</p>
      <ul className="my-2 list-none whitespace-pre-line pl-0">
        {(lines.length > 0 ? lines : [t("question:no_answer")]).map((line, index) => (
          <li key={index}>
            <strong>{line}</strong>
          </li>
        ))}
        {notes.map((note, index) => (
          <li key={`n${index}`}>{note}</li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  /** Each with the present revision of its answer. */
  proposals: readonly (ShownProposal & { revision: number; prompt: string | null })[];
}

/** The proposals to the questions of a page that wait for a decision. */
export function WaitingProposals({ proposals }: Props) {
  const t = useT();
  return proposals.map((proposal) => (
    <Notice key={proposal.id} kind="info" title={t("tasks:proposal.of", { name: proposal.name })}>
      {proposal.prompt === null ? null : <p>{proposal.prompt}</p>}
      <ProposedAnswer proposal={proposal} />
      <p>{t("tasks:proposal.counts_not")}</p>
      <div className="mt-4">
        <DecideForm proposal={proposal} revision={proposal.revision} />
      </div>
    </Notice>
  ));
}
