import {
  foldedWord,
  type InviteeColumn,
  type InviteeRole,
  type InviteeWords,
} from "~/domain/people/invitees/invitee-rows";
import texts from "~/texts/it/invite.json";

/** Each word of a list of words, with what it means; the key of the wire is a word too. */
const meaning = <Key extends string>(lists: Record<Key, string>): Map<string, Key> =>
  new Map(
    (Object.keys(lists) as Key[]).flatMap((key) =>
      [key, ...lists[key].split("|")].map((word) => [foldedWord(word), key] as const),
    ),
  );

const columns = meaning<InviteeColumn>({
  email: texts["csv.column.email"],
  name: texts["csv.column.name"],
  surname: texts["csv.column.surname"],
  roles: texts["csv.column.roles"],
  permission: texts["csv.column.permission"],
});

const roles = meaning<InviteeRole>({
  company_admin: texts["csv.role.company_admin"],
  supplier: texts["csv.role.supplier"],
  client: texts["csv.role.client"],
  association: texts["csv.role.association"],
  bank: texts["csv.role.bank"],
});

const permissions = meaning<"read" | "write">({
  read: texts["csv.permission.read"],
  write: texts["csv.permission.write"],
});

/** The words of a list of people, as its readers write them. */
export const INVITEE_WORDS: InviteeWords = { columns, roles, permissions };
