import type { CallOutput } from "~/api/contract";
import type { RefusedForm } from "~/domain/issues";
import type { Profile } from "~/domain/people/rights";
import type { T } from "~/texts/resources";
import { peopleUrls } from "~/web/urls";
import type { BulkChange, ChangeAddress } from "../change-address";
import { ofPage } from "../list-address";
import { fullName, refusalWords, rolesWords } from "../person-words";
import { type ChosenRoles, wireRoles } from "../roles-form";

const backTo = ({ list }: ChangeAddress) => peopleUrls.list(ofPage(list, list.pagina));

/** The form of the roles, which keeps whom it is for. */
export const presentRoles = (
  asked: ChangeAddress,
  profiles: readonly Profile[],
  refused: RefusedForm | null,
) => ({ step: "roles" as const, asked, profiles, refused, backHref: backTo(asked) });

interface Around {
  asked: ChangeAddress;
  kind: BulkChange;
  roles: ChosenRoles | null;
  /** The address of the page, which names all of it. */
  url: string;
  /** Of the form, which asks for the change once. */
  idempotencyKey: string;
}

export function presentPlan(
  t: T,
  plan: CallOutput<"user.planChange">,
  { asked, kind, roles, url, idempotencyKey }: Around,
) {
  const rows = plan.people.map(({ user_id, email, refusal, ...person }) => ({
    id: user_id,
    name: fullName(person),
    email,
    why: refusalWords(t, refusal),
  }));
  return {
    step: "confirm" as const,
    kind,
    mark: plan.mark,
    idempotencyKey,
    affected: plan.affected,
    excluded: plan.excluded,
    rolesGiven: roles && kind === "roles" ? givenWords(t, roles) : null,
    left: rows.filter(({ why }) => why !== null),
    reached: rows.filter(({ why }) => why === null),
    prevHref: sheetHref(url, plan.pagination.prevPage),
    nextHref: sheetHref(url, plan.pagination.nextPage),
    backHref: backTo(asked),
  };
}

const givenWords = (t: T, roles: ChosenRoles) =>
  rolesWords(t, { service_provider: false, ...wireRoles(roles) });

/** The same page with another sheet of the people. */
function sheetHref(url: string, sheet: string | null): string | null {
  if (sheet === null) return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.set("foglio", sheet);
  return `${pathname}?${searchParams}`;
}

export type RolesStep = ReturnType<typeof presentRoles>;
export type ConfirmStep = ReturnType<typeof presentPlan>;
