import type { HideReason } from '#domain/reviews/review.ts'
import { HIDE_REASON_TEXTS } from '#messages/hide-reason-text.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { greeting, type TradeMailInput } from './trade-mail-blocks.ts'

/** Asks for stars and a sentence about a paid sale. */
export function reviewRequestMail(input: TradeMailInput): MailContent {
  const { t, tradeNumber, link } = input
  return {
    subject: t('MAIL_REVIEW_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_REVIEW_PREHEADER'),
    title: t('MAIL_REVIEW_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_REVIEW_TEXT') },
      { kind: 'paragraph', text: t('MAIL_REVIEW_HONEST') },
      { kind: 'button', label: t('MAIL_REVIEW_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_REVIEW_ONCE') },
      { kind: 'note', text: t('MAIL_LINK_NOTE') },
    ],
  }
}

/** Says why a review isn't public, and what its seller can do about it. */
export function reviewHiddenMail(input: TradeMailInput, reason: HideReason): MailContent {
  const { t, page, tradeNumber, link } = input
  return {
    subject: t('MAIL_REVIEW_HIDDEN_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_REVIEW_HIDDEN_PREHEADER'),
    title: t('MAIL_REVIEW_HIDDEN_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_REVIEW_HIDDEN_TEXT') },
      {
        kind: 'facts',
        rows: [{ label: t('MAIL_REVIEW_HIDDEN_REASON'), value: page(HIDE_REASON_TEXTS[reason]) }],
      },
      { kind: 'paragraph', text: t('MAIL_REVIEW_HIDDEN_NEXT') },
      { kind: 'button', label: t('MAIL_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_LINK_NOTE') },
    ],
  }
}
