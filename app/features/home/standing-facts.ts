import type { CallOutput } from "~/api/contract";
import { rulers } from "~/charts/ruler";
import { CLASSES } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { t } from "~/texts/i18n.server";
import { classContent } from "~/charts/card-content";
import { soFarWords } from "~/ui/score/so-far-words";
import { urls } from "~/web/urls";

type HomePage = CallOutput<"scoring.homePage">;

/** The draft's score in each class as a ruler, with that of the newest card where it is of the same year. */
export const standingOf = ({ survey, basis, issued, card, year }: HomePage) =>
  rulers(
    CLASSES.map((id) => {
      const { actual, max, unfilled, soFar } = classContent(survey.versioned.scoring.levels[id], id, basis);
      const then = issued && card.year === year ? classContent(issued.levels[id], id, issued.basis) : null;
      return {
        id,
        label: t(`labels:level.${id}`),
        href: urls.scoring(id),
        mine: unfilled ? null : bandOf(actual, max).value,
        ...(then === null ? {} : { issued: then.unfilled ? null : bandOf(then.actual, then.max).value }),
        note: unfilled || soFar === null ? null : soFarWords(t, { actual, max, soFar }),
        without: max < 0 ? t("card:not_available") : null,
      };
    }),
  );
