import type { TradeItem } from '#contracts/trade-items.ts'
import type { TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'

interface TradeProps {
  readonly trade: TradeView
}

/** A sale of many devices has many seals, which nobody reads one by one. */
const MAX_OPEN_SEALS = 3

interface SealProps {
  readonly name: string
  readonly seal: NonNullable<TradeItem['lockedFindings']>[number]
}

function Seal({ name, seal: { hash, lockedAt, logIndex } }: SealProps) {
  const t = useTranslate()
  const moment = useMomentText('medium')
  return (
    <li className="grid gap-1 text-small">
      <p className="font-medium">{t('PROOF_SEAL', { name })}</p>
      <p className="rounded-field bg-tint p-3 font-mono text-xs wrap-anywhere">{hash}</p>
      <p className="text-ink-soft">{t('PROOF_LOCKED', { date: moment(lockedAt) })}</p>
      <p className="text-ink-soft">
        {logIndex === null ? t('PROOF_WAITING') : t('PROOF_PLACE', { index: String(logIndex) })}
      </p>
    </li>
  )
}

function Seals({ trade: { items } }: TradeProps) {
  const t = useTranslate()
  const seals = items.flatMap(({ name, lockedFindings = [] }) =>
    lockedFindings.map((seal) => ({ name, seal })),
  )
  const list = (
    <ul className="mt-4 grid gap-4">
      {seals.map(({ name, seal }) => (
        <Seal key={seal.hash} name={name} seal={seal} />
      ))}
    </ul>
  )
  if (seals.length <= MAX_OPEN_SEALS) return list
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {t('PROOF_ALL', { count: seals.length })}
      </summary>
      {list}
    </details>
  )
}

/** The seals of what we found, from the moment it is locked. */
export function LockedFindings({ trade }: TradeProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="locked-findings" className="min-w-0">
      <h3 id="locked-findings" className="text-title">
        {t('PROOF_TITLE')}
      </h3>
      <p className="mt-2 max-w-text">{t('PROOF_TEXT')}</p>
      <Seals trade={trade} />
    </section>
  )
}
