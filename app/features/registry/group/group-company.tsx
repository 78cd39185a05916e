import type { CallOutput } from "~/api/contract";
import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";

type Member = CallOutput<"registry.group">["companies"][number];

/** A company of the group: what it lets us do, what we let it do, and the button to change the latter. */
export function GroupCompany({ isAdmin, ...member }: Member & { isAdmin: boolean }) {
  const { id, businessName: name, isInGroup, grants, isGranted } = member;
  const t = useT();
  return (
    <section className="panel" aria-labelledby={`company-${id}`}>
      <h2 id={`company-${id}`}>{name}</h2>
      {isInGroup ? (
        <p>{t(grants ? "company:group.grants" : "company:group.grants_not", { name })}</p>
      ) : (
        <p>{t("company:group.left", { name })}</p>
      )}
      <p>{t(isGranted ? "company:group.is_granted" : "company:group.is_not_granted", { name })}</p>
      {isAdmin ? (
        <PostForm>
          <input type="hidden" name="company" value={id} />
          <SubmitButton variant="secondary" name="grant" value={isGranted ? "no" : "yes"}>
            {t(isGranted ? "company:group.withdraw" : "company:group.grant")}
            <span className="sr-only"> {name}</span>
          </SubmitButton>
        </PostForm>
      ) : null}
    </section>
  );
}
