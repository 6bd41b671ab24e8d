export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null where nobody knows. */
  readonly value: number | null;
}

/** How far something is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <progress class="progress" aria-label={label} max={1} {...(value === null ? {} : { value })}>
      {value === null ? '' : `${Math.round(value * 100)} %`}
    </progress>
  );
}
