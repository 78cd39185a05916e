import type { CallOutput } from "~/api/contract";
import { lineWords } from "~/domain/answers/answer-lines";
import { sizeWords } from "~/domain/files/limits";
import { t } from "~/texts/i18n.server";
import { countWords, dateTime, PHASES, safe, short } from "./words";

type Candidate = CallOutput<"survey.candidate">;
type Item = Candidate["candidate"][number];

/** Everything a verifier judges, question by question, with the judgements so far. */
export function printCandidate(one: Candidate): void {
  console.log(`Verifica ${one.id}`);
  console.log(`${safe(one.companyName)}, ${one.year}, livello ${one.level}: ${PHASES[one.phase]}`);
  console.log(
    `Aperta il ${dateTime(one.openedAt)}; senza una decisione si chiude il ${dateTime(one.lapsesAt)}`,
  );
  console.log(`A che punto è: ${countWords(one)}`);
  console.log(`SHA-256 ${one.sha256}`);
  one.candidate.forEach((item, index) => {
    console.log("");
    printItem(item, index + 1);
  });
}

function printItem(item: Item, number: number): void {
  const { area, level, prompt } = item.definition;
  const place = [t(`labels:area.${area}`), item.milestoneLabel, t(`labels:level.${level}`)].join(" · ");
  console.log(`${number}. ${safe(prompt)}`);
  console.log(`   ${item.questionId}   (${safe(place)})`);
  for (const line of item.lines) say(lineWords(line));
  if (item.notApplicableReason !== null) say(`Non si applica: ${item.notApplicableReason}`);
  if (item.explanation) say(`Nota dell'azienda: ${item.explanation}`);
  if (item.incompatibilityExplanation) say(`Perché i dati non tornano: ${item.incompatibilityExplanation}`);
  sayJudgement(item.judgement);
  for (const { id, name, size, ...judgement } of item.files) {
    say(`File ${short(id)}  ${name}  ${sizeWords(size)}`);
    sayJudgement(judgement);
  }
}

/** Prints words on lines of their own, any number of them. */
const say = (words: string, margin = "   ") => {
  for (const line of safe(words).split("\n")) console.log(`${margin}${line}`);
};

const VERDICTS = {
  accepted: "accettato",
  commented: "osservazione",
  asked: "chiarimento chiesto",
  rejected: "non accettato",
} as const;

function sayJudgement({ verdict, comment, reply, isDue }: Item["judgement"]): void {
  if (verdict === null) return say("→ da giudicare");
  say(`→ ${VERDICTS[verdict]}${comment ? `: ${comment}` : ""}${isDue ? ", da rivedere in profondità" : ""}`);
  if (reply !== null) say(`risposta dell'azienda: ${reply}`, "     ");
}
