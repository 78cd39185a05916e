import type { TextKey } from "~/texts/resources";
import { LinkButton, OffButton } from "../form/button";
import { useT } from "../texts";
import { RefusalList, type Refusal } from "./refusal-list";

interface NewCardButtonProps {
  label: TextKey;
  to: string;
  /** Everything that stands in the way; none: the way is open. */
  refusals: readonly Refusal[];
  nextIssueAt: string | null;
  canWrite: boolean;
  /** There is something more useful to do first. */
  isQuiet?: boolean;
}

/** The way to a new card, or why there is none now: never silent (D4). */
export function NewCardButton({ label, to, refusals, nextIssueAt, canWrite, isQuiet }: NewCardButtonProps) {
  const t = useT();
  const words = t(label);
  if (!canWrite) return <OffButton reason={<p>{t("dashboard:read_only")}</p>}>{words}</OffButton>;
  if (refusals.length > 0) {
    return <OffButton reason={<RefusalList {...{ refusals, nextIssueAt }} />}>{words}</OffButton>;
  }
  return (
    <p>
      <LinkButton to={to} asks variant={isQuiet ? "secondary" : "primary"}>
        {words}
      </LinkButton>
    </p>
  );
}
