import { LinkButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import type { ShownJottings } from "./jotted";

interface Props {
  jottings: ShownJottings;
  /** Address of the page. */
  here: string;
}

/** What the user once typed here and did not save: taken up or discarded. */
export function KeptJottings({ jottings: { title, words, resume }, here }: Props) {
  const t = useT();
  return (
    <Notice kind="info" title={title}>
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <PostForm action={here} className="buttons">
        <input type="hidden" name="next" value="discard" />
        {resume && (
          <>
            <LinkButton to={resume} variant="secondary">
              {t("jotting:resume")}
            </LinkButton>{" "}
          </>
        )}
        <SubmitButton variant="quiet">{t("jotting:discard")}</SubmitButton>
      </PostForm>
    </Notice>
  );
}
