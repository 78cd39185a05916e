import type { ReactNode } from "react";
import type { RefusedForm } from "~/domain/issues";
import { SubmitButton } from "../form/button";
import { TextInput } from "../form/text-input";
import { Details } from "./details";

interface FindFormProps {
  action: string;
  /** What the form is for, to a screen reader. */
  name: string;
  search: { label: string; value: string };
  /** The buttons beside the search and below the choices. */
  buttons: { find: string; show: string };
  /** What can be chosen beside the search; unfolded while something is. */
  choices: string;
  isChosen: boolean;
  /** The way to the whole list; null where nothing narrows it. */
  cleared: { href: string; label: string } | null;
  refused: RefusedForm | undefined;
  children: ReactNode;
}

/**
 * Finds rows of a long list. A form sent by GET: the address names what is searched, so that it can be kept and sent on.
 * The choices are folded, because most who come look for one name.
 */
export function FindForm(props: FindFormProps) {
  const { action, name, search, buttons, choices, isChosen, cleared, refused, children } = props;
  return (
    <form method="get" action={action} className="panel print:hidden" aria-label={name}>
      <TextInput
        name="cerca"
        label={search.label}
        value={search.value}
        refused={refused}
        beside={<SubmitButton variant="secondary">{buttons.find}</SubmitButton>}
      />
      <Details summary={choices} open={isChosen}>
        <div className="choose">{children}</div>
        <p>
          <SubmitButton variant="secondary">{buttons.show}</SubmitButton>
        </p>
      </Details>
      {cleared === null ? null : (
        <p>
          <a href={cleared.href}>{cleared.label}</a>
        </p>
      )}
    </form>
  );
}
