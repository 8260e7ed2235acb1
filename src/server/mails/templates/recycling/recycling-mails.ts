import type { Market } from '#domain/markets/market.ts'
import type { RecyclingSender } from '#domain/recycling/check-recycling.ts'
import { RECYCLING_LABEL_DAYS, RECYCLING_MAX_DEVICES } from '#domain/recycling/recycling-limits.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'
import { qrPicture } from '#server/mails/templates/trade/qr-picture.ts'
import type { RecyclingParcel } from '#server/modules/recycling/recycling.repository.ts'

/** What every mail about a recycling parcel is written from. */
export interface RecyclingMailInput {
  readonly parcel: RecyclingParcel
  readonly sender: RecyclingSender
  readonly market: Market
  readonly t: Translate<CorrespondenceKey>
  /** Texts of the shop's pages, for what a mail says in the same words as the page of the parcel. */
  readonly page: Translate
  /** The sender's own link to the page of the parcel. */
  readonly link: string
}

const formatMs = ({ market }: RecyclingMailInput, atMs: number): string =>
  formatDay(market.locale, new Date(atMs))

const greeting = ({ t, sender }: RecyclingMailInput): MailBlock => ({
  kind: 'paragraph',
  text: buildGreeting(t, sender.firstName),
})

const linkBlocks = ({ t, link }: RecyclingMailInput): MailBlock[] => [
  { kind: 'button', label: t('MAIL_RECYCLING_BUTTON'), url: link },
  { kind: 'note', text: t('MAIL_RECYCLING_LINK_NOTE') },
]

/** Why the reader gets it: whoever typed the address may have been someone else. */
export const recyclingFooter = (input: RecyclingMailInput): string[] => [
  input.t('MAIL_RECYCLING_REASON', { date: formatMs(input, input.parcel.createdAtMs) }),
  input.t('MAIL_FOOTER_CONTACT'),
]

/** The label, and what to do next. */
export function recyclingLabelMail(input: RecyclingMailInput): MailContent {
  const { t, parcel, market } = input
  const { number, trackingNumber } = parcel
  const date = formatMs(input, parcel.sendByMs)
  const carrier = parcel.carrier ?? market.footerShippingLogo
  return {
    subject: t('MAIL_RECYCLING_LABEL_SUBJECT', { number }),
    preheader: t('MAIL_RECYCLING_LABEL_PREHEADER', { date }),
    title: t('MAIL_RECYCLING_LABEL_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_RECYCLING_LABEL_TEXT', { carrier }) },
      qrPicture(input),
      {
        kind: 'facts',
        rows: [
          { label: t('RECYCLING_NUMBER'), value: number },
          { label: t('MAIL_FACT_SEND_BY'), value: date },
          ...(trackingNumber ? [{ label: t('MAIL_FACT_TRACKING'), value: trackingNumber }] : []),
        ],
      },
      {
        kind: 'steps',
        steps: [
          { title: t('MAIL_CREATED_STEP_ERASE') },
          { title: t('MAIL_RECYCLING_STEP_PACK', { count: RECYCLING_MAX_DEVICES }) },
          { title: t('MAIL_RECYCLING_STEP_SEND') },
        ],
      },
      { kind: 'note', text: t('MAIL_RECYCLING_BATTERY') },
      { kind: 'paragraph', text: t('MAIL_RECYCLING_NO_RETURN') },
      ...linkBlocks(input),
    ],
  }
}

/** The label of this mailbox is used or over, and when there is another. */
export function recyclingTakenMail(input: RecyclingMailInput): MailContent {
  const { t, parcel } = input
  const date = formatMs(input, addDays(parcel.createdAtMs, RECYCLING_LABEL_DAYS))
  const text = t('MAIL_RECYCLING_TAKEN_TEXT', { days: RECYCLING_LABEL_DAYS, number: parcel.number, date })
  return {
    subject: t('MAIL_RECYCLING_TAKEN_SUBJECT', { date }),
    preheader: text,
    title: t('MAIL_RECYCLING_TAKEN_TITLE'),
    blocks: [greeting(input), { kind: 'paragraph', text }, ...linkBlocks(input)],
  }
}

/** What the page of the parcel says about its state. */
function stateMail(input: RecyclingMailInput, title: string, text: string): MailContent {
  const { t, parcel, sender } = input
  return {
    subject: t('MAIL_RECYCLING_STATE_SUBJECT', { number: parcel.number, state: title }),
    preheader: unlinkText(sender.device),
    title,
    blocks: [greeting(input), { kind: 'paragraph', text }, ...linkBlocks(input)],
  }
}

export const recyclingArrivedMail = (input: RecyclingMailInput): MailContent =>
  stateMail(input, input.page('RECYCLING_RECEIVED'), input.page('RECYCLING_RECEIVED_TEXT'))

export const recyclingDoneMail = (input: RecyclingMailInput): MailContent =>
  stateMail(input, input.page('RECYCLING_RECYCLED'), input.page('RECYCLING_RECYCLED_TEXT'))

/** Nobody has used the label in time. */
export function recyclingExpiredMail(input: RecyclingMailInput): MailContent {
  const date = formatMs(input, input.parcel.sendByMs)
  return stateMail(input, input.page('RECYCLING_EXPIRED'), input.page('RECYCLING_EXPIRED_TEXT', { date }))
}
