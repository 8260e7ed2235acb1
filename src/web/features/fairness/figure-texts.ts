import type { DeviceOutcome } from '#domain/fairness/device-history.ts'
import type { FairnessStep } from '#domain/fairness/step-time.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

export const OUTCOME_TEXTS: Readonly<Record<DeviceOutcome, MessageKey>> = {
  AS_QUOTED: 'FAIRNESS_AS_QUOTED',
  RAISED: 'FAIRNESS_RAISED',
  LOWERED: 'FAIRNESS_LOWERED',
  RETURNED: 'FAIRNESS_RETURNED',
  RECYCLED: 'FAIRNESS_RECYCLED',
  HANDED_OVER: 'FAIRNESS_HANDED_OVER',
}

export const STEP_TEXTS: Readonly<Record<FairnessStep, MessageKey>> = {
  transit: 'FAIRNESS_TRANSIT',
  inspection: 'FAIRNESS_INSPECTION',
  answer: 'FAIRNESS_ANSWER',
  appeal: 'FAIRNESS_APPEAL',
  payout: 'FAIRNESS_PAYOUT',
  return: 'FAIRNESS_RETURN',
}

export interface FigureTexts {
  readonly shareText: (shareBp: number) => string
  readonly countText: (count: number) => string
  readonly hoursText: (hours: number | null) => string
}

/** Figures in the reader's format. Shares keep two decimals, so that they add up on the page, too. */
export function useFigureTexts(): FigureTexts {
  const { locale } = useShop().market
  const t = useTranslate()
  const percent = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const whole = getNumberFormat(locale)
  // Browsers disagree on the spaces in figures; the page must match the server's.
  const format = (style: Intl.NumberFormat, value: number) => style.format(value).replace(/\s/g, '\u00a0')
  const countText = (count: number) => format(whole, count)
  return {
    shareText: (shareBp) => format(percent, shareBp / FULL_BP),
    countText,
    hoursText: (hours) =>
      hours === null ? t('FAIRNESS_TOO_FEW') : t('FAIRNESS_HOURS', { hours: countText(hours) }),
  }
}
