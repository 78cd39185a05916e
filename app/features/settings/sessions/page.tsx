import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { BackToSettings } from "../back";
import { OTHERS } from "./form";
import type { loader } from "./load.server";

type Session = ReturnType<typeof useLoaderData<typeof loader>>["sessions"][number];

export function Sessions() {
  const t = useT();
  const { sessions } = useLoaderData<typeof loader>();
  const columns = ["browser", "since", "last", "origin", "end_column"] as const;
  const others = sessions.filter(({ isPresent }) => !isPresent);
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("settings:sessions.title")} lead={t("settings:sessions.lead")} />
      <DataTable
        id="sessioni"
        caption={t("settings:sessions.caption")}
        captionHidden
        stack
        columns={columns.map((name, index) => ({
          label: t(`settings:sessions.${name}`),
          ...(index === 0 ? { rowHeader: true } : {}),
        }))}
        rows={sessions.map((session) => ({
          key: session.id,
          cells: [
            <Browser key="browser" {...session} />,
            session.since,
            session.lastUsed,
            session.origin,
            session.isPresent ? "–" : <End key="end" {...session} />,
          ],
        }))}
      />
      <p className="hint">{t("settings:sessions.hour")}</p>
      {others.length === 0 ? <p>{t("settings:sessions.only")}</p> : <EndOthers />}
      <BackToSettings />
    </>
  );
}

function Browser({ browser, isPresent }: Session) {
  const t = useT();
  return (
    <>
      {browser} {isPresent ? <Chip tone="accent">{t("settings:sessions.present")}</Chip> : null}
    </>
  );
}

/** Its button says aloud whose session it ends. */
function End({ id, browser, since }: Session) {
  const t = useT();
  return (
    <PostForm>
      <input type="hidden" name="session" value={id} />
      <SubmitButton variant="secondary">
        {t("settings:sessions.end")}{" "}
        <span className="sr-only">{t("settings:sessions.end_of", { browser, date: since })}</span>
      </SubmitButton>
    </PostForm>
  );
}

function EndOthers() {
  const t = useT();
  return (
    <PostForm>
      <input type="hidden" name="session" value={OTHERS} />
      <Buttons>
        <SubmitButton variant="danger">{t("settings:sessions.end_others")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
