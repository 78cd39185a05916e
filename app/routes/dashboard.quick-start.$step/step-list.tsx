import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { QuickStartStep } from "./steps";

interface StepListProps {
  steps: readonly { id: QuickStartStep; done: boolean }[];
  current?: QuickStartStep;
}

/** The four sections with their state; each can be opened at any time. */
export function StepList({ steps, current }: StepListProps) {
  const t = useT();
  return (
    <nav aria-label={t("dashboard:quick_start.sections")}>
      <ol className="grid gap-2">
        {steps.map(({ id, done }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="number">{index + 1}.</span>
            <a href={urls.quickStart(id)} aria-current={id === current ? "step" : undefined}>
              {t(`dashboard:quick_start.${id}.name`)}
            </a>
            <Chip tone={done ? "accent" : "outline"}>
              {t(done ? "dashboard:quick_start.done" : "dashboard:quick_start.open")}
            </Chip>
          </li>
        ))}
      </ol>
    </nav>
  );
}
