import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import type { Paper, PaperFacts } from "../pdf/paper";
import { writePaper } from "../pdf/write-paper";
import { board } from "./board";
import { cover } from "./cover";
import { answersPart, benchmarkPart, grounds } from "./details";
import type { ReportFacts } from "./facts";
import { competitiveness, scores } from "./scores";
import { shownOf } from "./shown";

/** The report: cover, one page for the board, scoring, competitiveness, comparison, answers, grounds. */
export function reportPaper(facts: ReportFacts): Promise<Buffer> {
  const { company, year } = facts;
  const title = t("report:title.report", { company: company.name, year });
  return writePaper(aboutOf(facts, title), (paper: Paper) => {
    const shown = shownOf(facts);
    cover(paper, facts, shown, true);
    if (apiVersionOf(year) === "v3" && facts.shared?.showsScoring !== false) {
      board(paper, facts, shown);
      scores(paper, facts, shown);
      competitiveness(paper, facts, shown);
      benchmarkPart(paper, facts, shown);
    }
    if (facts.shared?.topics.length !== 0) answersPart(paper, facts);
    grounds(paper, facts, shown);
  });
}

/** The card alone, on one page. */
export function cardPaper(facts: ReportFacts): Promise<Buffer> {
  const { company, year } = facts;
  const title = t("report:title.card", { company: company.name, year });
  return writePaper(aboutOf(facts, title), (paper) => cover(paper, facts, shownOf(facts), false));
}

function aboutOf({ company, year, issued, draft }: ReportFacts, title: string): PaperFacts {
  const { revision, updatedAt } = draft;
  const names = { company: company.name, year };
  return {
    title,
    subject: issued
      ? t("report:subject.issued", { id: issued.id, year, sha256: issued.sha256 })
      : t("report:subject.draft", { revision, year }),
    author: company.name,
    createdAt: issued?.issuedAt ?? updatedAt,
    footer: issued ? t("report:foot.issued", { ...names, id: issued.id }) : t("report:foot.draft", names),
    pageWords: (page, pages) => t("report:foot.page", { page, pages }),
    watermark: issued ? null : t("report:watermark"),
  };
}
