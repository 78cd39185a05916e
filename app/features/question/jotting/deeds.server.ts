import { formatTime } from "~/texts/format";
import { redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { askedPeriod } from "~/web/period.server";
import { normalLevels } from "~/web/period";
import type { Notice } from "~/web/session.server";
import { pathIn, surveyUrls } from "~/web/urls";
import { prefixOf } from "../form";
import type { Posting } from "../posting.server";
import { keepTyped } from "./keep.server";

/** The page as it is, or with the jottings of its user in the form. */
function addressOf({ params, request, loaded }: Posting, query: { appunto?: 1 } = {}): string {
  const { milestone, guid } = loaded.lead.definition;
  const urls = surveyUrls(askedPeriod(params), pathIn(request));
  return urls.question(normalLevels(params.levels ?? ""), milestone, guid, query);
}

/** Keeps what was typed: the page comes again with it in the form. */
export async function jotDown(posting: Posting): Promise<Response> {
  const { viewer, params } = posting;
  const { keptAt, questionIds } = await keepTyped(posting, askedPeriod(params)?.year);
  const hasKept = questionIds.length > 0;
  const notice: Notice = {
    kind: hasKept ? "success" : "info",
    key: `jotting:${hasKept ? "kept" : "nothing"}${hasFiles(posting) ? "_without_files" : ""}`,
    params: { time: formatTime(keptAt) },
  };
  return redirectTo(viewer.session, addressOf(posting, hasKept ? { appunto: 1 } : {}), { notice });
}

/** No browser keeps chosen files, and a jotting does not either. */
const hasFiles = ({ values, loaded: { questions } }: Posting): boolean =>
  questions.some((_, index) => values.files(`${prefixOf(index, questions.length)}file`).length > 0);

/** Discards the jottings of a page, or brings them back. */
export async function moveJottings(posting: Posting, isDiscarded: boolean): Promise<Response> {
  const { viewer, params, loaded } = posting;
  const questionIds = loaded.questions.map(({ guid }) => guid);
  const year = askedPeriod(params)?.year;
  const body = { questionIds, isDiscarded, year };
  const { moved } = await ifOffered(viewer.call("survey.discardJottings", { body }));
  return redirectTo(viewer.session, addressOf(posting, isDiscarded || moved === 0 ? {} : { appunto: 1 }), {
    notice: noticeOf(posting, isDiscarded, moved),
  });
}

function noticeOf(posting: Posting, isDiscarded: boolean, moved: number): Notice {
  if (moved === 0) return { kind: "info", key: "jotting:gone" };
  if (!isDiscarded) return { kind: "success", key: "jotting:brought_back" };
  const undo = { to: addressOf(posting), fields: { next: "bring-back" } };
  return { kind: "success", key: "jotting:discarded", undo };
}
