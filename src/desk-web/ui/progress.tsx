export interface ProgressProps {
  readonly done: number
  readonly total: number
  readonly text: string
}

/** How far something is that takes a while. */
export const Progress = ({ done, total, text }: ProgressProps) => (
  <div role="status" className="mt-2 flex flex-wrap items-center gap-3">
    <progress value={done} max={Math.max(1, total)} aria-label={text} className="accent-accent" />
    <span className="figures">{text}</span>
  </div>
)
