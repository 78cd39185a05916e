import type { QuestionView } from "~/api/contract/survey";
import { noFileResponse } from "~/api/catalogue-errors";
import type { Issue } from "~/domain/issues";
import { fileName } from "~/domain/files/file-name";
import { MOST_FILES } from "~/domain/files/limits";
import type { Question } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { readFileEntry } from "~/ui/question/file-entry";
import { handInFile, type RefusedFile } from "~/web/hand-in-file.server";
import type { Values } from "~/web/read-form.server";
import type { Viewer } from "~/web/viewer.server";
import { waitingEntry } from "./evidence";
import { prefixOf } from "./form";

interface HandedIn {
  issues: Issue[];
  /** Status of the response, when there are issues. */
  status: number;
  /** What was done with files, in sentences. */
  done: string[];
  /** A button of the file section was pressed: the page stays. */
  stays: boolean;
}

/**
 * Carries out the file actions of a page: hands in the chosen files, takes out those to be removed. From then on the
 * form names the files that the save stores, and that a refused form shows: the user need not choose an accepted file
 * again. The files of a cleared question are left alone.
 */
export async function handIn(
  viewer: Viewer,
  questions: readonly Question[],
  values: Values,
  cleared: Question | undefined,
): Promise<HandedIn> {
  const sections = questions.flatMap((question, index) => {
    const prefix = prefixOf(index, questions.length);
    return question.evidence && question !== cleared
      ? [new QuestionFiles(question.guid, prefix, values)]
      : [];
  });
  const isAttach = values.one("next") === "attach";
  const [first] = sections;
  if (isAttach && first && sections.every(({ chosen }) => chosen.length === 0))
    first.refuse(422, "choose_file");
  for (const section of sections) await section.handIn(viewer);
  return {
    issues: sections.flatMap(({ issues }) => issues),
    status: sections.find(({ status }) => status > 0)?.status ?? 422,
    done: sections.flatMap(({ done }) => done),
    stays: isAttach || sections.some(({ isPressed }) => isPressed),
  };
}

/** What refused one file would refuse the next: too many calls, or a service in trouble. */
const isOfAll = ({ status, code }: RefusedFile): boolean =>
  status === 429 || (status === 503 && code !== "files_queued");

/** The file section of one question. */
class QuestionFiles {
  readonly issues: Issue[] = [];
  readonly done: string[] = [];
  status = 0;
  readonly chosen: readonly File[];
  readonly #guid: string;
  readonly #names: { attachment: string; file: string };
  readonly #values: Values;
  readonly #removed: string;
  /** The file that the first one chosen replaces; "" once it has. */
  #replaced: string;
  readonly #isReplacing: boolean;

  constructor(guid: string, prefix: string, values: Values) {
    this.#guid = guid;
    this.#names = { attachment: `${prefix}attachment[]`, file: `${prefix}file` };
    this.#values = values;
    this.#removed = values.one(`${prefix}remove`);
    this.#replaced = values.one(`${prefix}replace`);
    this.#isReplacing = this.#replaced !== "";
    this.chosen = values.files(this.#names.file);
  }

  get isPressed(): boolean {
    return this.#removed !== "" || this.#isReplacing;
  }

  refuse(status: number, code: string, params: Record<string, string> = {}): void {
    this.status = status;
    this.issues.push({ path: this.#names.file, code, params });
  }

  async handIn(viewer: Viewer): Promise<void> {
    this.#takeOut(this.#removed, null);
    if (this.chosen.length === 0) {
      if (this.#isReplacing) this.refuse(422, "choose_file");
      return;
    }
    for (const [index, file] of this.chosen.entries()) {
      const refused = await this.#handInOne(viewer, file);
      if (refused === null || !isOfAll(refused)) continue;
      this.#leaveOut(this.chosen.slice(index + 1));
      break;
    }
    this.#values.replace(this.#names.file, []);
  }

  /** A refused file leaves the others as they are. */
  async #handInOne(viewer: Viewer, file: File): Promise<RefusedFile | null> {
    const handedIn = await handInFile(file, (body) => this.#upload(viewer, body));
    if ("stored" in handedIn) {
      this.#putIn(handedIn.stored, file.size);
      return null;
    }
    const { status, code, params } = handedIn.refused;
    this.refuse(status, code, params);
    return handedIn.refused;
  }

  #leaveOut(files: readonly File[]): void {
    if (files.length > 0)
      this.refuse(this.status, "files_left_out", {
        names: files.map(({ name }) => fileName(name)).join(", "),
      });
  }

  async #upload(viewer: Viewer, body: FormData): Promise<[name: string, id: string]> {
    const replaces = this.#replaced === "" ? {} : { replaces: this.#replaced };
    const { names } = await viewer.call("survey.upload", {
      query: { question_id: this.#guid, ...replaces },
      body,
    });
    const [uploaded] = Object.entries(names);
    if (!uploaded) throw noFileResponse();
    return uploaded;
  }

  #putIn([name, id]: [string, string], size: number): void {
    const entries = this.#entries();
    if (entries.some((entry) => readFileEntry(entry).id === id)) return;
    const entry = waitingEntry(t, id, name, size);
    if (this.#takeOut(this.#replaced, entry)) {
      this.#replaced = "";
      return;
    }
    if (entries.length >= MOST_FILES)
      return this.refuse(422, "files_beyond_most", { name, max: String(MOST_FILES) });
    this.#values.replace(this.#names.attachment, [...entries, entry]);
    this.done.push(t("files:attached", { name }));
  }

  /** Replaces a file, or removes it. False when it is not there. */
  #takeOut(id: string, instead: string | null): boolean {
    const entries = this.#entries();
    const index = entries.findIndex((entry) => readFileEntry(entry).id === id);
    const old = entries[index];
    if (old === undefined) return false;
    this.#values.replace(
      this.#names.attachment,
      entries.toSpliced(index, 1, ...(instead === null ? [] : [instead])),
    );
    const names = { old: readFileEntry(old).name, name: readFileEntry(instead ?? old).name };
    this.done.push(t(instead === null ? "files:removed" : "files:replaced", names));
    return true;
  }

  #entries(): string[] {
    return this.#values.all(this.#names.attachment);
  }
}

/** A form that names deleted files shows the stored ones again. */
export function forgetGone(views: readonly QuestionView[], issues: readonly Issue[], values: Values): void {
  views.forEach(({ definition, answer }, index) => {
    const isGone = issues.some(
      ({ path, code }) => code === "attachment_gone" && path.startsWith(definition.guid),
    );
    if (!isGone) return;
    const name = `${prefixOf(index, views.length)}attachment[]`;
    const stored = new Set(answer.attachments.map(({ id }) => id));
    values.replace(
      name,
      values.all(name).filter((entry) => stored.has(readFileEntry(entry).id)),
    );
  });
}
