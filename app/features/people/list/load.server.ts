import { json, redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { RefusedForm } from "~/domain/issues";
import { t } from "~/texts/i18n.server";
import { wordIssue } from "~/web/errors.server";
import { type AskingAhead, privateLoader } from "~/web/loader.server";
import { peopleUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { changeAddress, changeIssues } from "../change-address";
import { listAddress, type ListAddress, ofPage, pageQuery, wholeList } from "../list-address";
import { presentList } from "./present";

const ahead = ({ request, askAhead }: AskingAhead): void =>
  askAhead("user.roles", { query: pageQuery(listAddress(request)) });

export const loader = privateLoader({ right: "administer", ahead }, async ({ viewer, request }) => {
  const address = viewer.takesExtensions ? listAddress(request) : wholeList(request);
  const asked = changeAddress(request);
  const { refused: search, ...answer } = await peopleOf(viewer, address);
  const isAsked = new URL(request.url).searchParams.has("azione");
  const refused = search ?? (isAsked ? refusedChange(request) : undefined);
  const company = viewer.user.companyName;
  const list = { ...presentList(t, answer, { address, asked, company }), isWhole: viewer.takesExtensions };
  if (list.count > 0 && list.rows.length === 0) throw redirect(peopleUrls.list(ofPage(address, list.pages)));
  return json({ ...list, refused }, { status: refused ? 422 : 200 });
});

const NOBODY = { usersRoles: [], count: 0 };

/** A search that the API cannot read finds no people, and the page says why. */
async function peopleOf({ call }: Viewer, address: ListAddress) {
  try {
    return { ...(await call("user.roles", { query: pageQuery(address) })), refused: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const issues = error.errors.map((issue) => wordIssue({ ...issue, path: "cerca" }));
    return { ...NOBODY, refused: { issues, values: { cerca: [address.cerca] } } };
  }
}

/** The form of the list sent back by the page of the change: what is missing, with the choices made so far. */
function refusedChange(request: Request): RefusedForm | undefined {
  const asked = changeAddress(request);
  const issues = changeIssues(asked).map(wordIssue);
  const { chi, quali, azione } = asked;
  return issues.length > 0 ? { issues, values: { chi, quali: [quali], azione: [azione] } } : undefined;
}
