import type { Recomputation } from '#contracts/clarification.ts'
import { CONDITION_QUESTION, MODEL_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import type { Currency } from '#domain/money/currency.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

export interface ClarificationMoney {
  readonly amount: (cents: number) => string
  /** With its sign. */
  readonly effect: (cents: number) => string
}

/** Amounts in the currency of the sale: the reader may have switched the market since. */
export function useClarificationMoney(currency: Currency): ClarificationMoney {
  const { market } = useShop()
  const own = { ...market, currency }
  return {
    amount: (cents) => formatMoney(own, cents),
    effect: (cents) => formatMoney(own, cents, { isEffect: true }),
  }
}

export interface QuestionTexts {
  readonly question: (code: string) => string
  /** The given answers, or that the question was not asked. */
  readonly answers: (code: string, answers: readonly string[]) => string
}

/** The texts of a device's questions, including those that every device has. */
export function useQuestionTexts({ texts, models, basis }: Recomputation): QuestionTexts {
  const t = useTranslate()
  const storageText = useStorageText()
  const answer = (question: string, code: string): string => {
    if (question === STORAGE_QUESTION) return storageText(Number(code))
    if (question === MODEL_QUESTION)
      return (code === String(basis.model?.deviceId) ? models?.found : models?.described) ?? code
    if (question === CONDITION_QUESTION) return t(`CONDITION_${code}` as MessageKey)
    return texts[question]?.answers[code] ?? code
  }
  return {
    question(code) {
      if (code === MODEL_QUESTION) return t('CLARIFICATION_MODEL')
      if (code === STORAGE_QUESTION) return t('OFFER_STORAGE')
      return code === CONDITION_QUESTION ? t('OFFER_CONDITION') : (texts[code]?.question ?? code)
    },
    answers: (question, codes) =>
      codes.length === 0
        ? t('CLARIFICATION_NOT_ASKED')
        : codes.map((code) => answer(question, code)).join(', '),
  }
}
