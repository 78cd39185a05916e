import { Chip } from "../layout/chip";
import { useT } from "../texts";

export type QuickStartStep = "registry" | "economic" | "general" | "survey";

interface StepListProps {
  steps: readonly { id: QuickStartStep; done: boolean }[];
  current?: QuickStartStep;
  hrefOf(step: QuickStartStep): string;
}

/** The four sections with their state; the user can open each at any time. */
export function StepList({ steps, current, hrefOf }: StepListProps) {
  const t = useT();
  return (
    <nav aria-label={t("dashboard:quick_start.sections")}>
      <ol className="grid gap-2">
        {steps.map(({ id, done }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="number">{index + 1}.</span>{" "}
            <a href={hrefOf(id)} aria-current={id === current ? "step" : undefined}>
              {t(`dashboard:quick_start.${id}.name`)}
            </a>{" "}
            <Chip tone={done ? "accent" : "outline"}>
              {t(done ? "dashboard:quick_start.done" : "dashboard:quick_start.open")}
            </Chip>
          </li>
        ))}
      </ol>
    </nav>
  );
}
