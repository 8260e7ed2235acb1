import type { FactorBreakdown } from '#domain/pricing/apply-factors.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt>{label}</dt>
      <dd className="amount">{amount}</dd>
    </div>
  )
}

export interface ExampleBreakdownProps {
  readonly baseInCents: number
  readonly breakdown: FactorBreakdown
}

/** The sum, line by line, like a till roll. */
export function ExampleBreakdown({ baseInCents, breakdown }: ExampleBreakdownProps) {
  const { market } = useShop()
  const t = useTranslate()
  const effect = (cents: number) => formatMoney(market, cents, { isEffect: true })
  return (
    <div className="torn-edge rounded-t-card bg-tint px-6 pb-9 pt-6">
      <p className="font-semibold">{t('HOME_EXAMPLE_DEVICE')}</p>
      <dl className="mt-3 border-t border-dashed border-ink-soft/50 pt-2">
        <Line label={t('HOME_EXAMPLE_BASE')} amount={formatMoney(market, baseInCents)} />
        {breakdown.steps.map(({ code, effectInCents }) => (
          <Line key={code} label={t(`HOME_EXAMPLE_${code}` as MessageKey)} amount={effect(effectInCents)} />
        ))}
        {breakdown.roundingInCents !== 0 && (
          <Line label={t('HOME_EXAMPLE_ROUNDING')} amount={effect(breakdown.roundingInCents)} />
        )}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
          <dt className="font-semibold">{t('HOME_EXAMPLE_TOTAL')}</dt>
          <dd className="amount text-section font-semibold text-accent" aria-live="polite">
            {formatMoney(market, breakdown.totalInCents)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-ink-soft">{t('HOME_EXAMPLE_NOTE')}</p>
    </div>
  )
}
