import type { QuestionView } from "~/api/contract/survey";
import { noFileResponse } from "~/api/catalogue-errors";
import type { Issue } from "~/domain/issues";
import { MOST_FILES } from "~/domain/files/limits";
import type { Question } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { readFileEntry } from "~/ui/question/file-entry";
import { handInFile } from "~/web/hand-in-file.server";
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
  if (isAttach && first && sections.every(({ chosen }) => !chosen)) first.refuse(422, "choose_file");
  for (const section of sections) await section.handIn(viewer);
  return {
    issues: sections.flatMap(({ issues }) => issues),
    status: sections.find(({ status }) => status > 0)?.status ?? 422,
    done: sections.flatMap(({ done }) => done),
    stays: isAttach || sections.some(({ isPressed }) => isPressed),
  };
}

/** The file section of one question. */
class QuestionFiles {
  readonly issues: Issue[] = [];
  readonly done: string[] = [];
  status = 0;
  readonly chosen: File | undefined;
  readonly #guid: string;
  readonly #names: { attachment: string; file: string };
  readonly #values: Values;
  readonly #removed: string;
  readonly #replaced: string;

  constructor(guid: string, prefix: string, values: Values) {
    this.#guid = guid;
    this.#names = { attachment: `${prefix}attachment[]`, file: `${prefix}file` };
    this.#values = values;
    this.#removed = values.one(`${prefix}remove`);
    this.#replaced = values.one(`${prefix}replace`);
    this.chosen = values.files(this.#names.file)[0];
  }

  get isPressed(): boolean {
    return this.#removed !== "" || this.#replaced !== "";
  }

  refuse(status: number, code: string, params: Record<string, string> = {}): void {
    this.status = status;
    this.issues.push({ path: this.#names.file, code, params });
  }

  async handIn(viewer: Viewer): Promise<void> {
    this.#takeOut(this.#removed, null);
    if (!this.chosen) {
      if (this.#replaced !== "") this.refuse(422, "choose_file");
      return;
    }
    const handedIn = await handInFile(this.chosen, (body) => this.#upload(viewer, body));
    if ("stored" in handedIn) return this.#putIn(handedIn.stored, this.chosen.size);
    const { status, code, params } = handedIn.refused;
    this.refuse(status, code, params);
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
    this.#values.replace(this.#names.file, []);
    const entries = this.#entries();
    if (entries.some((entry) => readFileEntry(entry).id === id)) return;
    const entry = waitingEntry(t, id, name, size);
    if (this.#takeOut(this.#replaced, entry)) return;
    if (entries.length >= MOST_FILES) return this.refuse(422, "too_many_files", { max: String(MOST_FILES) });
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
