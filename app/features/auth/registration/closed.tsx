import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { Documents } from "./consents";

/** The documents that a registration accepts; null while the provider has not published them all. */
export function publishedDocuments(
  links: Record<keyof Documents, string | null> | undefined,
): Documents | null | undefined {
  if (links === undefined) return undefined;
  const { terms, privacy, clauses } = links;
  return terms && privacy && clauses ? { terms, privacy, clauses } : null;
}

/** Without documents there is nothing to accept, and no registration would be valid. */
export function RegistrationClosed() {
  const t = useT();
  return <PageHeading title={t("auth:registration.title")} lead={t("auth:registration.closed")} />;
}
