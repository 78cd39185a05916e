import type { FormFailure } from "~/domain/faults";
import { SubmitButton } from "../form/button";
import { FileInput } from "../form/file-input";
import { readFileEntry } from "./file-entry";

interface FilesProps {
  /** As `fileEntry` writes them. */
  files: readonly string[];
  urlOf(id: string): string;
}

interface AttachmentsProps extends FilesProps {
  words: {
    title: string;
    /** Whether files are asked for or only welcome. */
    lead: string;
    label: string;
    hint: string;
    attach: string;
    replace: string;
    remove: string;
    /** What the form's own button says. */
    save: string;
  };
  /** ".pdf,.png" */
  accept: string;
  /** Comes before the names of the inputs. */
  prefix: string;
  failure: FormFailure | undefined;
}

/** The files of an answer, to be downloaded; with `edit`, also to be replaced and removed. */
export const FileList = ({ files, urlOf, edit }: FilesProps & { edit?: AttachmentsProps }) =>
  files.length === 0 ? null : (
    <ul className="my-2 list-none pl-0">
      {files.map((file) => {
        const { id, name, about } = readFileEntry(file);
        return (
          <li key={id} className="my-1">
            <a href={urlOf(id)}>
              <bdi>{name}</bdi>
            </a>{" "}
            <span className="hint">({about})</span>
            {edit && <FileButtons {...edit} id={id} name={name} file={file} />}
          </li>
        );
      })}
    </ul>
  );

function FileButtons({
  prefix,
  words,
  id,
  name,
  file,
}: AttachmentsProps & { id: string; name: string; file: string }) {
  return (
    <>
      <input type="hidden" name={`${prefix}attachment[]`} value={file} />
      {(["replace", "remove"] as const).map((deed) => (
        <SubmitButton key={deed} name={prefix + deed} value={id} variant="quiet">
          {words[deed]} <span className="sr-only">{name}</span>
        </SubmitButton>
      ))}
    </>
  );
}

/**
 * Files that go with an answer: last in its form, so that whatever is typed arrives before them. The enter key in a form
 * presses its first button, which is to be the one that saves.
 */
export function Attachments(props: AttachmentsProps) {
  const { words, files, prefix, accept, failure, urlOf } = props;
  return (
    <fieldset className="my-6">
      <legend>{words.title}</legend>
      <button type="submit" name="next" value="continue" hidden>
        {words.save}
      </button>
      <p>{words.lead}</p>
      <FileList files={files} urlOf={urlOf} edit={props} />
      <FileInput
        name={`${prefix}file`}
        label={words.label}
        hint={words.hint}
        accept={accept}
        failure={failure}
      />
      <p className="my-3">
        <SubmitButton name="next" value="attach" variant="secondary">
          {words.attach}
        </SubmitButton>
      </p>
    </fieldset>
  );
}
