interface WorkProgressProps {
  id: string;
  /** What is being done. */
  children: string;
  /** Whole percent. */
  percent: number;
}

/** How far work is that goes on beside the pages. */
export const WorkProgress = ({ id, children, percent }: WorkProgressProps) => (
  <div className="progress">
    <p id={id}>
      {children} <span className="progress-numbers">{percent}%</span>
    </p>
    <progress aria-labelledby={id} max={100} value={percent}>
      {percent}%
    </progress>
  </div>
);
