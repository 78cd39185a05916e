import { DRAFT_STATUS } from "~/domain/card/draft-status";
import { LinkButton, OffButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { historyUrls, urls } from "~/web/urls";
import { RefusalList } from "./refusal-list";

interface NewCardButtonProps {
  draft: { status: number; refusals: readonly string[]; nextIssueAt: string | null };
  canWrite: boolean;
  /** An enabled company has its card verified, which is asked for on a page of its own. */
  isEnabled: boolean;
  /** There is something more useful to do first. */
  isQuiet?: boolean;
}

/** The way to a new card, which is there at status 0 only (spec §4), or why there is none now: never silent (D4). */
export function NewCardButton({ draft, canWrite, isEnabled, isQuiet }: NewCardButtonProps) {
  const t = useT();
  const label = t(isEnabled ? "dashboard:publish.verify" : "dashboard:publish.action");
  const refusals = draft.refusals.filter((refusal) => !isEnabled || refusal !== "enabled_company");
  if (!canWrite) return <OffButton reason={<p>{t("dashboard:read_only")}</p>}>{label}</OffButton>;
  if (refusals.length > 0 || draft.status !== DRAFT_STATUS.ready) {
    const said = refusals.length > 0 ? refusals : ["unknown"];
    return (
      <OffButton reason={<RefusalList refusals={said} nextIssueAt={draft.nextIssueAt} />}>{label}</OffButton>
    );
  }
  return (
    <p>
      <LinkButton
        to={isEnabled ? historyUrls.verification() : urls.publish()}
        variant={isQuiet ? "secondary" : "primary"}
      >
        {label}
      </LinkButton>
    </p>
  );
}
