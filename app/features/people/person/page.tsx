import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Chip } from "~/ui/layout/chip";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { peopleUrls, type PeopleList } from "~/web/urls";
import { RolesFields, rolesLabels } from "../roles-fields";
import type { loader } from "./load.server";
import type { PresentedPerson } from "./present";

export function Person() {
  const person = useLoaderData<typeof loader>();
  const { name, profiles, chosen, adminStays, isSelf, listHref } = person;
  const refused = useRefusedForm();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={refused} labels={rolesLabels(t, profiles)} />
      <PageHeading title={name} lead={isSelf ? t("people:person.self") : undefined} />
      <PersonFacts {...person} />
      <section className="panel" aria-labelledby="permessi">
        <h2 id="permessi">{t("people:roles.title")}</h2>
        <PostForm typed>
          <RolesFields {...{ profiles, chosen, adminStays, refused }} />
          <Buttons>
            <SubmitButton>{t("people:roles.save")}</SubmitButton>
          </Buttons>
        </PostForm>
      </section>
      <Access {...person} />
      <p>
        <a href={listHref}>{t("people:back")}</a>
      </p>
    </>
  );
}

function PersonFacts({ email, state, roles, lastAccess }: PresentedPerson) {
  const t = useT();
  return (
    <Facts>
      <Fact label={t("people:fact.email")}>{email}</Fact>
      <Fact label={t("people:table.state")}>
        <Chip tone={state.tone}>{state.label}</Chip>
        {state.detail === null ? null : <> {state.detail}</>}
      </Fact>
      <Fact label={t("people:table.roles")}>{roles}</Fact>
      {lastAccess === null ? null : <Fact label={t("people:table.last_access")}>{lastAccess}</Fact>}
    </Facts>
  );
}

/** What else can be done; a change that is not possible says why. */
function Access({ id, isInvited, changes, list }: PresentedPerson & { list: PeopleList }) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="accesso">
      <h2 id="accesso">{t(isInvited ? "people:access.invitation" : "people:access.title")}</h2>
      <div className="grid gap-4">
        {changes.map(({ change, words, why }) =>
          why === null ? (
            <p key={change}>
              <LinkButton
                to={peopleUrls.changeOne(id, change, list)}
                variant={change === "delete" ? "danger" : "secondary"}
                asks
              >
                {t(`people:one.${words}.action`)}
              </LinkButton>
            </p>
          ) : (
            <DisabledButton key={change} reason={<p>{why}</p>}>
              {t(`people:one.${words}.action`)}
            </DisabledButton>
          ),
        )}
        {isInvited ? null : (
          <Offered to={peopleUrls.access(id)}>
            <p>
              <a href={peopleUrls.access(id, list)}>{t("people:access_help.link")}</a>
            </p>
          </Offered>
        )}
      </div>
    </section>
  );
}
