import type { CallOutput } from "~/api/contract";
import { rolesOf } from "~/api/contract/people";
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

async function listedPerson({ call, user }: Viewer, id: string): Promise<Answer> {
  for (let pageId: string | null = "1"; pageId !== null;) {
    const list: Listed = await call("user.roles", { query: { pageId } });
    const person = list.usersRoles.find(({ user_id }) => user_id === id);
    if (person) {
      const { openCases, otherAdministrators } = UNTOLD;
      const changed = { id, state: stateOf(person), roles: rolesOf(person.roles), openCases };
      return {
        person,
        companyRoles: list.companyRoles,
        refusals: refusalsOf(changed, { actorId: user.userId, otherAdministrators }),
      };
    }
    pageId = list.pagination.nextPage;
  }
  throw new ApiError(404, "internal/not_found");
}
