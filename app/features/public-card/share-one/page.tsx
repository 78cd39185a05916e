import { useLoaderData } from "@remix-run/react";
import { dateWords } from "~/domain/calendar-date";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Island } from "~/ui/island";
import { DataTable } from "~/ui/layout/data-table";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { surveyUrls } from "~/web/urls";
import type { loader } from "./load.server";

type Share = ReturnType<typeof useLoaderData<typeof loader>>;

/** One link: its address, what it shows, and when it was opened. */
export function SharePage() {
  const t = useT();
  const share = useLoaderData<typeof loader>();
  const { state, endsOn, canWrite } = share;
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading
        title={share.recipient}
        eyebrow={t("shares:one")}
        lead={t(`shares:lead_of.${state}`, {
          day: dateWords(endsOn),
          at: share.withdrawnAt === null ? "" : formatDateTime(share.withdrawnAt),
        })}
      />
      {state === "open" && canWrite ? <Address address={share.address} /> : null}
      <What {...share} />
      <Openings openings={share.openings} />
      {state === "open" && canWrite ? <Withdraw /> : null}
      <p>
        <a href={cardUrls.shares()}>{t("shares:all")}</a>
      </p>
    </>
  );
}

function Address({ address }: Pick<Share, "address">) {
  const t = useT();
  if (address === null) return <p>{t("shares:address_lost")}</p>;
  return (
    <section className="panel" aria-labelledby="indirizzo">
      <h2 id="indirizzo">{t("shares:address")}</h2>
      <p>{t("shares:address_text")}</p>
      <p className="break-all">{address}</p>
      <Island name="copy" props={{ text: address, label: t("shares:copy"), done: t("common:copied") }} />
      <p>
        <a href={new URL(address).pathname}>{t("shares:see")}</a>
      </p>
    </section>
  );
}

function What({
  number,
  year,
  createdAt,
  createdBy,
  showsScoring,
  sharesReport,
  sharesDocument,
  topicLabels,
}: Share) {
  const t = useT();
  const shown = [
    t("shares:shown.card"),
    ...(showsScoring ? [t("shares:shown.scoring")] : []),
    ...topicLabels.map((topic) => t("shares:shown.topic", { topic })),
    ...(sharesReport ? [t("shares:shown.report")] : []),
    ...(sharesDocument ? [t("shares:shown.document")] : []),
  ];
  const at = formatDateTime(createdAt);
  return (
    <section aria-labelledby="mostra">
      <h2 id="mostra">{t("shares:shows")}</h2>
      <Facts>
        <Fact label={t("shares:card")}>
          <a href={surveyUrls({ version: number, year }).period()}>{number}</a>
        </Fact>
        <Fact label={t("shares:made_at")}>
          {createdBy === null ? at : t("shares:made_by", { at, person: createdBy })}
        </Fact>
      </Facts>
      <ul>
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Openings({ openings }: Pick<Share, "openings">) {
  const t = useT();
  return (
    <section aria-labelledby="aperture-titolo-sezione">
      <h2 id="aperture-titolo-sezione">{t("shares:openings")}</h2>
      <p>{t(openings.length === 0 ? "shares:not_opened" : "shares:openings_text")}</p>
      {openings.length === 0 ? null : (
        <DataTable
          id="aperture"
          caption={t("shares:openings_caption")}
          captionHidden
          columns={[
            { label: t("shares:opening_at"), rowHeader: true },
            { label: t("shares:opening_part") },
            { label: t("shares:opening_times"), numeric: true },
          ]}
          rows={openings.map(({ part, firstAt, lastAt, times }) => ({
            key: `${part} ${firstAt}`,
            cells: [
              whenWords(t, formatDateTime(firstAt), formatDateTime(lastAt)),
              t(`shares:part.${part}`),
              times,
            ],
          }))}
        />
      )}
    </section>
  );
}

const whenWords = (t: T, first: string, last: string) =>
  first === last ? first : t("shares:between", { first, last });

function Withdraw() {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="ritira">
      <h2 id="ritira">{t("shares:withdraw_title")}</h2>
      <p>{t("shares:withdraw_text")}</p>
      <PostForm>
        <Buttons>
          <SubmitButton variant="danger">{t("shares:withdraw")}</SubmitButton>
        </Buttons>
      </PostForm>
    </section>
  );
}
