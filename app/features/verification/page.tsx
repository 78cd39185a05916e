import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { LeftOut } from "~/ui/card/left-out";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Comments } from "./comments";
import type { loader } from "./load.server";
import { NotEnabled } from "./not-enabled";
import { OpenOne } from "./open-one";
import { Opening } from "./opening";
import { refusedOnPage, replyField } from "./present";
import { Returned } from "./returned";

export function Verification() {
  const {
    year,
    enabled,
    open,
    returned,
    comments,
    accepted,
    items,
    lookedAgain,
    card,
    canWrite,
    left,
    ...opening
  } = useLoaderData<typeof loader>();
  const t = useT();
  const { refused, refusedReply, lost } = refusedOnPage(useRefusedForm(), comments.rows, canWrite);
  const replies = comments.rows.map((row) => [replyField(row), t("verification:reply")] as const);
  const own = { level: t("verification:level_legend"), reply: t("verification:reply") };
  const labels = { ...own, ...Object.fromEntries(replies) };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("verification:title")} lead={t("verification:lead", { year })} />
      {lost === "" ? null : (
        <Notice kind="warning">
          <p>{t("verification:lost_reply")}</p>
          <p className="whitespace-pre-line">{lost}</p>
        </Notice>
      )}
      {left ? <LeftOut {...left} /> : null}
      {open ? <OpenOne {...open} {...{ accepted, items, lookedAgain, canWrite }} /> : null}
      {returned ? <Returned {...returned} unsettled={comments.unsettled} total={comments.total} /> : null}
      {comments.total > 0 || open ? <Comments {...comments} {...{ canWrite, refusedReply }} /> : null}
      {open || enabled ? null : <NotEnabled canWrite={canWrite} />}
      {open || !enabled ? null : <Opening {...opening} {...{ canWrite, refused }} />}
      {card ? <VerifiedCard {...card} /> : null}
      <p>
        <a href={urls.history()}>{t("verification:back_to_history")}</a>
      </p>
    </>
  );
}

function VerifiedCard({ id, href, words }: { id: string; href: string; words: string }) {
  const t = useT();
  return (
    <section aria-labelledby="carta-verificata" className="panel">
      <h2 id="carta-verificata">{t("verification:card")}</h2>
      <p>{words}</p>
      <p>
        <a href={href}>{t("verification:card_link", { id })}</a>
      </p>
    </section>
  );
}
