import type { TradePhase } from './trade-status-text.ts'

const CHIPS: Readonly<Record<TradePhase, string>> = {
  waiting: 'border-amber bg-amber-tint',
  running: 'border-accent bg-accent-tint',
  over: 'border-line bg-tint text-ink-soft',
}

/** A status in a few words; the colour only supports them. */
export function StatusChip({ text, phase }: { readonly text: string; readonly phase: TradePhase }) {
  return (
    <span className={`rounded-full border px-3 py-0.5 text-small font-semibold ${CHIPS[phase]}`}>{text}</span>
  )
}
