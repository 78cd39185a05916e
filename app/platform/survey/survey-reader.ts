import { ApiError } from "~/api/errors";
import { Memo } from "../memo";
import type { Db, SignedInScope, Trx } from "../scope";
import { loadYearAndBefore } from "../store/answers";
import { findCompanyWithDraft } from "../store/drafts";
import {
  type CardFace,
  findSnapshot,
  issuedVersions,
  type IssuedVersion,
  type Snapshot,
  versionsAndFace,
} from "../store/versions";
import { comparedWithBefore } from "./earlier";
import { issuedSurvey } from "./issued-survey";
import { questionsThen } from "./questionnaire-when-issued";
import { draftSurvey, type PresentDraft, type Survey } from "./survey";

/** The subject of a page: the draft of a year, its published version, or one version by its id (spec §4 view modes). */
interface RequestedSurvey {
  year?: number | undefined;
  version?: string | undefined;
}

/**
 * Reads a company's survey for one request or one transaction, each value once. What it has read is no longer valid
 * after a write: a transaction makes its own reader after it has locked the company's row.
 */
export class SurveyReader {
  readonly handle: Db | Trx;
  readonly companyId: string;
  readonly #memo = new Memo();

  constructor(handle: Db | Trx, companyId: string) {
    this.handle = handle;
    this.companyId = companyId;
  }

  /** For values that other rooms compute from the survey, such as the card. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    return this.#memo.once(name, read);
  }

  /** The company with its draft of a year, by default the current one. A year that is not open yet is not found. */
  async present(year?: number): Promise<PresentDraft> {
    const current = await this.once("present", () => this.#present(null));
    if (year === undefined || year === current.year) return current;
    if (year > current.year) throw new ApiError(404, "internal/not_found");
    return this.once(`present ${year}`, () => this.#present(year));
  }

  async #present(year: number | null): Promise<PresentDraft> {
    const companyWithDraft = await findCompanyWithDraft(this.handle, this.companyId, year);
    const { fiscal_year: current } = companyWithDraft.company;
    return { ...companyWithDraft, year: year ?? current, isCurrent: year === null || year === current };
  }

  /** The draft of a year with its answers, by default the current one. */
  async draft(year?: number): Promise<Survey> {
    const present = await this.present(year);
    return this.once(`draft ${present.year}`, () => this.#draft(present));
  }

  /** The draft that a change is written to, by default the current one. Throws 403 for a year before. */
  async writableDraft(year?: number): Promise<Survey> {
    await this.writableYear(year);
    return this.draft(year);
  }

  /** The year that can be written, which is the current one. Throws 403 for a year before. */
  async writableYear(asked?: number): Promise<number> {
    const { year, isCurrent } = await this.present(asked);
    if (!isCurrent) throw new ApiError(403, "internal/read_only_year");
    return year;
  }

  async #draft(present: PresentDraft): Promise<Survey> {
    const { year } = present;
    const compared = present.hasEarlierYear ? comparedWithBefore(year).map(({ from }) => from) : [];
    const { answers, before } = await loadYearAndBefore(this.handle, this.companyId, year, compared);
    return draftSurvey(present, answers, before);
  }

  /** All versions of the company, newest first. */
  issued(): Promise<IssuedVersion[]> {
    return this.once("issued", () => issuedVersions(this.handle, this.companyId));
  }

  /** The face of the newest version, read together with all of them; null before the first. */
  async face(): Promise<CardFace | null> {
    const read = this.once("face", () => versionsAndFace(this.handle, this.companyId));
    void this.once("issued", async () => (await read).versions);
    return (await read).face;
  }

  /** The content of a version; null when the company has no such version. */
  snapshot(id: string): Promise<Snapshot | null> {
    return this.once(`snapshot ${id}`, async () => {
      const stored = await findSnapshot(this.handle, this.companyId, id);
      return stored ? (JSON.parse(stored.snapshot) as Snapshot) : null;
    });
  }

  /** The survey that a call names; without a version the draft. */
  requested({ year, version }: RequestedSurvey): Promise<Survey> {
    return version === undefined || version === "draft" ? this.draft(year) : this.#version(version, year);
  }

  /** The year that a call names, and the version without its content; null: the draft. */
  async head({ year: requested, version = "draft" }: RequestedSurvey) {
    const present = await this.present(requested);
    if (version === "draft") return { present, issued: null };
    const ofYear = (await this.issued()).filter(({ year }) => year === present.year);
    if (version === "public" && ofYear.length === 0) throw new ApiError(404, "internal/nothing_published");
    const issued = version === "public" ? ofYear[0] : ofYear.find(({ id }) => id === version);
    if (!issued) throw new ApiError(404, "internal/not_found");
    return { present, issued };
  }

  async #version(version: string, year?: number): Promise<Survey> {
    const { present, issued: head } = await this.head({ year, version });
    const issued = head && (await this.snapshot(head.id));
    if (!issued) throw new ApiError(404, "internal/not_found");
    return this.once(`version ${issued.id}`, async () => {
      const { sha256 } = issued.configuration;
      return issuedSurvey(present, issued, await questionsThen(this.handle, sha256, present.year));
    });
  }
}

const readers = new WeakMap<Memo, SurveyReader>();

/** The reader of the caller's own company, shared by this request. */
export function readerOf({ db, session, memo }: SignedInScope): SurveyReader {
  const reader = readers.get(memo) ?? new SurveyReader(db, session.companyId);
  readers.set(memo, reader);
  return reader;
}
