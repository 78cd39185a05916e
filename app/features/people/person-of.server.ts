import type { CallOutput } from "~/api/contract";
import { rolesOf, type UserRow } from "~/api/contract/people";
import { ApiError } from "~/api/errors";
import { refusalsOf } from "~/domain/people/access-change";
import { nullUnlessOffered } from "~/web/errors.server";
import type { Viewer } from "~/web/viewer.server";
import { stateOf } from "./person-words";

type Answer = CallOutput<"user.person">;
type Listed = CallOutput<"user.roles">;

/** One person of the company; where a server only lists its people, the one of the list. */
export async function personOf(viewer: Viewer, id: string): Promise<Answer> {
  const answer = await nullUnlessOffered(viewer.call("user.person", { params: { id } }));
  return answer ?? listedPerson(viewer, id);
}

/**
 * What a list does not tell (other administrators, open verifications) declines nothing here: the server says it when the
 * change is made.
 */
const UNTOLD = { openCases: 0, otherAdministrators: 1 };

async function listedPerson(viewer: Viewer, id: string): Promise<Answer> {
  const listed = await listedWhere(viewer, ({ user_id }) => user_id === id);
  if (listed === null) throw new ApiError(404, "internal/not_found");
  const { person, companyRoles } = listed;
  const { openCases, otherAdministrators } = UNTOLD;
  const changed = { id, state: stateOf(person), roles: rolesOf(person.roles), openCases };
  const refusals = refusalsOf(changed, { actorId: viewer.user.userId, otherAdministrators });
  return { person, companyRoles, refusals };
}

/** The first of the company's people who is meant, read page by page; null where nobody is. */
export async function listedWhere(
  { call }: Viewer,
  isMeant: (person: UserRow) => boolean,
): Promise<Pick<Answer, "person" | "companyRoles"> | null> {
  for (let pageId: string | null = "1"; pageId !== null;) {
    const { usersRoles, companyRoles, pagination }: Listed = await call("user.roles", { query: { pageId } });
    const person = usersRoles.find(isMeant);
    if (person) return { person, companyRoles };
    pageId = pagination.nextPage;
  }
  return null;
}
