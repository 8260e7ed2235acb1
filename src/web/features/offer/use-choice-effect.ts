import type { AnswerPreview, ChoicePreview } from '#domain/pricing/preview-answers.ts'
import type { RuleAnswer } from '#domain/pricing/price-rule.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { ChoiceEffect } from './choice.tsx'

/** Says which price a choice leads to. */
export function useChoiceEffect() {
  const { market } = useShop()
  const t = useTranslate()
  const refuse = (price: string): ChoiceEffect => ({ price, change: '', isWarning: true })
  const describeChange = (effectInCents: number): string =>
    effectInCents === 0 ? '' : formatMoney(market, effectInCents, { isEffect: true, isWhole: true })
  /** A storage size or a condition. */
  const describeChoice = ({ priceInCents, effectInCents, hasNoOffer }: ChoicePreview): ChoiceEffect =>
    hasNoOffer
      ? refuse(t('EFFECT_NO_OFFER'))
      : {
          price: formatMoney(market, priceInCents, { isWhole: true }),
          change: describeChange(effectInCents),
        }
  /** An answer; one that opens another question leaves the price to that one. A ticked one says what it costs. */
  const describeAnswer = (
    answer: RuleAnswer,
    preview: AnswerPreview | undefined,
    isTicked: boolean,
  ): ChoiceEffect => {
    if ('noOffer' in answer || !preview) return refuse(t('EFFECT_NO_OFFER'))
    if (isTicked) return { price: '', change: describeChange(-preview.effectInCents) }
    if (preview.hasNoOffer) return refuse(t('EFFECT_NO_OFFER'))
    if ('gate' in answer) return refuse(t('EFFECT_BLOCKED'))
    if (preview.opensQuestions) return { price: '', change: t('EFFECT_FOLLOW_UP') }
    return describeChoice(preview)
  }
  return { describeChoice, describeAnswer }
}
