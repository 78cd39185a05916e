import { expect, test } from "vitest";
import { WAYS_OUT } from "~/domain/card/ways-out";
import { refusalOf } from "~/web/refusal-words";
import { t } from "~/texts/i18n.server";

test.each(Object.entries(WAYS_OUT))(
  "the refusal %s has words and, unless only time helps, a way",
  (key, out) => {
    const { key: words, way } = refusalOf(key, () => true);
    expect(t(words, { at: "11/03/26 10:00" })).toMatch(/^\p{Lu}[^{]*\.$/u);
    if (out === "wait") expect(way).toBeNull();
    else expect(way && t(way.key)).toMatch(/^\p{Lu}[^{]*\.$/u);
    const isForOthers = out === "ask_provider" || out === "ask_administrator";
    if (way) expect(way.to === null).toBe(isForOthers);
  },
);

test.each(["", "toString", "__proto__", "moon_phase"])(
  "what another server calls “%s” has words too",
  (key) => {
    expect(t(refusalOf(key, () => true).key)).toContain("controlla le risposte");
  },
);

test("a refusal offers no way that the connected server does not have", () => {
  const withoutVerification = (href: string) => !href.startsWith("/dashboard/history/verification");
  expect(refusalOf("enabled_company", withoutVerification).way).toBeNull();
  expect(refusalOf("issued_recently", withoutVerification)).toEqual(refusalOf("issued_recently", () => true));
});
