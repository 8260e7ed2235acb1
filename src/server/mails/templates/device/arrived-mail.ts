import { findInspectionDueDay, LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { formatCalendarDay } from '#messages/locale/format-day.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  formatAmount,
  greeting,
  linkBlocks,
  offerRows,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import type { DeviceMailInput } from './device-mail-blocks.ts'

/** The parcel is here: what was in it, and by when it is inspected. */
export function arrivedMail(input: DeviceMailInput): MailContent {
  const { trade, market, t, tradeNumber, devices, atMs } = input
  const items = devices.map(({ item }) => item)
  const date = formatCalendarDay(market.locale, findInspectionDueDay(atMs))
  const bonus = formatAmount(input, LATE_BONUS_IN_CENTS[trade.currency])
  return {
    subject: t('MAIL_ARRIVED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_ARRIVED_PREHEADER', { date }),
    title: t('MAIL_ARRIVED_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'RECEIVED', { date, count: devices.length }),
      { kind: 'amounts', title: t('MAIL_ARRIVED_DEVICES'), rows: offerRows(input, items) },
      {
        kind: 'steps',
        title: t('MAIL_ARRIVED_NEXT'),
        steps: [
          { title: t('MAIL_ARRIVED_STEP_CHECK') },
          { title: t('MAIL_ARRIVED_STEP_PAY') },
          { title: t('MAIL_ARRIVED_STEP_ASK') },
        ],
      },
      { kind: 'note', text: t('MAIL_ARRIVED_BONUS', { date, bonus }) },
      ...linkBlocks(input),
    ],
  }
}
