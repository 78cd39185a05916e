import { useLoaderData } from "@remix-run/react";
import { LinkButton, OffButton } from "~/ui/form/button";
import { Details } from "~/ui/layout/details";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { ifOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { attestationUrls } from "~/web/urls";
import { CertificateList } from "../dashboard.attestations/certificate-list";
import { CertificationFacts } from "../dashboard.attestations/certification";

export const handle: PageHandle = {
  title: "attestations:title",
};

export const loader = privateLoader({}, async ({ viewer }) => {
  const [home, certificates] = await Promise.all([
    viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} }),
    ifOffered(viewer.call("registry.attestations", {})),
  ]);
  return {
    certification: home.card.certification,
    company: viewer.user.companyName,
    certificates,
    canWrite: viewer.can("write"),
  };
});
export const action = notServed;

export default function Attestations() {
  const { certification, company, certificates, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading title={t("attestations:title")} lead={t("attestations:lead")} />
      <section className="panel" aria-labelledby="certificazione">
        <h2 id="certificazione">{t("attestations:certification")}</h2>
        <CertificationFacts {...{ certification, company }} />
        <Details summary={t("attestations:levels")}>
          <dl className="grid gap-3">
            {(["1", "2", "3"] as const).map((level) => (
              <div key={level}>
                <dt className="font-semibold">
                  {level}. {t(`card:certification.${level}`)}
                </dt>
                <dd>{t(`attestations:level_text.${level}`)}</dd>
              </div>
            ))}
          </dl>
        </Details>
      </section>
      <section aria-labelledby="certificati">
        <h2 id="certificati">{t("attestations:certificates")}</h2>
        <p>{t("attestations:no_points")}</p>
        {certificates.length === 0 ? (
          <p>{t("attestations:none")}</p>
        ) : (
          <CertificateList {...{ certificates, canWrite }} />
        )}
        {canWrite ? (
          <LinkButton to={attestationUrls.add()}>{t("attestations:add")}</LinkButton>
        ) : (
          <OffButton reason={<p>{t("dashboard:read_only")}</p>}>{t("attestations:add")}</OffButton>
        )}
      </section>
    </>
  );
}
