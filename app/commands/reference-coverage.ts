import { writeFileSync } from "node:fs";
import path from "node:path";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { coverageText } from "./coverage";
import { PROJECT } from "./serve-build";

/** `npm run coverage`: writes the table of the data that the questionnaire asks of each standard. */
const file = path.join(PROJECT, "app/content/COVERAGE.md");
writeFileSync(file, coverageText(questionnaireV3.questions));
console.log(file);
