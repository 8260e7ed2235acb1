import { findDeadline, type MessageFacts, type MessageTemplate } from '#domain/support/message-templates.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { formatMoment, greeting, linkBlocks, type TradeMailInput } from './trade-mail-blocks.ts'

interface TemplateKeys {
  readonly subject: CorrespondenceKey
  readonly title: CorrespondenceKey
  readonly paragraphs: readonly CorrespondenceKey[]
}

const KEYS: Readonly<Record<MessageTemplate, TemplateKeys>> = {
  PARCEL: {
    subject: 'SUPPORT_PARCEL_SUBJECT',
    title: 'SUPPORT_PARCEL_TITLE',
    paragraphs: ['SUPPORT_PARCEL_TEXT', 'SUPPORT_PARCEL_NEXT'],
  },
  TRACKING: {
    subject: 'SUPPORT_TRACKING_SUBJECT',
    title: 'SUPPORT_TRACKING_TITLE',
    paragraphs: ['SUPPORT_TRACKING_TEXT', 'SUPPORT_TRACKING_NEXT'],
  },
  NEW_OFFER: {
    subject: 'SUPPORT_NEW_OFFER_SUBJECT',
    title: 'SUPPORT_NEW_OFFER_TITLE',
    paragraphs: ['SUPPORT_NEW_OFFER_TEXT', 'SUPPORT_NEW_OFFER_NEXT'],
  },
  ANSWER: {
    subject: 'SUPPORT_ANSWER_SUBJECT',
    title: 'SUPPORT_ANSWER_TITLE',
    paragraphs: ['SUPPORT_ANSWER_TEXT', 'SUPPORT_ANSWER_NEXT'],
  },
  PAYOUT: {
    subject: 'SUPPORT_PAYOUT_SUBJECT',
    title: 'SUPPORT_PAYOUT_TITLE',
    paragraphs: ['SUPPORT_PAYOUT_TEXT', 'SUPPORT_PAYOUT_NEXT'],
  },
  ADDRESS: {
    subject: 'SUPPORT_ADDRESS_SUBJECT',
    title: 'SUPPORT_ADDRESS_TITLE',
    paragraphs: ['SUPPORT_ADDRESS_TEXT', 'SUPPORT_ADDRESS_NEXT'],
  },
}

/** What a template says in the seller's language, for the mail and for its preview. */
export function writeSupportMessage(
  input: Pick<TradeMailInput, 't' | 'market' | 'tradeNumber'>,
  template: MessageTemplate,
  facts: MessageFacts,
) {
  const { t, tradeNumber } = input
  const { subject, title, paragraphs } = KEYS[template]
  const deadlineMs = findDeadline(template, facts)
  const values = deadlineMs === null ? {} : { date: formatMoment(input, new Date(deadlineMs)) }
  return {
    subject: t(subject, { tradeNumber }),
    title: t(title),
    paragraphs: paragraphs.map((key) => t(key, values)),
  }
}

/** What support writes to a seller from a template. */
export function supportMessageMail(
  input: TradeMailInput,
  template: MessageTemplate,
  facts: MessageFacts,
): MailContent {
  const { subject, title, paragraphs } = writeSupportMessage(input, template, facts)
  return {
    subject,
    preheader: paragraphs[0] ?? title,
    title,
    blocks: [
      greeting(input),
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...linkBlocks(input),
    ],
  }
}

/** Says when the seller will be erased. It has no link: whoever reads it can only write to us. */
export function erasureNoticeMail(input: TradeMailInput, due: Date): MailContent {
  const { t, tradeNumber, market } = input
  const date = formatDay(market.locale, due)
  return {
    subject: t('MAIL_ERASURE_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_ERASURE_PREHEADER', { date }),
    title: t('MAIL_ERASURE_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_ERASURE_TEXT', { date }) },
      { kind: 'paragraph', text: t('MAIL_ERASURE_KEPT') },
      { kind: 'note', text: t('MAIL_ERASURE_NOTE') },
    ],
  }
}

/** What support answers to something about a sale, in their own words. */
export function saleReplyMail(input: TradeMailInput, text: string): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_REPLY_SALE_SUBJECT', { tradeNumber }),
    preheader: text.slice(0, 120),
    title: t('MAIL_REPLY_TITLE'),
    blocks: [greeting(input), { kind: 'paragraph', text }, ...linkBlocks(input)],
  }
}
