import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "~/platform/scope";
import { encodeForm } from "../pages/encode";
import { Page } from "../pages/page";
import { startServer, type TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { FORM_NAMES, type KnownForm, knownForms, WITH_NOTICE } from "./forms";
import { PROVIDER_FORM_NAMES } from "./provider-forms";
import { PROFILES_FORM_NAMES } from "./profiles-forms";
import { STRANGER_FORM_NAMES } from "./stranger-forms";
import { VERIFIER_FORMS } from "./verifier-forms";

/** They need neither the right to write nor that to administer, or ask for both in a way of their own. */
const OF_NO_RIGHT = [
  ...STRANGER_FORM_NAMES,
  ...PROVIDER_FORM_NAMES,
  ...VERIFIER_FORMS,
  ...PROFILES_FORM_NAMES,
  ...["reminders", "proposal, sent", "light version", "welcome", "tour", "notice", "sign-out"],
  ...[
    "own data",
    "account, deleted",
    "own details",
    "own preferences",
    "own password",
    "own sessions, ended",
  ],
  ...["second factor, begun", "second factor, off", "sign-in, code", "recovery codes, renewed"],
];

let server: TestServer;
let forms: KnownForm[];
beforeAll(async () => {
  server = await startServer({ demo: true, environment: WITH_NOTICE });
  forms = await knownForms(server);
});
afterAll(() => server.stop());

/** What happens while nobody may write or administer any more. */
async function withoutRights<Done>(happens: () => Promise<Done>): Promise<Done> {
  const inStore = <Found>(work: (db: Db) => Promise<Found>) => inStoreOf(server, work);
  const mayWrite = await inStore((db) =>
    db.selectFrom("profile").selectAll().where("can_write", "=", 1).execute(),
  );
  const administer = await inStore((db) =>
    db.selectFrom("membership").selectAll().where("is_admin", "=", 1).execute(),
  );
  await inStore(async (db) => {
    await db.updateTable("profile").set({ can_write: 0 }).execute();
    await db.updateTable("membership").set({ is_admin: 0 }).execute();
  });
  try {
    return await happens();
  } finally {
    await inStore(async (db) => {
      for (const { account_id, company_id, profile } of mayWrite) {
        const own = db.updateTable("profile").where("account_id", "=", account_id);
        const row = own.where("company_id", "=", company_id).where("profile", "=", profile);
        await row.set({ can_write: 1 }).execute();
      }
      for (const { account_id, company_id } of administer) {
        const own = db.updateTable("membership").where("account_id", "=", account_id);
        await own.where("company_id", "=", company_id).set({ is_admin: 1 }).execute();
      }
    });
  }
}

/** The texts that are typed into a form, as against what is chosen, and passwords, which are never shown to anybody. */
const typedInto = (form: Awaited<ReturnType<KnownForm["open"]>>["form"], filling: KnownForm["filling"]) =>
  Object.entries(filling).flatMap(([name, value]) => {
    const isText = form
      .controls(name)
      .some(
        (field) =>
          field.rawTagName === "textarea" || /^(text|email|tel|url)$/.test(field.getAttribute("type") ?? ""),
      );
    return isText && typeof value === "string" ? [value] : [];
  });

/** The answer to the form of a person who may not send it any more, and what it shows of it. */
async function refused({ open, button, filling }: KnownForm) {
  const { browser, form } = await open();
  const typed = typedInto(form, filling);
  const { url, entries, encType } = form.fill(filling).posting(button);
  const sent = await withoutRights(() =>
    browser.once({ ...encodeForm(entries, encType), url, method: "POST" }),
  );
  const page = new Page(browser, { ...sent, url });
  const lines = page.document.querySelectorAll("main section.panel li").map(({ text }) => text);
  const fields = page.document.querySelectorAll("main input:not([type=hidden]), main textarea");
  const shown = [...lines, ...fields.map((field) => field.getAttribute("value") ?? field.text)];
  return { page, status: sent.status, typed, lines, shown };
}

function formNamed(name: string): KnownForm {
  const known = forms.find((one) => one.name === name);
  if (!known) throw new Error(`No form ${name}`);
  return known;
}

describe("fault 36: a form of a person who has lost the right to send it", () => {
  test.each(FORM_NAMES.filter((name) => !OF_NO_RIGHT.includes(name)))(
    "%s is refused with what was typed on the screen",
    async (name) => {
      const { page, status, typed, lines, shown } = await refused(formNamed(name));
      expect(status).toBe(403);
      expect(page.text).toMatch(/Non (hai (più )?il permesso|puoi farlo)/);
      expect(typed.filter((text) => !shown.some((line) => line.endsWith(text)))).toEqual([]);
      expect(lines.filter((line) => /[\da-f]{8}-[\da-f]{4}|[{}]/.test(line))).toEqual([]);
      for (const link of page.document.querySelectorAll("#errori a")) {
        const id = (link.getAttribute("href") ?? "").slice(1);
        expect(page.document.getElementById(id), `the field ${id}`).not.toBeNull();
      }
    },
  );

  test.each([
    ["a page that has labels", "registry, other", { description: "torneria" }],
    ["a page that is not there", "position, renamed", { name: "torneria" }],
  ])("shows a single word too, on %s", async (_, name, filling) => {
    const { shown } = await refused({ ...formNamed(name), filling });
    expect(shown.some((line) => line.endsWith("torneria"))).toBe(true);
  });
});
