import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { Sheets } from "../sheets";
import { Who } from "../who";
import type { ConfirmStep } from "./present";

/** Who is affected, who is not and why; then the button. */
export function ConfirmChange({
  kind,
  mark,
  idempotencyKey,
  affected,
  excluded,
  rolesGiven,
  ...page
}: ConfirmStep) {
  const t = useT();
  const action = t(`people:action.${kind}`);
  const back = (
    <LinkButton to={page.backHref} variant="secondary" cancels>
      {t("people:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading
        title={
          affected === 0
            ? t("people:plan.title_none", { action })
            : t(`people:plan.${kind}.title`, { count: affected })
        }
        lead={affected === 0 ? undefined : t(`people:plan.${kind}.text`)}
      />
      {rolesGiven === null ? null : (
        <p>
          {t("people:plan.roles_given")} <strong>{rolesGiven}</strong>
        </p>
      )}
      {affected === 0 ? (
        <>
          <DisabledButton reason={<p>{t("people:plan.none")}</p>}>{action}</DisabledButton>
          <p className="mt-4">{back}</p>
        </>
      ) : (
        <PostForm>
          <input type="hidden" name="mark" value={mark} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Buttons>
            <SubmitButton variant={kind === "delete" || kind === "disable" ? "danger" : "primary"}>
              {t("people:plan.confirm", { action, count: affected })}
            </SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      )}
      <Left rows={page.left} count={excluded} />
      <Reached rows={page.reached} count={affected} />
      <Sheets prevHref={page.prevHref} nextHref={page.nextHref} />
    </>
  );
}

interface RowsProps {
  rows: readonly { id: string; name: string; email: string; why: string | null }[];
  /** Of all sheets. */
  count: number;
}

/** Those whom the change leaves out. */
function Left({ rows, count }: RowsProps) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <>
      <h2 id="esclusi" className="mt-6">
        {t("people:plan.left", { count })}
      </h2>
      <DataTable
        id="esclusi-righe"
        caption={t("people:plan.left", { count })}
        captionHidden
        stack
        columns={[{ label: t("people:table.person"), rowHeader: true }, { label: t("people:plan.why") }]}
        rows={rows.map(({ id, name, email, why }) => ({
          key: id,
          cells: [<Who key="who" {...{ name, email }} />, why],
        }))}
      />
    </>
  );
}

function Reached({ rows, count }: RowsProps) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="compresi">
      <h2 id="compresi">{t("people:plan.reached", { count })}</h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {rows.map(({ id, name, email }) => (
          <li key={id}>
            <Who {...{ name, email }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
