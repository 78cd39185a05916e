import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { peopleUrls } from "~/web/urls";
import { listedIn } from "../list-address";
import { personOf } from "../person-of.server";
import { refusalWords } from "../person-words";
import { changeName, ONE_CHANGES, type OneChange, presentPerson } from "../person/present";

export const oneChange = (change: string | undefined): OneChange => {
  const known = ONE_CHANGES.find((one) => one === change);
  if (!known) throw new ApiError(404, "internal/not_found");
  return known;
};

/** The page that asks before one change to one person. */
export const loader = privateLoader({ right: "administer" }, async ({ viewer, params, request }) => {
  const change = oneChange(params["change"]);
  const answer = await personOf(viewer, params["id"] ?? "");
  const { id, name, email, isInvited } = presentPerson(t, answer, viewer.user.userId);
  const back = peopleUrls.person(id, listedIn(request));
  return {
    name,
    email,
    words: changeName(change, isInvited),
    why: refusalWords(t, answer.refusals[change]),
    back,
    above: [{ label: name, to: back }],
    idempotencyKey: randomUUID(),
  };
});
