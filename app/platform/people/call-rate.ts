import type { CallId } from "~/api/contract";
import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import type { PlatformParts, Session } from "../scope";
import { Buckets } from "./buckets";

/** How many more calls all persons of a company may make than one of them. */
const COMPANY_FACTOR = 4;

/** The default of `callsPerMinute`, to which the limits of the costly calls belong. */
const USUAL_CALLS_PER_MINUTE = 1_200;

interface Costly {
  group: string;
  perMinute: number;
  /** Pages make it to be shown, and no page writes for that. */
  isOfPages?: true;
}

/** Calls that cost much more than others, with the most per account and minute. Calls of one group count together. */
const COSTLY: Partial<Record<CallId, Costly>> = {
  "user.planChange": { group: "people", perMinute: 30, isOfPages: true },
  "user.startChange": { group: "people", perMinute: 30 },
  "user.exportPeople": { group: "people", perMinute: 30 },
  "user.exportEvents": { group: "people", perMinute: 30 },
  "user.exportOwnData": { group: "own-data", perMinute: 10 },
  "user.changePassword": { group: "password", perMinute: 30 },
  "user.beginSecondFactor": { group: "password", perMinute: 30 },
  "user.enableSecondFactor": { group: "password", perMinute: 30 },
  "user.disableSecondFactor": { group: "password", perMinute: 30 },
  "user.renewRecoveryCodes": { group: "password", perMinute: 30 },
  "user.requireSecondFactor": { group: "password", perMinute: 30 },
  "user.resetSecondFactor": { group: "password", perMinute: 30 },
  "survey.upload": { group: "upload", perMinute: 60 },
  "survey.keepJottings": { group: "jotting", perMinute: 60 },
  "registry.addCompanyAttachment": { group: "upload", perMinute: 60 },
  "registry.uploadLogo": { group: "upload", perMinute: 60 },
  "registry.attestationFile": { group: "upload", perMinute: 60 },
  "user.previewInvitations": { group: "import", perMinute: 20 },
  "survey.importPreview": { group: "import", perMinute: 20 },
  "survey.downloadAnswers": { group: "workbook", perMinute: 20 },
  "survey.downloadQuestions": { group: "workbook", perMinute: 20 },
  "survey.copyAnswers": { group: "restore", perMinute: 20 },
  "survey.publish": { group: "publish", perMinute: 20 },
};

/**
 * The most fetches of files by the session that their addresses were made for, in a minute; half of them at once. Where
 * an address is not valid, by the network of its client.
 */
const FETCHES_PER_MINUTE = 120;

type Caller = Pick<Session, "accountId" | "companyId">;

interface RatedCall {
  id: CallId;
  isReading: boolean;
  /** The page that makes the call, if a page does. */
  page: object | undefined;
}

/** The limits of signed-in calls, per account and per company, and of fetches, per session. */
export class CallLimits {
  readonly #buckets: Buckets;
  readonly #callsPerMinute: number;
  /** Whether the calls of a page were admitted, so that a page counts once. */
  readonly #pages = new WeakMap<object, boolean>();

  constructor(parts: Pick<PlatformParts, "db" | "now" | "settings">) {
    this.#buckets = new Buckets(parts);
    this.#callsPerMinute = parts.settings.callsPerMinute;
  }

  stop(): Promise<void> {
    return this.#buckets.stop();
  }

  /** Counts a call; throws ApiError 429 when there are too many. */
  async count({ accountId, companyId }: Caller, call: RatedCall): Promise<void> {
    const costly = COSTLY[call.id];
    if (costly) {
      const [key, perMinute] = [`${costly.group} ${accountId}`, this.#scaled(costly.perMinute)];
      refuseFor(
        costly.isOfPages
          ? this.#buckets.take(key, perMinute)
          : await this.#buckets.takeFromAll(key, perMinute),
      );
    }
    if (this.#isCounted(call)) return;
    try {
      this.#take(`account ${accountId}`, this.#callsPerMinute);
      this.#take(`company ${companyId}`, this.#callsPerMinute * COMPANY_FACTOR);
      if (call.page) this.#pages.set(call.page, true);
    } catch (error) {
      if (call.page) this.#pages.set(call.page, false);
      throw error;
    }
  }

  /** Counts the fetch of a file, which carries no token; throws ApiError 429 when there are too many. */
  countFetch(fetcher: string): void {
    this.#take(`fetch ${fetcher}`, this.#scaled(FETCHES_PER_MINUTE), "internal/too_many_fetches");
  }

  /**
   * The calls of a page count once, and who is signed in not at all. A page whose form was refused may still read: it
   * shows the form again, with all that was typed.
   */
  #isCounted({ id, isReading, page }: RatedCall): boolean {
    if (page === undefined) return false;
    const isAdmitted = this.#pages.get(page);
    if (isAdmitted === undefined) return id === "user.info";
    return isAdmitted || isReading;
  }

  #scaled(perMinute: number): number {
    return (perMinute * this.#callsPerMinute) / USUAL_CALLS_PER_MINUTE;
  }

  #take(key: string, perMinute: number, code?: ErrorCode): void {
    refuseFor(this.#buckets.take(key, perMinute), code);
  }
}

function refuseFor(waitMs: number, code: ErrorCode = "internal/too_many_calls"): void {
  if (waitMs > 0) throw new ApiError(429, code, [], Math.ceil(waitMs / 1000));
}
