import type { TradeView } from '#contracts/trades.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

interface NextStep {
  readonly title: string
  readonly text: string
  readonly who: 'you' | 'we' | null
}

function useNextSteps({
  createdAt,
  sendBy,
  totalInCents,
  voucher,
  maskedAccount,
  currency,
}: TradeView): NextStep[] {
  const { market } = useShop()
  const t = useTranslate()
  const day = useDayText()
  const amount = formatMoney({ ...market, currency }, totalInCents + (voucher?.valueInCents ?? 0))
  return [
    { title: t('NEXT_CREATED'), text: day(createdAt), who: null },
    { title: t('NEXT_SENT'), text: t('NEXT_SENT_TEXT', { date: day(sendBy) }), who: 'you' },
    { title: t('NEXT_ARRIVED'), text: t('NEXT_ARRIVED_TEXT'), who: 'we' },
    { title: t('NEXT_CHECKED'), text: t('NEXT_CHECKED_TEXT'), who: 'we' },
    { title: t('NEXT_PAID'), text: t('NEXT_PAID_TEXT', { amount, account: maskedAccount }), who: 'we' },
  ]
}

/** What happens next, and whose turn it is. */
export function NextSteps({ trade }: { readonly trade: TradeView }) {
  const t = useTranslate()
  const steps = useNextSteps(trade)
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-section">
        {t('NEXT_TITLE')}
      </h2>
      <ol className="mt-5">
        {steps.map(({ title, text, who }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-line pb-6 pl-6 last:border-transparent last:pb-0"
          >
            <span
              className={`absolute -left-[9px] top-1 size-4 rounded-full border-2 border-accent ${index === 0 ? 'bg-accent' : 'bg-paper'}`}
            />
            <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              {title}
              {who && (
                <span className="text-small font-medium text-ink-soft">
                  {t(who === 'you' ? 'NEXT_YOU' : 'NEXT_WE')}
                </span>
              )}
            </p>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
