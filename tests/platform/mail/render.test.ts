import { describe, expect, test } from "vitest";
import texts from "~/texts/it/mail.json";
import { renderMail } from "~/platform/mail/render";

const FRAME = { providerName: "Carta ESG", supportEmail: "aiuto@carta.example" };

describe("renderMail", () => {
  test.each([
    ["confirm-email", { businessName: "Rossi & Figli", link: "https://a.example/1" }],
    ["already-registered", { signInLink: "https://a.example/1", recoveryLink: "https://a.example/2" }],
    ["password-reset", { link: "https://a.example/1" }],
  ] as const)("%s says all it is given and leaves no place open", (template, params) => {
    const { subject, body } = renderMail(template, { ...params, ...FRAME });
    expect(subject).toContain("Carta ESG");
    expect(`${subject}${body}`).not.toMatch(/[{}]/);
    for (const value of [...Object.values(params), FRAME.supportEmail]) expect(body).toContain(value);
    expect(body).toContain("non fare nulla");
  });

  test("fills a place with its value as it stands, also when that looks like a place", () => {
    const params = { businessName: "{{link}} $& $1", link: "https://a.example/1", ...FRAME };
    expect(renderMail("confirm-email", params).body).toContain("«{{link}} $& $1»");
  });

  test("refuses to leave a place empty", () => {
    expect(() => renderMail("password-reset", FRAME)).toThrow("has no link");
  });

  test("every text has a subject of one line and a body", () => {
    const names = Object.keys(texts).map((key) => key.split(".")[0]);
    for (const name of new Set(names)) {
      const { [`${name}.subject`]: subject, [`${name}.body`]: body } = texts as Record<string, string>;
      expect(subject).not.toMatch(/\n/);
      expect(body).toMatch(/\n$/);
    }
  });
});
