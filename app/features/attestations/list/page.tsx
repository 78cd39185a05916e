import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/ui/form/button";
import { Details } from "~/ui/layout/details";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { CertificateList } from "~/ui/attestations/certificate-list";
import { CertificationFacts } from "~/ui/attestations/certification";
import type { loader } from "./load.server";

export function Attestations() {
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
          <CertificateList
            certificates={certificates}
            fileHref={urls.file}
            ways={canWrite ? { change: attestationUrls.one, remove: attestationUrls.remove } : undefined}
          />
        )}
        {canWrite ? <LinkButton to={attestationUrls.add()}>{t("attestations:add")}</LinkButton> : null}
      </section>
    </>
  );
}
