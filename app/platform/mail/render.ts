import texts from "~/texts/it/mail.json";
import type { MailTemplate } from "../store/mails";

const words: Record<`${MailTemplate}.subject` | `${MailTemplate}.body`, string> = texts;

/** The words of a mail with its `{{name}}` places filled. A missing parameter is a programming error. */
export function renderMail(
  template: MailTemplate,
  params: Record<string, string>,
): { subject: string; body: string } {
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`Mail ${template} has no ${name}`);
      return value;
    });
  return { subject: filled(words[`${template}.subject`]), body: filled(words[`${template}.body`]) };
}
