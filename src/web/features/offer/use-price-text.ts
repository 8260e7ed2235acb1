import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { PriceState } from './price-state.ts'

export interface PriceText {
  /** What the price is: the highest possible, the price so far, or what we pay. */
  readonly label: string
  /** The same in a word, where room is scarce. */
  readonly shortLabel: string
  readonly price: string
}

/** The current price with its label. */
export function usePriceText({ result, highestInCents, openCount, hasAnswers }: PriceState): PriceText {
  const { market } = useShop()
  const t = useTranslate()
  if (result.kind === 'noOffer')
    return { label: t('EFFECT_NO_OFFER'), shortLabel: t('EFFECT_NO_OFFER'), price: '–' }
  const write = (amountInCents: number) => formatMoney(market, amountInCents, { isWhole: true })
  if (!hasAnswers)
    return { label: t('PDP_UP_TO'), shortLabel: t('PRICE_UP_TO_SHORT'), price: write(highestInCents) }
  const price = write(result.breakdown.totalInCents)
  return openCount > 0
    ? { label: t('PRICE_SO_FAR'), shortLabel: t('PRICE_SO_FAR_SHORT'), price }
    : { label: t('PRICE_FINAL'), shortLabel: t('PRICE_FINAL_SHORT'), price }
}
