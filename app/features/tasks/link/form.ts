import { z } from "zod";
import { newcomer } from "~/api/contract/user";
import { typedEmail } from "~/api/contract/wire";
import { MOST_NOTE } from "~/domain/people/tasks/limits";
import type { T } from "~/texts/resources";
import { posted, ticked } from "~/web/posted";

export const linkForm = z.strictObject({
  email: posted(typedEmail),
  name: posted(newcomer.name),
  note: posted(z.string().max(MOST_NOTE)),
  showsAnswer: ticked,
});

export const linkLabels = (t: T): Record<string, string> => ({
  email: t("tasks:field.email"),
  name: t("tasks:field.name"),
  note: t("tasks:field.note"),
  showsAnswer: t("tasks:field.shows_answer"),
});
