import { describe, expect, test } from "vitest";
import { renderMail } from "~/platform/mail/render";

const FRAME = { providerName: "Carta ESG", supportEmail: "aiuto@carta.example" };
const COMMON = { businessName: "Rossi & Figli", link: "https://a.example/1" };

describe("a mail about a verification", () => {
  test.each([
    ["verification-check-failed", { year: "2025", count: "3" }],
    ["verification-refused", { year: "2025", body: "Ente di Prova" }],
    [
      "verification-issued",
      { year: "2025", body: "Ente di Prova", level: "3", card: "ESG-2025-X", expires: "10/03/2027" },
    ],
    ["verification-lapsed", { year: "2025", opened: "10/03/2026" }],
    ["verification-withdrawn", { year: "2025", opened: "10/03/2026" }],
    ["verification-comments", { year: "2025", body: "Ente di Prova", comments: "3 osservazioni" }],
    ["enablement-lost", {}],
    ["verifier-replies", { year: "2025", opened: "10/03/2026", replies: "3 risposte" }],
    ["verifier-replaced", { year: "2025", opened: "10/03/2026" }],
    ["verifier-check-failed", { year: "2025", opened: "10/03/2026" }],
    ["verifier-refused", { year: "2025", opened: "10/03/2026" }],
    ["verifier-withdrawn", { year: "2025", opened: "10/03/2026" }],
    ["verifier-lapsed", { year: "2025", opened: "10/03/2026" }],
    ["verifier-enablement-lost", { year: "2025", opened: "10/03/2026" }],
    ["verifier-issued", { year: "2025", opened: "10/03/2026" }],
    ["verifier-assigned", { year: "2025", level: "3", opened: "10/03/2026", until: "09/05/2026" }],
  ] as const)("%s says all it is given and leaves no place open", (template, params) => {
    const { subject, body } = renderMail(template, { ...COMMON, ...params, ...FRAME });
    expect(subject).toContain(COMMON.businessName);
    expect(`${subject}${body}`).not.toMatch(/[{}]/);
    for (const value of [...Object.values({ ...COMMON, ...params }), FRAME.supportEmail]) {
      expect(body).toContain(value);
    }
  });
});
