import type { QueueCount } from '#contracts/desk/counts.ts'
import { TEXTS } from '../messages/texts.ts'

const SHADES = ['bg-accent/25', 'bg-accent/50', 'bg-accent/75', 'bg-accent'] as const

/** How long the devices of a queue have waited: younger ones left, older ones right and darker. Age alone isn't late. */
export function AgeBar({ ages }: Pick<QueueCount, 'ages'>) {
  const parts = ages.flatMap((count, index) =>
    count > 0
      ? [{ count, shade: SHADES[index], text: TEXTS.start.agePart(count, TEXTS.start.ages[index] ?? '') }]
      : [],
  )
  const summary = TEXTS.start.agesSummary(parts.map(({ text }) => text))
  return (
    <div className="flex h-2 gap-px overflow-hidden rounded-full bg-tint" title={summary}>
      {parts.map(({ text, count, shade }) => (
        <span key={text} className={shade} style={{ flexGrow: count }} />
      ))}
      <span className="sr-only">{summary}</span>
    </div>
  )
}
