import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { ApiError, normaliseError } from "~/api/errors";
import type { Right } from "~/domain/people/rights";
import type { Fault, FormFailure } from "~/domain/faults";
import type { FilesIn } from "./arriving-form.server";
import { readForm } from "./body.server";
import {
  chosenFiles,
  fieldFaults,
  typedValues,
  valuesOf,
  type FormFields,
  type Values,
} from "./fields.server";
import { markGuarded } from "./guarded.server";
import { isOwnOrigin } from "./origin.server";
import { said } from "./said.server";
import { readSession, sessionCookie, type Notice, type WebSession } from "./session.server";
import { errorResponse } from "./error-response.server";
import { expiredForm } from "./expired-form.server";
import { viewerOf, type Viewer } from "./viewer.server";
import { visitorOf, type Visitor } from "./visitor.server";

type Asked = Pick<ActionFunctionArgs, "request" | "params">;

interface Definition<Who, Loaded, Result> {
  /** What `fields` and `perform` both look at, asked for once. */
  load?: (args: Who & Asked) => Promise<Loaded> | Loaded;
  fields: FormFields | ((args: Who & Asked & { loaded: Loaded }) => FormFields);
  /** Its forms may bring files; of others a file is part of a form that is too large, or unknown. */
  takesFiles?: true;
  perform(args: Who & Asked & { loaded: Loaded; values: Values }): Promise<Result>;
}

class Refusal extends Error {
  readonly faults: Fault[];
  readonly status: number;
  constructor(faults: Fault[], status: number) {
    super("The form was refused");
    this.faults = faults;
    this.status = status;
  }
}

/** Refuses the form from inside `perform`: everything typed is kept. */
export const refuse = (faults: Fault[], status = 422): Refusal => new Refusal(faults, status);

/** After a done deed: 303, so that reloading repeats nothing, with what to say there. */
export async function redirectTo(
  session: WebSession,
  url: string,
  { notice }: { notice?: Notice | undefined } = {},
): Promise<Response> {
  if (notice) session.flash("notice", notice);
  return redirect(url, { status: 303, headers: { "Set-Cookie": await sessionCookie(session) } });
}

/** An action for signed-in users who have the right. A session that ended meanwhile keeps what was typed. */
export function privateAction<Loaded, Result>({
  right,
  ...definition
}: Definition<{ viewer: Viewer }, Loaded, Result> & { right: Right }) {
  const filesOf = async ({ request, context }: ActionFunctionArgs) => {
    if (!definition.takesFiles) return "none";
    const viewer = await viewerOf(request, context).catch(() => null);
    return viewer?.can(right) ? "kept" : "dropped";
  };
  return markGuarded(async (args: ActionFunctionArgs) =>
    guarded(
      args.request,
      () => filesOf(args),
      async (form, session) => {
        const { request, params, context } = args;
        try {
          const viewer = await viewerOf(request, context);
          checkToken(form, session);
          if (!viewer.can(right)) throw new ApiError(403, "internal/permission_denied");
          return await performed(definition, { viewer, request, params }, form);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 401) throw error;
          throw await expiredForm(request, typedValues(form));
        }
      },
    ),
  );
}

/** An action that anybody may post to: sign-in, registration, recovery. */
export function publicAction<Loaded, Result>(definition: Definition<{ visitor: Visitor }, Loaded, Result>) {
  return markGuarded(async ({ request, params }: ActionFunctionArgs) =>
    guarded(
      request,
      async () => "none",
      async (form, session) => {
        checkToken(form, session);
        return performed(definition, { visitor: visitorOf(request, session), request, params }, form);
      },
    ),
  );
}

async function guarded<Result>(
  request: Request,
  filesIn: () => Promise<FilesIn>,
  run: (form: FormData, session: WebSession) => Promise<Result>,
): Promise<Result> {
  if (request.method !== "POST")
    throw errorResponse(new ApiError(405, "internal/method_not_allowed"), request);
  if (!isOwnOrigin(request)) throw errorResponse(new ApiError(403, "internal/foreign_origin"), request);
  const posted = await readForm(request, await filesIn());
  if (posted === null) throw errorResponse(new ApiError(413, "internal/too_large"), request);
  const session = await readSession(request);
  try {
    return await run(posted.fields, session);
  } catch (error) {
    if (error instanceof Response) throw error;
    // What the caller asked for is data of the page, not an exception: the page shows it with the typed values.
    return (await refusedForm(error, posted.fields, request)) as Result;
  } finally {
    posted.release();
  }
}

/** A token of another tab or an older session is nobody's fault: the values are shown again, nothing runs. */
function checkToken(form: FormData, session: WebSession): void {
  const expected = session.get("csrf");
  if (!expected || form.get("_csrf") !== expected) throw refuse([{ path: "", code: "stale_form" }]);
}

async function performed<Who extends object, Loaded, Result>(
  { load, fields, perform }: Definition<Who, Loaded, Result>,
  who: Who & Asked,
  form: FormData,
): Promise<Result> {
  const loaded = (await load?.(who)) as Loaded;
  const declared = typeof fields === "function" ? fields({ ...who, loaded }) : fields;
  const faults = fieldFaults(form, declared);
  if (faults.length > 0) throw refuse(faults);
  if (form.has("_resume")) throw refuse([]);
  return perform({ ...who, loaded, values: valuesOf(form) });
}

/** The page again, with the values typed and what to mend: 422, or the status of the call that refused. */
async function refusedForm(error: unknown, form: FormData, request: Request): Promise<Response> {
  const answer = (faults: Fault[], init: ResponseInit) =>
    json(
      { values: typedValues(form), faults: withLostFiles(faults, form).map(said) } satisfies FormFailure,
      init,
    );
  if (error instanceof Refusal)
    return answer(error.faults, { status: error.faults.length > 0 ? error.status : 200 });
  if (!(error instanceof ApiError)) console.error(error);
  const { status, message, errors, retryAfter } = normaliseError(error);
  if (status === 404) throw errorResponse(error, request);
  const faults =
    errors.length > 0 ? errors : [{ path: "", code: codeOfMessage(message), params: wait(retryAfter) }];
  const headers = retryAfter === null ? undefined : { "Retry-After": String(retryAfter) };
  return answer(faults, { status: status === 424 ? 422 : status, ...(headers ? { headers } : {}) });
}

/** Whatever refuses a form, the files chosen in it are to be chosen again where nothing else is said of them. */
function withLostFiles(faults: Fault[], form: FormData): Fault[] {
  const again = chosenFiles(form).filter((name) => !faults.some(({ path }) => path === name));
  return [...faults, ...again.map((path) => ({ path, code: "choose_file_again" }))];
}

/** "internal/conflict" → conflict, "embedded/invalid-credential" → invalid_credential: keys of the error texts. */
const codeOfMessage = (message: string) => (message.split("/", 2)[1] ?? "unhandled").replaceAll("-", "_");

const wait = (seconds: number | null): Record<string, string> | undefined =>
  seconds === null ? undefined : { minutes: String(Math.max(1, Math.ceil(seconds / 60))) };
