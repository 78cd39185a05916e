import type { ReactNode } from "react";
import { Checkbox } from "../form/checkbox";
import { ErrorSummary } from "../form/error-summary";
import { TextArea } from "../form/text-area";
import { TextInput } from "../form/text-input";
import { useFailure } from "../form/use-failure";
import { formatPoints } from "../format";
import { Progress } from "../progress";
import { StatusChip } from "../question/status-chip";
import { useHydrated } from "../use-hydrated";
import { Details } from "./details";
import { LightSwitch } from "./light-switch";
import { PageTitle } from "./page-title";
import { Shell } from "./shell";

/**
 * Nothing reads this list. It makes every page reach what most pages use, so that the bundler puts it into one file:
 * in the thirty small ones that it makes otherwise, the same code weighs 4 KB more (tests/budget.test.ts). The frames
 * that have no heading of their own pass it on.
 */
export const ONE_FILE = [
  Checkbox,
  Details,
  ErrorSummary,
  LightSwitch,
  PageTitle,
  Progress,
  Shell,
  StatusChip,
  TextArea,
  TextInput,
  formatPoints,
  useFailure,
  useHydrated,
];

interface PageHeadingProps {
  title: ReactNode;
  /** A short line over the title: where we are ("Ambiente · Energia"). */
  eyebrow?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Id of the h1, for forms that are labelled by it. */
  id?: string;
}

export const PageHeading = ({ title, eyebrow, lead, id }: PageHeadingProps) => (
  <header className="page-heading">
    {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
    <h1 id={id}>{title}</h1>
    {lead === undefined ? null : <p className="lead">{lead}</p>}
  </header>
);
