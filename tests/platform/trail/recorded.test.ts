import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { flushCounted } from "~/platform/store/trail/counted-events";
import { keepTrail } from "~/platform/trail/sweep";
import { CLASS } from "../../questions";
import { audited } from "../audited";
import { addOne } from "../attestations/certificates";
import { save } from "../answering";
import { handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { makeRestoring, type Restoring } from "../history/restoring";
import { download, upload } from "../workbook/transfer";
import { filled } from "../workbook/filling";
import { faultsOf } from "./trails";

let company: Restoring;
beforeEach(async () => void (company = await makeRestoring()));
afterEach(() => company.close());

const kinds = async () => (await audited(company.world.db)).map(({ event }) => event);
const last = async (kind: string) => (await audited(company.world.db, kind)).at(-1);

/** What the trail has of an event by the administrator of the company. */
const byAdmin = (detail: unknown) => ({
  account_id: company.accountId,
  company_id: company.companyId,
  client_address: "192.0.2.1",
  detail,
});

describe("the trail has", () => {
  test("a certificate that is added and removed", async () => {
    const { id, revision } = await addOne(company.admin);
    await company.admin("registry.removeAttestation", { params: { id }, query: { revision } });
    expect(await last("certificate_added")).toMatchObject(byAdmin(id));
    expect(await last("certificate_removed")).toMatchObject(byAdmin(id));
  });

  test("which fields of a company's identity change, and not what they say", async () => {
    const { revision } = await company.admin("registry.company", {});
    const businessName = "Rossi Maria Impresa";
    await company.world.db.updateTable("company").set({ is_validated: 0 }).execute();
    await company.admin("registry.updateCompany", { body: { revision, visibilities: [], businessName } });
    expect(await last("identity_changed")).toMatchObject(byAdmin("business_name"));
    const rows = await company.world.db.selectFrom("event").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Rossi");
  });

  test("no save of an answer, and no other change of the registry", async () => {
    const before = await kinds();
    await save(company.admin, CLASS, { classe: "b" });
    const { revision } = await company.admin("registry.company", {});
    await company.admin("registry.updateCompany", {
      body: { revision, visibilities: [], numberOfEmployees: "61" },
    });
    expect(await kinds()).toEqual(before);
  });

  test("the address of a file, and its fetching", async () => {
    const [id = ""] = await handIn(company.admin, CLASS, fileNamed("a.pdf", pdf("a")));
    const { downloadUrl } = await company.admin("survey.download", {
      params: { type: "attachment" },
      query: { filename: id },
    });
    const token = downloadUrl.split("/").at(-1) ?? "";
    await company.world.call()("survey.file", { params: { token } });
    expect(await last("download_addressed")).toMatchObject(byAdmin(`attachment ${id}`));
    expect(await last("file_fetched")).toMatchObject({
      account_id: company.accountId,
      company_id: company.companyId,
      detail: `attachment ${id}`,
    });
  });

  test("one row a minute of a file that a person fetches again and again, with the number", async () => {
    const [id = ""] = await handIn(company.admin, CLASS, fileNamed("a.pdf", pdf("a")));
    for (let times = 0; times < 5; times += 1) {
      const { downloadUrl } = await company.admin("survey.download", {
        params: { type: "attachment" },
        query: { filename: id },
      });
      const token = downloadUrl.split("/").at(-1) ?? "";
      await company.world.call()("survey.file", { params: { token } });
    }
    await flushCounted(company.world.parts);
    for (const kind of ["download_addressed", "file_fetched"]) {
      expect(await audited(company.world.db, kind)).toMatchObject([
        { account_id: company.accountId, count: 1 },
        { account_id: company.accountId, count: 4 },
      ]);
    }
  });

  test("a position that is removed", async () => {
    const { id } = await company.admin("survey.savePosition", { body: { name: "Prova" } });
    await company.admin("survey.removePosition", { params: { id }, query: { revision: 1 } });
    expect(await last("position_removed")).toMatchObject(byAdmin(id));
  });

  test("the start and the end of a restore", async () => {
    await save(company.admin, CLASS, { classe: "b" });
    const position = await company.keep();
    await save(company.admin, CLASS, { classe: "c" }, { revision: 1 });
    await company.restore(position);
    const { detail } = (await last("restore_started")) ?? {};
    expect(await last("restore_ended")).toMatchObject({
      account_id: company.accountId,
      company_id: company.companyId,
      detail: `${detail} 1`,
    });
  });

  test("the end of a restore that failed, with the code of its error", async () => {
    const position = await company.keep();
    const id = await company.begin(position);
    await company.world.db.deleteFrom("saved_position").where("id", "=", position).execute();
    await company.worker.drain();
    expect(await last("restore_ended")).toMatchObject({ detail: `${id} internal/not_found` });
  });

  test("the start and the end of an import", async () => {
    const bytes = await filled(await download(company.world, company.companyId), {
      [CLASS]: { classe: "B" },
    });
    const { id } = await upload(company.admin, bytes);
    const body = { changes: [{ questionId: CLASS, revision: 0 }] };
    await company.admin("survey.importConfirm", { params: { id }, body });
    await company.worker.drain();
    expect(await last("import_started")).toMatchObject(byAdmin(id));
    expect(await last("import_ended")).toMatchObject({ detail: `${id} 1` });
  });

  test("the opening of a year", async () => {
    company.world.clock.set("2027-02-01T09:00:00.000Z");
    const admin = await company.world.as("a@prova.example");
    await admin("user.openYear", { body: { year: 2026 } });
    expect(await last("year_opened")).toMatchObject(byAdmin("2026"));
  });

  test("a call that a limit declines, by its name", async () => {
    const signIn = () =>
      company.world.call()("identity.signIn", {
        body: { email: "a@prova.example", password: "Sbagliata2026" },
      });
    const statuses = new Set<unknown>();
    for (let tries = 0; tries < 20 && !statuses.has(429); tries += 1) {
      await signIn().catch((error: unknown) => statuses.add(error instanceof ApiError && error.status));
    }
    expect(statuses).toContain(429);
    expect(await last("attempts_refused")).toMatchObject({
      company_id: null,
      client_address: "192.0.2.1",
      detail: "identity.signIn",
    });
  });

  afterEach(async () => {
    expect(await faultsOf(company.world.parts)).toEqual([]);
    await keepTrail(company.world.parts);
  });
});
