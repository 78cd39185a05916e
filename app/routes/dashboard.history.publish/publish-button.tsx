import { LinkButton, OffButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { RefusalList } from "./refusal-list";

export interface DraftState {
  refusals: readonly string[];
  nextIssueAt: string | null;
}

interface PublishButtonProps {
  draft: DraftState;
  canWrite: boolean;
  /** There is something more useful to do first. */
  isQuiet?: boolean;
}

/** The way to the confirm page, or why there is none now: never silent (D4). */
export function PublishButton({ draft, canWrite, isQuiet }: PublishButtonProps) {
  const t = useT();
  const label = t("dashboard:publish.action");
  if (!canWrite) return <OffButton reason={<p>{t("dashboard:read_only")}</p>}>{label}</OffButton>;
  if (draft.refusals.length > 0) return <OffButton reason={<RefusalList {...draft} />}>{label}</OffButton>;
  return (
    <p>
      <LinkButton to={urls.publish()} variant={isQuiet ? "secondary" : "primary"}>
        {label}
      </LinkButton>
    </p>
  );
}
