import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { ApiError } from "~/api/errors";
import { SHORT_WAIT_S } from "~/bodies/limits";
import { outcomeOf } from "~/domain/error-outcome";
import type { Right } from "~/domain/people/rights";
import type { Issue } from "~/domain/issues";
import { type Arrival, arrivedForm, privateArrival, publicArrival, strangersFile } from "./arrival.server";
import {
  fieldIssues,
  type FormFields,
  inOrder,
  isReadable,
  readBySchema,
  typedValues,
  type Values,
  valuesOf,
} from "./read-form.server";
import type { FormSchema } from "./schema-form";
import { noteRefusal } from "~/transport.server";
import { callerOf } from "./caller.server";
import { isLedToSecondFactor, markGuarded, permissionDenied } from "./loader.server";
import { isOwnOrigin } from "./site.server";
import { errorResponse, refusedForm } from "./errors.server";
import { expiredForm, type Notice, readSession, sessionCookie, type WebSession } from "./session.server";
import { expiryOf, type Viewer, viewerOf, type Visitor, visitorOf } from "./viewer.server";

type ActionRequest = Pick<ActionFunctionArgs, "request" | "params">;

interface Loading<Who, Loaded> {
  /** Data that both the schema and `perform` need, loaded once. */
  load?: (args: Who & ActionRequest) => Promise<Loaded> | Loaded;
  /** The action accepts files; in any other form a file makes the form too large, or is an unknown field. */
  takesFiles?: true;
}

interface Definition<Who, Loaded, Schema extends FormSchema, Result> extends Loading<Who, Loaded> {
  schema: Schema | ((args: Who & ActionRequest & { loaded: Loaded }) => Schema);
  /**
   * Issues that only the API can find before `perform`. It is called once names and lengths are right, so that all
   * issues are reported at once; `perform` has the last word.
   */
  judge?(args: Who & ActionRequest & { typed: (name: string) => string }): Promise<Issue[]>;
  perform(args: Who & ActionRequest & { loaded: Loaded } & Read<z.output<Schema>>): Promise<Result>;
}

interface Read<Value> {
  value: Value;
  /** Makes a field show these values if the form is shown again, in place of the posted ones. */
  showAgain(name: string, values: string[]): void;
}

/** For a form whose fields come from data. */
interface FieldsDefinition<Who, Loaded, Result> extends Loading<Who, Loaded> {
  fields: FormFields | ((args: Who & ActionRequest & { loaded: Loaded }) => FormFields);
  perform(args: Who & ActionRequest & { loaded: Loaded; values: Values }): Promise<Result>;
}

/** The work of an action on a form that passed the guard. */
type Reader<Who, Result> = (who: Who & ActionRequest, form: FormData) => Promise<Result>;

/** Refuses the form from inside `perform`: all typed values are kept. Without issues the form is only shown again. */
export const refuse = (issues: Issue[], status = 422): ApiError =>
  new ApiError(
    issues.length > 0 ? status : 200,
    "internal/refused",
    issues,
    [429, 503].includes(status) ? SHORT_WAIT_S : null,
  );

/** After a completed action: 303, so that reloading repeats nothing, with a notice for the next page. */
export async function redirectTo(
  session: WebSession,
  url: string,
  { notice }: { notice?: Notice | undefined } = {},
): Promise<Response> {
  if (notice) session.flash("notice", notice);
  return redirect(url, { status: 303, headers: { "Set-Cookie": await sessionCookie(session) } });
}

/**
 * An action for signed-in users with the right; "signedIn" requires none. If the session has ended meanwhile, the typed
 * values are kept.
 */
export const privateAction = <Loaded, Schema extends FormSchema, Result>({
  right,
  ...definition
}: Definition<{ viewer: Viewer }, Loaded, Schema, Result> & { right: Right | "signedIn" }) =>
  privately(right, definition.takesFiles, bySchema(definition));

/** The same for a form whose fields come from data. */
export const privateFieldsAction = <Loaded, Result>({
  right,
  ...definition
}: FieldsDefinition<{ viewer: Viewer }, Loaded, Result> & { right: Right | "signedIn" }) =>
  privately(right, definition.takesFiles, byFields(definition));

function privately<Result>(
  right: Right | "signedIn",
  takesFiles: true | undefined,
  read: Reader<{ viewer: Viewer }, Result>,
) {
  return markGuarded(async ({ request, params, context }: ActionFunctionArgs) => {
    const viewing = () => viewerOf(request, context);
    return guarded(request, {
      arrival: async (session) =>
        privateArrival(await viewing().catch(() => null), session, {
          right,
          takesFiles: takesFiles ?? false,
        }),
      async run(form, session) {
        try {
          const viewer = await viewing();
          await checkToken(request, form, session);
          // Its page could not be shown again; the browser's own way back keeps what was typed.
          if (isLedToSecondFactor(request, viewer))
            throw errorResponse(new ApiError(403, "internal/second_factor_required"), request);
          if (right !== "signedIn" && !viewer.can(right)) throw await permissionDenied(request);
          return await read({ viewer, request, params }, form);
        } catch (error) {
          if (!(error instanceof ApiError) || outcomeOf(error.status, error.code) !== "sign_out") throw error;
          throw await expiredForm(request, typedValues(form), expiryOf(error));
        }
      },
    });
  });
}

/** An action that every visitor may post to: sign-in, registration, recovery. */
export const publicAction = <Loaded, Schema extends FormSchema, Result>(
  definition: Definition<{ visitor: Visitor }, Loaded, Schema, Result>,
) => publicly(bySchema(definition), definition.takesFiles);

/** The same for a form whose fields come from data. */
export const publicFieldsAction = <Loaded, Result>(
  definition: FieldsDefinition<{ visitor: Visitor }, Loaded, Result>,
) => publicly(byFields(definition));

function publicly<Result>(read: Reader<{ visitor: Visitor }, Result>, takesFiles?: true) {
  return markGuarded(async ({ request, params }: ActionFunctionArgs) =>
    guarded(request, {
      arrival: async (session) =>
        takesFiles ? strangersFile(session, callerOf(request).clientAddress) : publicArrival(session),
      async run(form, session) {
        await checkToken(request, form, session);
        return read({ visitor: visitorOf(request, session), request, params }, form);
      },
    }),
  );
}

interface Handling<Result> {
  arrival(session: WebSession): Promise<Arrival>;
  run(form: FormData, session: WebSession): Promise<Result>;
}

async function guarded<Result>(request: Request, { arrival, run }: Handling<Result>): Promise<Result> {
  if (request.method !== "POST")
    throw errorResponse(new ApiError(405, "internal/method_not_allowed"), request);
  if (!isOwnOrigin(request)) {
    await noteRefusal("foreign_origin", callerOf(request));
    throw errorResponse(new ApiError(403, "internal/foreign_origin"), request);
  }
  const session = await readSession(request);
  const posted = await arrivedForm(request, await arrival(session));
  const form = posted.value;
  try {
    return await run(form, session);
  } catch (error) {
    if (error instanceof Response) throw error;
    // The caller throws a refusal on purpose: it is data of the page, which shows it with the typed values.
    return refusedForm(error, { form, request }) as Result;
  } finally {
    await posted.release();
  }
}

/**
 * A token of another tab or an older session is no mistake of the user: the values are shown again, nothing runs. A
 * browser that sends no cookie at all has stored none, and sending again would not help.
 */
async function checkToken(request: Request, form: FormData, session: WebSession): Promise<void> {
  const expected = session.get("csrf");
  if (expected && form.get("_csrf") === expected) return;
  await noteRefusal("stale_form", callerOf(request));
  const sentCookies = request.headers.has("Cookie");
  throw refuse([sentCookies ? { path: "", code: "stale_form" } : { path: "", code: "cookies_refused" }]);
}

function bySchema<Who extends object, Loaded, Schema extends FormSchema, Result>({
  load,
  schema,
  judge,
  perform,
}: Definition<Who, Loaded, Schema, Result>): Reader<Who, Result> {
  return async (who, form) => {
    const loaded = (await load?.(who)) as Loaded;
    const formSchema = typeof schema === "function" ? schema({ ...who, loaded }) : schema;
    const reading = readBySchema(form, formSchema);
    const judged = judge && isReadable(reading) ? await judge({ ...who, typed: valuesOf(form).one }) : [];
    if ("issues" in reading || judged.length > 0) {
      throw refuse(inOrder(formSchema, ["issues" in reading ? reading.issues : [], judged].flat()));
    }
    if (form.has("_resume")) throw refuse([]);
    return perform({ ...who, loaded, value: reading.value, showAgain: valuesOf(form).replace });
  };
}

function byFields<Who extends object, Loaded, Result>({
  load,
  fields,
  perform,
}: FieldsDefinition<Who, Loaded, Result>): Reader<Who, Result> {
  return async (who, form) => {
    const loaded = (await load?.(who)) as Loaded;
    const issues = fieldIssues(form, typeof fields === "function" ? fields({ ...who, loaded }) : fields);
    if (issues.length > 0) throw refuse(issues);
    if (form.has("_resume")) throw refuse([]);
    return perform({ ...who, loaded, values: valuesOf(form) });
  };
}
