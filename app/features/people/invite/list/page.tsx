import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Island } from "~/ui/island";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { WorkUnderWay } from "~/ui/work-under-way";
import { invitationUrls } from "~/web/registration-urls";
import { peopleUrls } from "~/web/urls";
import type { LoadedList } from "./load.server";
import type { EndedList, PreviewList } from "./present";
import { RowsTable } from "./rows-table";

export function InvitationList() {
  const page = useLoaderData() as LoadedList;
  if (page.state === "preview") return <Preview page={page} />;
  if (page.state !== "running") return <Ended page={page} />;
  return (
    <WorkUnderWay id="inviti" texts="invite:running" percent={page.percent} hereHref={page.hereHref}>
      <Island name="progress" props={page.followed} />
    </WorkUnderWay>
  );
}

function Preview({ page }: { page: PreviewList }) {
  const t = useT();
  const { good, bad, until } = page;
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("invite:preview.title")} lead={t("invite:preview.lead", { until, good, bad })} />
      {bad > 0 && (
        <p>
          <a href={page.correctHref}>{t("invite:preview.correct")}</a>
        </p>
      )}
      <RowsTable list={page} good={t("invite:row.good")} withRoles />
      <Send page={page} />
    </>
  );
}

/** Nothing is sent before all rows were shown: the button is below the last of them. */
function Send({ page: { place, mark, good, startHref } }: { page: PreviewList }) {
  const t = useT();
  const cancel = (
    <LinkButton to={invitationUrls.many()} variant="secondary">
      {t("invite:preview.cancel")}
    </LinkButton>
  );
  if (place === "skipped") {
    return (
      <p>
        <a href={startHref}>{t("invite:preview.from_start")}</a>
      </p>
    );
  }
  if (place === "more") return <p>{t("invite:preview.go_on")}</p>;
  if (good === 0) {
    return (
      <>
        <Notice kind="warning">{t("invite:preview.none")}</Notice>
        <Buttons>{cancel}</Buttons>
      </>
    );
  }
  return (
    <PostForm action={startHref}>
      <input type="hidden" name="mark" value={mark} />
      <Buttons>
        <SubmitButton>{t("invite:preview.send", { count: good })}</SubmitButton>
        {cancel}
      </Buttons>
    </PostForm>
  );
}

function Ended({ page }: { page: EndedList }) {
  const t = useT();
  const { state, reason, good, bad } = page;
  return (
    <>
      <PageHeading title={t(`invite:${state}.title`)} lead={t(`invite:${state}.lead`, { count: good })} />
      {reason === null ? null : <Notice kind="error">{reason}</Notice>}
      {bad > 0 ? <p>{t("invite:done.bad", { count: bad })}</p> : null}
      <RowsTable list={page} good={t("invite:row.sent")} />
      <Buttons>
        <LinkButton to={peopleUrls.list()}>{t("invite:back")}</LinkButton>
        <LinkButton to={invitationUrls.many()} variant="secondary">
          {t("invite:many.title")}
        </LinkButton>
      </Buttons>
    </>
  );
}
