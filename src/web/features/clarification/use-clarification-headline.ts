import type { ClarificationView } from '#contracts/clarification.ts'
import { pickAnswerTexts } from '#messages/answer-texts.ts'
import type { Translate } from '#messages/format-message.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { ACTION_GUIDES } from './action-guides.ts'
import { REASON_TEXTS } from './clarification-texts.ts'
import type { RecomputedPrice } from './recompute-price.ts'
import { type ClarificationMoney, useClarificationMoney } from './use-question-texts.ts'

export interface ClarificationHeadline {
  readonly title: string
  readonly lead: string
}

type Answered = NonNullable<ClarificationView['answered']>

function describeAnswered(
  t: Translate,
  { reason, partParcel }: ClarificationView,
  { answer, by, values }: Answered & { readonly values: Record<string, string> },
): ClarificationHeadline {
  const { done, next } = pickAnswerTexts(answer, reason)
  // The arrived part has answered, not its seller.
  if (partParcel?.state === 'arrived') return { title: t('CLARIFICATION_PART_ARRIVED'), lead: t(next) }
  // A missed deadline has one outcome: the device goes back.
  if (by === 'clock') return { title: t('CLARIFICATION_CLOCK_DONE'), lead: t(next, values) }
  const at = t(by === 'rule' ? 'CLARIFICATION_ANSWERED_BY_RULE' : 'CLARIFICATION_ANSWERED_AT', values)
  return { title: t(done, values), lead: `${at} ${t(next, values)}` }
}

function describePrice(
  t: Translate,
  view: ClarificationView,
  { amount }: ClarificationMoney,
): ClarificationHeadline {
  const quoted = amount(view.quotedInCents)
  const price = amount(view.priceInCents ?? 0)
  const title = t('CLARIFICATION_PRICE_TITLE', { price, quoted })
  const models = view.recomputation?.models
  if (view.wasAppealed) return { title, lead: t('CLARIFICATION_SECOND_LEAD') }
  if (!models) return { title, lead: t('CLARIFICATION_PRICE_LEAD') }
  return { title, lead: t('CLARIFICATION_MODEL_LEAD', { found: models.found, sold: models.described }) }
}

/** Headline and first sentence: what the clarification is about, or how it ended. */
export function useClarificationHeadline(
  view: ClarificationView,
  result: RecomputedPrice | null,
): ClarificationHeadline {
  const t = useTranslate()
  const moment = useMomentText()
  const money = useClarificationMoney(view.currency)
  const { answered, answers, priceInCents, reason, part } = view
  const price = priceInCents === null ? '' : money.amount(priceInCents)
  if (answered)
    return describeAnswered(t, view, { ...answered, values: { price, date: moment(answered.at) } })
  if (answers.length === 0)
    return { title: t('CLARIFICATION_CLOCK_DONE'), lead: t('CLARIFICATION_RETURN_NEXT') }
  if (reason) {
    const { title, lead } = ACTION_GUIDES[reason]
    return { title: t(title, { part: part ? t(`PART_${part}`) : '' }), lead: t(lead) }
  }
  if (priceInCents !== null) return describePrice(t, view, money)
  const why = result?.reason
  return {
    title: t('CLARIFICATION_NO_BUY'),
    lead: t(why ? REASON_TEXTS[why] : 'CLARIFICATION_NO_BUY_TEXT'),
  }
}
