import type { RefusedForm } from "~/domain/issues";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { publishForm } from "./form";
import type { Publishing } from "./present";

type DeclareProps = Pick<Publishing, "revision" | "company" | "year" | "person" | "stop"> & {
  refused: RefusedForm | undefined;
};

/** The declaration, which is ticked, and the button that issues the card. */
export function Declare({ revision, company, year, person, stop, refused }: DeclareProps) {
  const t = useT();
  const { declared } = useSchemaForm(publishForm, refused);
  const isSecond = stop?.comesFirst ?? false;
  return (
    <section aria-labelledby="dichiarazione" className="panel">
      <h2 id="dichiarazione">
        {t(isSecond ? "dashboard:publish.issue_anyway" : "dashboard:publish.declaration")}
      </h2>
      <PostForm>
        <input type="hidden" name="revision" value={revision} />
        <Checkbox field={declared} label={t("card:declaration", { company, year })} required />
        <Buttons>
          <SubmitButton variant={isSecond ? "secondary" : "primary"}>
            {t("dashboard:publish.confirm")}
          </SubmitButton>
          <LinkButton to={urls.home()} variant="quiet" cancels>
            {t("dashboard:publish.cancel")}
          </LinkButton>
        </Buttons>
        <p className="hint">{t("dashboard:publish.declared_by", { person })}</p>
      </PostForm>
    </section>
  );
}
