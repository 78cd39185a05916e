import type { T } from "~/texts/resources";

interface SupportMail {
  to: string;
  person: string;
  email: string;
  company: string;
  /** The page that the user writes from: a path of the product. */
  page: string;
}

/** A mail to support that already holds the facts support asks for first. */
export function supportMail(t: T, { to, ...facts }: SupportMail): string {
  const subject = t("shell:support.subject", { company: facts.company });
  const body = t("shell:support.body", facts).replace(/\n/g, "\r\n");
  const address = encodeURIComponent(to).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
