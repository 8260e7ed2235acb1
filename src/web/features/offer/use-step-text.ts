import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { OfferStep } from '#domain/offers/offer-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

/** The question of a step, and help on answering it. */
export function useStepText(sheet: OfferSheet) {
  const t = useTranslate()
  return (step: OfferStep): { readonly question: string; readonly description: string } => {
    switch (step.kind) {
      case 'storage':
        return { question: t('OFFER_STORAGE'), description: t('OFFER_STORAGE_HINT') }
      case 'condition':
        return { question: t('OFFER_CONDITION'), description: t('OFFER_CONDITION_HINT') }
      case 'question':
        return sheet.texts[step.question.code] ?? { question: step.question.code, description: '' }
      case 'facts':
        return { question: t('SHEET_TITLE'), description: '' }
    }
  }
}
