import { describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";
import { supportMail } from "~/features/shell/support-mail";

const href = supportMail(t, {
  to: "assistenza@carta.example",
  person: "Anna Rossi",
  email: "anna@azienda.example",
  company: "Rossi & Figli ?subject=Altro",
  page: "/dashboard/registry",
});

describe("the mail to support", () => {
  test("goes to the configured address", () => {
    expect(href.split("?")[0]).toBe("mailto:assistenza@carta.example");
  });

  test("carries subject and body, whatever the company is called", () => {
    const [subject, body, ...more] = href.slice(href.indexOf("?") + 1).split("&");
    expect(more).toEqual([]);
    expect(decodeURIComponent(subject ?? "")).toContain("Rossi & Figli ?subject=Altro");
    expect(decodeURIComponent(body ?? "")).toContain("Pagina: /dashboard/registry");
  });

  test("ends its lines as mails do", () => {
    expect(decodeURIComponent(href)).not.toMatch(/[^\r]\n/);
  });
});
