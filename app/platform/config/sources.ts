import type { Sources } from "~/api/contract/config";
import { bankItems } from "~/content/standards/editions/mef-2025";
import { editions } from "~/content/standards/editions/register";
import { romeDay } from "~/domain/calendar-date";
import { editionFacts } from "~/domain/references/edition-facts";
import type { UseCase } from "../use-case";

/** The register of standards and laws, with the state of each edition today. */
export const sources: UseCase<"config.sources"> = async (_, { now }): Promise<Sources> => ({
  editions: editions.map((edition) => ({
    ...editionFacts(edition, romeDay(now())),
    source: edition.source,
    title: edition.title,
    issuer: edition.issuer,
    replacedBy: successorOf(edition.replacedBy),
    note: edition.note ?? null,
  })),
  bankItems: bankItems.map(({ point, readings, ...item }) => ({
    point,
    readings: (readings ?? [item]).map(({ priority, name, draft }) => ({
      priority,
      name,
      draft: [...draft],
    })),
  })),
});

function successorOf(id: string | undefined) {
  const next = editions.find((one) => one.id === id);
  return next ? { id: next.id, label: `${next.name}, ${next.edition}` } : null;
}
