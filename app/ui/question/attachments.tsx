import type { FormFailure } from "~/domain/faults";
import { SubmitButton } from "../form/button";
import { FileInput } from "../form/file-input";
import { readFileEntry } from "./file-entry";

/** What the part for files says; it travels with the pages that have one. */
export interface AttachmentWords {
  title: string;
  /** Whether files are asked for or only welcome. */
  lead: string;
  label: string;
  hint: string;
  accept: string;
  attach: string;
  replace: string;
  remove: string;
}

interface FilesProps {
  /** As `fileEntry` writes them. */
  files: readonly string[];
  urlOf(id: string): string;
}

interface AttachmentsProps extends FilesProps {
  words: AttachmentWords;
  /** Comes before the names of the inputs. */
  prefix: string;
  failure: FormFailure | undefined;
}

/** The files of an answer, to be downloaded; with `edit`, also to be replaced and removed. */
export const FileList = ({ files, urlOf, edit }: FilesProps & { edit?: AttachmentsProps }) => (
  <ul className="my-2 list-none pl-0">
    {files.map((file) => {
      const { id, name, about } = readFileEntry(file);
      return (
        <li key={id} className="my-1">
          <a href={urlOf(id)}>
            <bdi>{name}</bdi>
          </a>{" "}
          <span className="hint">({about})</span>{" "}
          {edit && (
            <>
              <input type="hidden" name={`${edit.prefix}attachment`} value={file} />
              {(["replace", "remove"] as const).map((deed) => (
                <SubmitButton key={deed} name={edit.prefix + deed} value={id} variant="quiet">
                  {edit.words[deed]} <span className="sr-only">{name}</span>
                </SubmitButton>
              ))}
            </>
          )}
        </li>
      );
    })}
  </ul>
);

/** Files that go with an answer: last in its form, so that whatever is typed arrives before them. */
export function Attachments(props: AttachmentsProps) {
  const { words, files, prefix, failure, urlOf } = props;
  const shown = failure ? (failure.values[`${prefix}attachment`] ?? []) : files;
  return (
    <fieldset className="my-6">
      <legend>{words.title}</legend>
      <p>{words.lead}</p>
      {shown.length > 0 && <FileList files={shown} urlOf={urlOf} edit={props} />}
      <FileInput name={`${prefix}file`} {...words} failure={failure} />
      <SubmitButton name="next" value="attach" variant="secondary">
        {words.attach}
      </SubmitButton>
    </fieldset>
  );
}
