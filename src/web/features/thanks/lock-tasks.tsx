import { useEffect, useState } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { type LockTaskKind, readDoneTasks, storeDoneTasks } from '#web/platform/browser/done-tasks.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

function useDoneTasks(tradeNumber: string) {
  const [done, setDone] = useState<readonly LockTaskKind[]>([])
  useEffect(() => setDone(readDoneTasks(tradeNumber)), [tradeNumber])
  const set = (kind: LockTaskKind, isDone: boolean) => {
    const others = done.filter((each) => each !== kind)
    const next = isDone ? [...others, kind] : others
    setDone(next)
    storeDoneTasks(tradeNumber, next)
  }
  return { done, set }
}

/** What the seller promised to do before shipping, to be ticked off; the steps are those of the device's maker. */
export function LockTasks({ trade: { tradeNumber, lockTasks } }: { readonly trade: TradeView }) {
  const t = useTranslate()
  const { done, set } = useDoneTasks(tradeNumber)
  if (lockTasks.length === 0) return null
  return (
    <section aria-labelledby="locks">
      <h2 id="locks" className="text-section">
        {t('LOCKS_TITLE')}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{t('LOCKS_TEXT')}</p>
      <ul className="mt-4 grid gap-4">
        {lockTasks.map(({ kind, title, steps }) => {
          const isDone = done.includes(kind)
          return (
            <li key={kind} className="rounded-card border border-line bg-card p-4 sm:p-5">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 font-semibold">
                <input
                  type="checkbox"
                  checked={isDone}
                  onChange={({ target }) => set(kind, target.checked)}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                />
                <span className="min-w-0 wrap-break-word">{title}</span>
              </label>
              <ol className={`ml-8 list-decimal space-y-1 pl-5 ${isDone ? 'text-ink-soft' : ''}`}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
