import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { nullUnlessOffered } from "~/web/errors.server";
import type { Viewer } from "~/web/viewer.server";

type Answer = CallOutput<"user.person">;
type Listed = CallOutput<"user.roles">;

/** One person of the company; where a server only lists its people, the one of the list. */
export async function personOf(viewer: Viewer, id: string): Promise<Answer> {
  const answer = await nullUnlessOffered(viewer.call("user.person", { params: { id } }));
  return answer ?? listedPerson(viewer, id);
}

/** Why a change would be declined is told by the server when it is made. */
async function listedPerson({ call, user }: Viewer, id: string): Promise<Answer> {
  for (let pageId: string | null = "1"; pageId !== null;) {
    const list: Listed = await call("user.roles", { query: { pageId } });
    const person = list.usersRoles.find(({ user_id }) => user_id === id);
    if (person) {
      const isOwn = id === user.userId;
      return {
        person,
        companyRoles: list.companyRoles,
        refusals: {
          enable: null,
          disable: isOwn ? "own_access" : null,
          delete: isOwn ? "own_deletion" : null,
          resend: null,
          end_administrator: isOwn ? "own_administrator" : null,
        },
      };
    }
    pageId = list.pagination.nextPage;
  }
  throw new ApiError(404, "internal/not_found");
}
