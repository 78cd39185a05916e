import { json } from "@remix-run/node";
import type { Call } from "~/api/call";
import { ifFound } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { MOST_CHOICES } from "../archive/present";
import { comparedPage, type ComparedPage } from "./present";

/** The page to choose two rows on, with the reason why the requested ones cannot be shown. */
interface ChoosePage {
  kind: "choose";
  why: "same" | "unknown" | null;
  choices: { id: string; kind: "version" | "position"; name: string | null; savedAt: string }[];
  before: string | null;
  after: string | null;
}

export type ComparePage = ChoosePage | ComparedPage;

const LONGEST_ID = 64;

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer: { call }, request }) => {
  const search = new URL(request.url).searchParams;
  const ids = { from: search.get("prima") ?? "", to: search.get("dopo") ?? "" };
  if (ids.from === "" || ids.to === "") return json<ComparePage>(await choose(call, ids, null));
  if (ids.from === ids.to) return json<ComparePage>(await choose(call, ids, "same"));
  const compared = await comparedOf(call, ids);
  if (!compared) return json<ComparePage>(await choose(call, ids, "unknown"), 404);
  return json<ComparePage>(
    comparedPage(t, compared, {
      isSwapped: compared.before.id !== ids.from,
      area: search.get("area"),
      page: pageIn(request),
    }),
  );
});

interface ComparedIds {
  from: string;
  to: string;
}

/** Null where the company has no row with one of these ids. */
async function comparedOf(call: Call, ids: ComparedIds) {
  if (Object.values(ids).some((id) => id.length > LONGEST_ID)) return null;
  return ifFound(ifOffered(call("survey.compare", { query: ids })));
}

async function choose(call: Call, { from, to }: ComparedIds, why: ChoosePage["why"]): Promise<ChoosePage> {
  const { rows } = await ifOffered(call("survey.archive", {}));
  const choices = rows
    .slice(0, MOST_CHOICES)
    .map(({ id, kind, name, savedAt }) => ({ id, kind, name, savedAt }));
  const listedId = (id: string) => (id === "draft" || choices.some((row) => row.id === id) ? id : null);
  return { kind: "choose", why, choices, before: listedId(from), after: listedId(to) };
}
