import type { Call } from "~/api/call";
import { takePosition } from "~/platform/history/take-position";
import { write } from "~/platform/store/write";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { historyUrls } from "~/web/urls";
import { type Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { completeRegistry, save, shown } from "../../platform/answering";
import { makeWorld, type World } from "../../platform/world";
import { pagesOver } from "../../upstream";

/** A company whose draft and positions are compared in the product's pages. */
export interface Comparing {
  world: World;
  companyId: string;
  call: Call;
  browser: Browser;
  put(guid: string, elements: Record<string, string>): Promise<unknown>;
  /** Keeps the present draft; without a name as before a restore. Returns the id. */
  keep(name?: string | null, at?: Date): Promise<string>;
  open(from: string, to: string): Promise<Page>;
  /** Nothing was answered, saved or issued. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const EMPTIED = ["version_attachment", "kept_attachment", "saved_position", "card_version"] as const;
const EMPTIED_THEN = ["answer_change", "answer", "draft", "attachment"] as const;

/** `change`: how the server behind the pages changes its answers. */
export async function makeComparing(
  change: (path: string, answer: Response) => Response = (_, answer) => answer,
): Promise<Comparing> {
  const world = await makeWorld({ now: new Date().toISOString() });
  const companyId = await world.addCompany({ fiscalYear: 2025 });
  const accountId = await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  const call = await world.as("a@prova.example");
  await completeRegistry(call);
  const browser = await (await pagesOver(world, change)).enter("a@prova.example");
  return {
    ...{ world, companyId, call, browser },
    put: async (guid, elements) =>
      save(call, guid, elements, { revision: (await shown(call, guid)).answer.revision }),
    keep: (name = "Riunione", at = new Date()) => keep(world, { companyId, accountId, name, at }),
    open: (from, to) => browser.get(historyUrls.compare(from, to)),
    async clear() {
      for (const table of [...EMPTIED, ...EMPTIED_THEN]) await world.db.deleteFrom(table).execute();
      await world.db.updateTable("company").set({ fiscal_year: 2025 }).execute();
    },
    stop: () => world.close(),
  };
}

interface Keeping {
  companyId: string;
  accountId: string;
  name: string | null;
  at: Date;
}

export const keep = ({ db }: World, { companyId, accountId, name, at }: Keeping): Promise<string> =>
  write(db, companyId, async (trx) =>
    takePosition(trx, await new SurveyReader(trx, companyId).draft(), {
      type: name === null ? "before_restore" : "manual",
      ...{ name, by: accountId, at: at.toISOString() },
    }),
  );

/** Each row of the tables of differences: question, before, after. */
export const rowsOf = (page: Page): string[][] =>
  page.document
    .querySelectorAll("#differenze ~ div tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(words));
