import type { WireEvent, WireEventPerson } from "~/api/contract/audit";
import texts from "~/texts/it/events.json";
import { formatDateTime } from "~/texts/format";
import type { T, TextKey } from "~/texts/resources";

/** The words of an event; a server of another version may know one that this one does not. */
export function eventWords(t: T, { kind, count }: Pick<WireEvent, "kind" | "count">): string {
  const key = `kind.${kind}`;
  const words = Object.hasOwn(texts, key) ? t(`events:${key}` as TextKey) : kind;
  return count > 1 ? t("events:count", { words, count }) : words;
}

export interface ShownPerson {
  name: string;
  email: string | null;
  /** What finds the events of this person; null where there is no way to. */
  filter: string | null;
}

export function personWords(t: T, person: WireEventPerson | null): ShownPerson | null {
  if (person === null) return null;
  const { kind, id, name, email } = person;
  if (kind === "colleague") return { name: name ?? "", email, filter: id };
  const words = t(`events:person.${kind}`);
  return { name: id === null ? words : `${words} ${id.slice(0, 8)}`, email: null, filter: id };
}

export const presentEvent = (t: T, event: WireEvent) => ({
  number: event.number,
  at: formatDateTime(event.at),
  words: eventWords(t, event),
  by: personWords(t, event.by),
  about: personWords(t, event.about),
  address: event.address,
  detail: event.detail,
});

export type ShownEvent = ReturnType<typeof presentEvent>;
