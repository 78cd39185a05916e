import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Chip } from "~/ui/layout/chip";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { loader, PresentedCompany } from "./load.server";
import { Administrators, Disputes, Enablements } from "./sections";

export function Company() {
  const company = useLoaderData<typeof loader>();
  const { id, name, enabled, card, waiting, facts } = company;
  const t = useT();
  return (
    <>
      <PageHeading title={name} lead={t("provider:company.lead")} />
      <p>
        <Spaced>
          {[enabled, card, ...waiting].map(({ label, tone }) => (
            <Chip key={label} tone={tone}>
              {label}
            </Chip>
          ))}
        </Spaced>
      </p>
      <Requests {...company} />
      <section className="panel" aria-labelledby="dati">
        <h2 id="dati">{t("provider:company.facts")}</h2>
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </section>
      <Administrators administrators={company.administrators} />
      <Enablement {...company} />
      <section className="panel" aria-labelledby="gruppo">
        <h2 id="gruppo">{t("provider:group.title")}</h2>
        <p>{company.group ?? t("provider:group.none")}</p>
        <p>
          <a href={providerUrls.group(id)}>{t("provider:group.way")}</a>
        </p>
      </section>
      <section className="panel" aria-labelledby="profili">
        <h2 id="profili">{t("provider:profiles.crumb")}</h2>
        <p>{t("provider:profiles.text")}</p>
        <p>
          <a href={providerUrls.profiles(id)}>{t("provider:profiles.way")}</a>
        </p>
      </section>
    </>
  );
}

/** What waits for the provider at this company, and whether the company is about to go. */
function Requests({ id, askedOn, disputes, deletedOn }: PresentedCompany) {
  const t = useT();
  return (
    <>
      {deletedOn === null ? null : (
        <Notice kind="warning" title={t("provider:deletion.title", { date: deletedOn })}>
          {t("provider:deletion.text")}
        </Notice>
      )}
      {askedOn === null ? null : (
        <section className="panel" aria-labelledby="richiesta">
          <h2 id="richiesta">{t("provider:identity.waiting", { date: askedOn })}</h2>
          <p>
            <LinkButton to={providerUrls.identity(id)}>{t("provider:identity.way")}</LinkButton>
          </p>
        </section>
      )}
      {disputes.length === 0 ? null : <Disputes disputes={disputes} />}
    </>
  );
}

function Enablement({ id, isEnabled, enablements }: PresentedCompany) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="abilitazione">
      <h2 id="abilitazione">{t("provider:enablement.title")}</h2>
      <p>{t(isEnabled ? "provider:enablement.is_on" : "provider:enablement.is_off")}</p>
      <Buttons>
        <LinkButton
          to={providerUrls.enablement(id, isEnabled ? "disable" : "enable")}
          variant={isEnabled ? "danger" : "primary"}
        >
          {t(isEnabled ? "provider:disable.action" : "provider:enable.action")}
        </LinkButton>
      </Buttons>
      <Enablements enablements={enablements} />
    </section>
  );
}
