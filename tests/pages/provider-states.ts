import { providerUrls } from "~/web/provider-urls";
import type { PageState, Visitor } from "./states";

export const PROVIDER_EMAIL = "fornitore@ente-demo.example";
export const PROVIDER: Visitor = { email: PROVIDER_EMAIL, says: "provider" };

const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };
const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const VERIFIER: Visitor = { email: "verifica@ente-demo.example", says: "verifier" };

const DEMO = "00000000-0000-4000-8000-000000000001";
const ENABLED = "00000000-0000-4000-8000-000000000003";
const SERVICES = "00000000-0000-4000-8000-000000000005";

/** The pages of the provider's desk over the demo data. */
export const PROVIDER_PAGES = [
  providerUrls.companies(),
  providerUrls.companies({ cerca: "abilitata", abilitazione: "yes", carta: "valid", ordine: "newest" }),
  providerUrls.companies({ cerca: "nessuna" }),
  providerUrls.companies({ attesa: "deletion" }),
  ...[DEMO, ENABLED, SERVICES].map(providerUrls.company),
  providerUrls.enablement(DEMO, "enable"),
  providerUrls.enablement(DEMO, "disable"),
  providerUrls.enablement(ENABLED, "disable"),
  providerUrls.identity(ENABLED),
  ...[DEMO, ENABLED].map(providerUrls.group),
  ...[DEMO, ENABLED].map(providerUrls.profiles),
  ...["supplier", "bank", "client"].map((profile) => providerUrls.profile(ENABLED, profile)),
  providerUrls.grant(SERVICES, ENABLED),
  providerUrls.grant(ENABLED, SERVICES),
  providerUrls.verifications(),
  providerUrls.disputes(),
  providerUrls.mails(),
  providerUrls.mails({ stato: "failed" }),
  providerUrls.retryMails(),
  providerUrls.retryMails(1),
  providerUrls.notices(),
  providerUrls.service(),
];

const NOWHERE = [
  providerUrls.company("nulla"),
  providerUrls.company("09999010177"),
  providerUrls.enablement(DEMO, "nulla"),
  providerUrls.identity("nulla"),
  providerUrls.group("nulla"),
  providerUrls.profiles("nulla"),
  providerUrls.profile("nulla", "bank"),
  providerUrls.profile(DEMO, "nulla"),
  providerUrls.grant(DEMO, ENABLED),
  providerUrls.dispute("nulla"),
  providerUrls.verification("nulla"),
];

const LONG = "Un motivo molto lungo. ".repeat(40);

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (path: string, wrong: Record<string, string>): PageState => ({
  visitor: PROVIDER,
  path,
  wrong,
  status: 422,
});

export const PROVIDER_STATES: PageState[] = [
  ...opened(PROVIDER, PROVIDER_PAGES),
  ...opened(PROVIDER, NOWHERE, 404),
  ...opened(PROVIDER, ["/dashboard/registry", "/dashboard/esg", "/dashboard/registry/users"], 403),
  ...[READER, FILLED, VERIFIER].flatMap((visitor) =>
    opened(
      visitor,
      [providerUrls.companies(), providerUrls.company(DEMO), providerUrls.notices(), providerUrls.service()],
      403,
    ),
  ),
  refused(providerUrls.enablement(DEMO, "enable"), {}),
  refused(providerUrls.enablement(ENABLED, "disable"), { reason: LONG }),
  refused(providerUrls.group(DEMO), { chain: LONG }),
  refused(providerUrls.profile(DEMO, "bank"), { extent: "some", years: "l'anno scorso" }),
  refused(providerUrls.profile(ENABLED, "client"), { extent: "some", years: LONG }),
  refused(providerUrls.notices(), {}),
  refused(providerUrls.notices(), { title: LONG, text: LONG, from: "domani", until: "31/02/2026" }),
];
