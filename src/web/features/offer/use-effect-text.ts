import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Says what a choice does to the price. */
export function useEffectText(): (effectInCents: number) => string {
  const { market } = useShop()
  const t = useTranslate()
  return (effectInCents) =>
    effectInCents === 0
      ? t('EFFECT_NONE')
      : formatMoney(market, effectInCents, { isEffect: true, isWhole: true })
}
