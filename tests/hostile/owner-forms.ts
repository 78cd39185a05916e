import { DEMO_PASSWORD } from "../api-client";
import { DAY_MS } from "~/domain/durations";
import type { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { ownerUrls } from "~/web/owner-urls";
import type { KnownForm } from "./forms";

/** Under no verification: one would have to end before. */
const COMPANY = "Abilitata Servizi S.r.l.";
const ADMIN = "admin@abilitata-servizi.example";
/** A colleague whom no other form needs. */
const COLLEAGUE = "anna.basile@azienda-grande.example";

export const OWNER_FORM_NAMES = [
  "own data",
  ...["company, deletion asked", "company, deletion withdrawn", "account, deleted"],
];

/** The forms of own data and of the trail, in the order of their names. */
export async function ownerForms(server: TestServer): Promise<KnownForm[]> {
  const admin = await signedIn(server, ADMIN);
  const proof = { password: DEMO_PASSWORD };
  return [
    {
      name: "own data",
      open: async () => ({ browser: admin, form: (await admin.get(ownerUrls.data())).form() }),
      filling: proof,
    },
    {
      name: "company, deletion asked",
      open: () => deletionForm(server, admin, false),
      filling: { businessName: COMPANY, ...proof },
    },
    { name: "company, deletion withdrawn", open: () => deletionForm(server, admin, true), filling: {} },
    {
      name: "account, deleted",
      open: async () => {
        const browser = await signedIn(server, COLLEAGUE);
        return { browser, form: (await browser.get(ownerUrls.deleteAccount())).form() };
      },
      filling: proof,
    },
  ];
}

/** The page shows the one form or the other: the store is told first, without the mails of the product. */
async function deletionForm(server: TestServer, browser: Browser, isAsked: boolean) {
  await inStoreOf(server, async (db) => {
    const { id } = await db
      .selectFrom("company")
      .select("id")
      .where("business_name", "=", COMPANY)
      .executeTakeFirstOrThrow();
    await db.deleteFrom("company_deletion").where("company_id", "=", id).execute();
    // It is asked for once a day.
    await db.deleteFrom("attempt").where("purpose", "=", "company-deletion").execute();
    if (!isAsked) return;
    const day = new Date(Date.now() + 20 * DAY_MS).toISOString();
    await db
      .insertInto("company_deletion")
      .values({ company_id: id, asked_by: id, asked_at: day, due_at: day })
      .execute();
  });
  return { browser, form: (await browser.get(ownerUrls.company())).form() };
}
