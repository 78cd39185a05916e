import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { LinkButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { ToPublish } from "./act.server";
import type { loader } from "./load.server";
import { ConfirmNotice } from "./confirm";
import { NoticeForm, noticeLabels } from "./notice-form";
import { Shown } from "./shown";

export const isToPublish = (posted: unknown): posted is ToPublish =>
  typeof posted === "object" && posted !== null && "notice" in posted;

/** The notice to all people: the one in force, or a form to write one, and those before. */
export function Notices() {
  const { present, past } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const posted: unknown = useActionData();
  const t = useT();
  if (isToPublish(posted)) return <ConfirmNotice notice={posted.notice} />;
  const isWriting = present === null || refused !== undefined;
  return (
    <>
      <ErrorSummary refused={refused} labels={noticeLabels(t)} />
      <PageHeading title={t("provider:notices.title")} lead={t("provider:notices.lead")} />
      {present === null ? null : (
        <section className="panel" aria-labelledby="in-corso">
          <h2 id="in-corso">
            {t(present.isInForce ? "provider:notices.in_force" : "provider:notices.planned")}
          </h2>
          <Shown {...present} />
          <p>
            <LinkButton to={providerUrls.endNotice()} variant="danger" asks>
              {t("provider:notices.end")}
            </LinkButton>
          </p>
        </section>
      )}
      {isWriting ? <NoticeForm /> : <p>{t("provider:notices.one_only")}</p>}
      {past.length === 0 ? null : (
        <section aria-labelledby="passati">
          <h2 id="passati">{t("provider:notices.past")}</h2>
          <ul>
            {past.map(({ id, title, period, ended }) => (
              <li key={id}>
                {title}, {period}
                {ended === null ? null : ` (${ended})`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
