import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { computeFloorShareBp } from '#domain/pricing/floor-share.ts'
import type { PriceBreakdown, PriceLine } from '#domain/pricing/price-device.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatShare } from '#messages/format-share.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0 hyphens-auto wrap-break-word">{label}</dt>
      <dd className="amount">{amount}</dd>
    </div>
  )
}

export interface PriceBreakdownProps {
  readonly sheet: OfferSheet
  readonly breakdown: PriceBreakdown
  /** Null before one is chosen. */
  readonly storageGb: number | null
}

/** How the price comes about, line by line; answers that change nothing are left out. */
export function PriceBreakdownView({ sheet, breakdown, storageGb }: PriceBreakdownProps) {
  const { market } = useShop()
  const t = useTranslate()
  const storageText = useStorageText()
  const effect = (cents: number) => formatMoney(market, cents, { isEffect: true })
  const describeLine = ({ question, answer }: PriceLine) =>
    question === 'CONDITION'
      ? t('BREAKDOWN_CONDITION', { condition: t(`CONDITION_${answer}` as MessageKey) })
      : `${sheet.texts[question]?.question} ${sheet.texts[question]?.answers[answer]}`
  return (
    <dl className="border-t border-dashed border-ink-soft/50 pt-2 text-small">
      <Line
        label={
          storageGb ? t('BREAKDOWN_BASE_STORAGE', { storage: storageText(storageGb) }) : t('BREAKDOWN_BASE')
        }
        amount={formatMoney(market, breakdown.baseInCents)}
      />
      {breakdown.lines
        .filter(({ effectInCents }) => effectInCents !== 0)
        .map((line) => (
          <Line
            key={`${line.question} ${line.answer}`}
            label={describeLine(line)}
            amount={effect(line.effectInCents)}
          />
        ))}
      {breakdown.floorInCents !== 0 && (
        <Line
          label={t('BREAKDOWN_FLOOR', { share: formatShare(market.locale, computeFloorShareBp(breakdown)) })}
          amount={effect(breakdown.floorInCents)}
        />
      )}
      {breakdown.roundingInCents !== 0 && (
        <Line label={t('BREAKDOWN_ROUNDING')} amount={effect(breakdown.roundingInCents)} />
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2 font-semibold">
        <dt>{t('BREAKDOWN_TOTAL')}</dt>
        <dd className="amount">{formatMoney(market, breakdown.totalInCents)}</dd>
      </div>
    </dl>
  )
}
