import answering from "./it/answering.json";
import attestations from "./it/attestations.json";
import auth from "./it/auth.json";
import benchmark from "./it/benchmark.json";
import calls from "./it/calls.json";
import card from "./it/card.json";
import changes from "./it/changes.json";
import charts from "./it/charts.json";
import common from "./it/common.json";
import company from "./it/company.json";
import compare from "./it/compare.json";
import copy from "./it/copy.json";
import consistency from "./it/consistency.json";
import dashboard from "./it/dashboard.json";
import documents from "./it/documents.json";
import errors from "./it/errors.json";
import events from "./it/events.json";
import excel from "./it/excel.json";
import vsme from "./it/vsme.json";
import failures from "./it/failures.json";
import first from "./it/first.json";
import files from "./it/files.json";
import glossary from "./it/glossary.json";
import indicators from "./it/indicators.json";
import history from "./it/history.json";
import invite from "./it/invite.json";
import jotting from "./it/jotting.json";
import labels from "./it/labels.json";
import legal from "./it/legal.json";
import method from "./it/method.json";
import obsolete from "./it/obsolete.json";
import openapi from "./it/openapi.json";
import owner from "./it/owner.json";
import people from "./it/people.json";
import peers from "./it/peers.json";
import paths from "./it/paths.json";
import plan from "./it/plan.json";
import print from "./it/print.json";
import provider from "./it/provider.json";
import profiles from "./it/profiles.json";
import shares from "./it/shares.json";
import publicCard from "./it/publicCard.json";
import question from "./it/question.json";
import registers from "./it/registers.json";
import registry from "./it/registry.json";
import restore from "./it/restore.json";
import report from "./it/report.json";
import review from "./it/review.json";
import scoring from "./it/scoring.json";
import settings from "./it/settings.json";
import shell from "./it/shell.json";
import sheets from "./it/sheets.json";
import sources from "./it/sources.json";
import survey from "./it/survey.json";
import takeover from "./it/takeover.json";
import tasks from "./it/tasks.json";
import verification from "./it/verification.json";
import verifier from "./it/verifier.json";

/** Every text a page may show, by namespace; flat keys, `{{name}}` placeholders, `_one`/`_other` plurals. */
export const resources = {
  answering,
  attestations,
  auth,
  benchmark,
  calls,
  card,
  changes,
  charts,
  common,
  company,
  compare,
  copy,
  consistency,
  dashboard,
  documents,
  errors,
  events,
  excel,
  vsme,
  failures,
  first,
  files,
  glossary,
  history,
  indicators,
  invite,
  jotting,
  labels,
  legal,
  method,
  obsolete,
  openapi,
  owner,
  people,
  peers,
  paths,
  plan,
  print,
  provider,
  profiles,
  publicCard,
  shares,
  question,
  registers,
  registry,
  restore,
  report,
  review,
  scoring,
  settings,
  shell,
  sheets,
  sources,
  survey,
  takeover,
  tasks,
  verification,
  verifier,
};

type Singular<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** "namespace:key", checked by the compiler. */
export type TextKey = {
  [
    Namespace in keyof typeof resources
  ]: `${Namespace}:${Singular<keyof (typeof resources)[Namespace] & string>}`;
}[keyof typeof resources];

export type TextParams = Record<string, string | number>;

export type T = (key: TextKey, params?: TextParams) => string;
