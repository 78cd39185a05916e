import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import type { ShownProposal } from "./words";

interface Props {
  proposal: ShownProposal;
  /** Of the answer that the user sees beside it. */
  revision: number;
}

/** Accepts a proposal as it is, opens it in the form of its question, or declines it. */
export function DecideForm({ proposal, revision }: Props) {
  const t = useT();
  const { name, times, isCurrent, decide, edit } = proposal;
  return (
    <PostForm action={decide} aria-label={t("tasks:proposal.of", { name })}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="times" value={times} />
      {isCurrent ? null : <p>{t("tasks:proposal.changed")}</p>}
      <Buttons>
        {isCurrent ? (
          <SubmitButton name="decision" value="accept">
            {t("tasks:proposal.accept")}
          </SubmitButton>
        ) : null}
        <LinkButton to={edit} variant="secondary">
          {t("tasks:proposal.edit")}
        </LinkButton>
        <SubmitButton name="decision" value="decline" variant="quiet">
          {t("tasks:proposal.decline")}
        </SubmitButton>
      </Buttons>
    </PostForm>
  );
}
