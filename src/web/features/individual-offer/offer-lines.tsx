import type { IndividualOfferLine, IndividualOfferView } from '#contracts/individual-offers.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

function Line({ line }: { readonly line: IndividualOfferLine }) {
  const t = useTranslate()
  const { market } = useShop()
  const { name, storageGb, conditionId, quantity, priceInCents } = line
  const facts = [
    storageGb > 0 ? formatStorage(market.locale, storageGb) : null,
    t(`CONDITION_${findConditionCode(conditionId)}` as MessageKey),
    t('INDIVIDUAL_LINE_EACH', { price: formatMoney(market, priceInCents) }),
  ]
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {quantity} × {name}
        </span>
        <span className="block text-small text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="figures font-medium">{formatMoney(market, priceInCents * quantity)}</span>
    </li>
  )
}

/** What is offered for each line, and for all of them. */
export function OfferLines({ offer }: { readonly offer: IndividualOfferView }) {
  const t = useTranslate()
  const { market } = useShop()
  return (
    <section aria-labelledby="offer-lines" className="mt-8 max-w-2xl">
      <h2 id="offer-lines" className="text-section">
        {t('INDIVIDUAL_LINES')}
      </h2>
      <ul className="mt-4 rounded-card border border-line bg-card px-5 py-2">
        {offer.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same device may be offered in two lines, which never change
          <Line key={index} line={line} />
        ))}
        <li className="flex justify-between gap-6 border-t border-line py-3 text-lead font-semibold">
          <span>{t('INDIVIDUAL_TOTAL')}</span>
          <span className="figures">{formatMoney(market, offer.totalInCents)}</span>
        </li>
      </ul>
      <p className="mt-3 text-small text-ink-soft">{t('INDIVIDUAL_INSPECTION')}</p>
    </section>
  )
}
