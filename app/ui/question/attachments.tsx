import { Fragment } from "react";
import type { RefusedForm } from "~/domain/issues";
import { ACCEPTED_ENDINGS, KIND_NAMES } from "~/domain/files/kinds";
import { FILE_LIMIT, MOST_FILES, sizeWords } from "~/domain/files/limits";
import { SubmitButton } from "../form/button";
import { FileInput } from "../form/file-input";
import { useT } from "../texts";
import { readFileEntry } from "./file-entry";

interface FilesProps {
  /** As `fileEntry` writes them. */
  files: readonly string[];
  urlOf(id: string): string;
}

interface AttachmentsProps extends FilesProps {
  /** Whether files are asked for or only welcome. */
  evidence: "asked" | "limits" | "welcome";
  /** Comes before the names of the inputs. */
  prefix: string;
  refused: RefusedForm | undefined;
}

/** The files of an answer, to be downloaded; with a prefix, also to be replaced and removed in a form. */
export const FileList = ({ files, urlOf, prefix }: FilesProps & { prefix?: string }) =>
  files.length === 0 ? null : (
    <ul className="my-2 list-none pl-0">
      {files.map((file) => {
        const { id, name, about } = readFileEntry(file);
        return (
          <li key={id} className="my-1">
            <a href={urlOf(id)} data-download>
              <bdi>{name}</bdi>
            </a>{" "}
            {about === "" ? null : <span className="hint">({about})</span>}
            {prefix !== undefined && <FileButtons {...{ prefix, id, name, file }} />}
          </li>
        );
      })}
    </ul>
  );

function FileButtons({ prefix, id, name, file }: Record<"prefix" | "id" | "name" | "file", string>) {
  const t = useT();
  return (
    <>
      <input type="hidden" name={`${prefix}attachment[]`} value={file} />
      {(["replace", "remove"] as const).map((deed) => (
        <Fragment key={deed}>
          {" "}
          <SubmitButton name={prefix + deed} value={id} variant="quiet">
            {t(`files:${deed}`)} <span className="sr-only">{name}</span>
          </SubmitButton>
        </Fragment>
      ))}
    </>
  );
}

/**
 * Files that go with an answer: last in its form, so that every typed value arrives before them. The enter key in a
 * form presses its first button, which has to be the one that saves. That button has no name: lynx sends every button
 * with the name and the value of the one that was pressed.
 */
export function Attachments({ evidence, files: stored, prefix, refused, urlOf }: AttachmentsProps) {
  const t = useT();
  const files = refused ? (refused.values[`${prefix}attachment[]`] ?? []) : stored;
  const limits = { max: sizeWords(FILE_LIMIT), most: MOST_FILES, kinds: KIND_NAMES };
  return (
    <fieldset className="my-6">
      <legend>{t("files:title")}</legend>{" "}
      <button type="submit" hidden>
        {t("question:save_and_continue")}
      </button>
      <p>{t(`files:${evidence}`)}</p>
      <FileList {...{ files, urlOf, prefix }} />
      <FileInput
        name={`${prefix}file`}
        label={t("files:label")}
        hint={t(files.length > 0 ? "files:hint" : "files:hint_first", limits)}
        accept={ACCEPTED_ENDINGS}
        multiple
        refused={refused}
      />
      <p className="my-3">
        <SubmitButton name="next" value="attach" variant="secondary">
          {t("files:attach")}
        </SubmitButton>
      </p>
    </fieldset>
  );
}
