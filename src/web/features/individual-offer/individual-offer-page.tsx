import type { IndividualOfferData, IndividualOfferView } from '#contracts/individual-offers.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { AcceptForm } from './accept-form.tsx'
import { OfferLines } from './offer-lines.tsx'

function useLead({ state, totalInCents, expiresAt, email, sale }: IndividualOfferView): string {
  const t = useTranslate()
  const day = useDayText()
  const { market } = useShop()
  switch (state) {
    case 'OPEN':
      return t('INDIVIDUAL_OPEN', { total: formatMoney(market, totalInCents), date: day(expiresAt) })
    case 'ACCEPTED':
      return t('INDIVIDUAL_ACCEPTED', { number: sale?.tradeNumber ?? '', email })
    case 'WITHDRAWN':
      return t('INDIVIDUAL_WITHDRAWN')
    case 'EXPIRED':
      return t('INDIVIDUAL_EXPIRED', { date: day(expiresAt) })
  }
}

export interface IndividualOfferPageProps extends IndividualOfferData {
  readonly id: string
}

/** An individual offer, opened by its link: to read it, to accept it, and later to find its sale. */
export function IndividualOfferPage({ id, ...data }: IndividualOfferPageProps) {
  const t = useTranslate()
  const { market } = useShop()
  const { offer } = data
  const count = offer.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const lead = useLead(offer)
  const action = buildPath(market, 'individualOffer', { offer: offer.number, id })
  return (
    <PlainFrame title={t('SCREEN_INDIVIDUAL_OFFER')} lead={lead}>
      <p className="mt-2 text-small text-ink-soft">
        {t('INDIVIDUAL_NUMBER', { number: offer.number, count })}
      </p>
      {offer.sale && (
        // A whole page load: the key follows the `#`, which the page of the sale reads when it starts.
        <a href={offer.sale.url} className={`${BUTTON_STYLES.primary} mt-6`}>
          {t('INDIVIDUAL_TO_SALE', { number: offer.sale.tradeNumber })}
        </a>
      )}
      {offer.message !== '' && <p className="mt-6 max-w-text whitespace-pre-line">{offer.message}</p>}
      <OfferLines offer={offer} />
      {offer.state === 'OPEN' && <AcceptForm data={data} action={action} />}
    </PlainFrame>
  )
}
