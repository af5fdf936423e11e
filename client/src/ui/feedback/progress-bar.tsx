interface ProgressBarProps {
  label: string;
  done: number;
  /** Null while nobody knows it. */
  total: number | null;
}

/** How much of a long task is done. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <progress
    aria-label={label}
    max={total ?? undefined}
    value={total === null ? undefined : Math.min(done, total)}
    className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
  />
);
