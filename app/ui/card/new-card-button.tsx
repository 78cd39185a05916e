import type { TextKey } from "~/texts/resources";
import { LinkButton, DisabledButton } from "../form/button";
import { useT } from "../texts";
import { RefusalList, type Refusal } from "./refusal-list";

interface NewCardButtonProps {
  label: TextKey;
  to: string;
  /** Every refusal of a new card; empty: the company may issue it. */
  refusals: readonly Refusal[];
  nextIssueAt: string | null;
  canWrite: boolean;
  /** Another action is more useful first. */
  isQuiet?: boolean;
}

/** The link to a new card, or the reason why there is none now: never silent (D4). A reader is not offered one. */
export function NewCardButton({ label, to, refusals, nextIssueAt, canWrite, isQuiet }: NewCardButtonProps) {
  const t = useT();
  const words = t(label);
  if (!canWrite) return null;
  if (refusals.length > 0) {
    return <DisabledButton reason={<RefusalList {...{ refusals, nextIssueAt }} />}>{words}</DisabledButton>;
  }
  return (
    <p>
      <LinkButton to={to} asks variant={isQuiet ? "secondary" : "primary"}>
        {words}
      </LinkButton>
    </p>
  );
}
