import type { MessageTemplate } from '#domain/support/message-templates.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { greeting, linkBlocks, type TradeMailInput } from './trade-mail-blocks.ts'

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
  t: Translate<CorrespondenceKey>,
  template: MessageTemplate,
  tradeNumber: string,
) {
  const { subject, title, paragraphs } = KEYS[template]
  return {
    subject: t(subject, { tradeNumber }),
    title: t(title),
    paragraphs: paragraphs.map((key) => t(key)),
  }
}

/** What support writes to a seller from a template. */
export function supportMessageMail(input: TradeMailInput, template: MessageTemplate): MailContent {
  const { subject, title, paragraphs } = writeSupportMessage(input.t, template, input.tradeNumber)
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
