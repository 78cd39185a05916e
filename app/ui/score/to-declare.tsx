import { Notice } from "../layout/notice";

interface ToDeclareProps {
  words: string;
  questions: readonly { prompt: string; href: string }[];
}

/** What silence about red lines holds, and the questions that end it; nothing where all are answered. */
export function ToDeclare({ words, questions }: ToDeclareProps) {
  if (questions.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>{words}</p>
      <ul>
        {questions.map(({ prompt, href }) => (
          <li key={href}>
            <a href={href}>{prompt}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
