import {
  computeIdentityState,
  type IdentityState,
  type RefusalReason,
} from '#domain/identity/identity-request.ts'
import { IDENTITY_FILE_KEEP_DAYS } from '#domain/identity/identity-retention.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { greeting, linkBlocks, type TradeMailInput } from './trade-mail-blocks.ts'

const findState = ({ trade: { identity } }: TradeMailInput): IdentityState | null =>
  identity && computeIdentityState(identity)

/** Where the document is sent to, and where it is never sent to. */
const howBlocks = (input: TradeMailInput): MailBlock[] => [
  ...linkBlocks(input),
  { kind: 'note', text: input.t('MAIL_IDENTITY_SAFETY', { days: IDENTITY_FILE_KEEP_DAYS }) },
]

/** The payout waits for a document that the seller has not sent. */
function identityRequestMail(input: TradeMailInput, law: string): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_IDENTITY_REQUEST_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_IDENTITY_REQUEST_PREHEADER'),
    title: t('MAIL_IDENTITY_REQUEST_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_IDENTITY_REQUEST_TEXT') },
      { kind: 'paragraph', text: t('MAIL_IDENTITY_LAW', { law }) },
      ...howBlocks(input),
    ],
  }
}

/** The document can't be accepted: why, and what to do. */
function identityRefusedMail(input: TradeMailInput, reason: RefusalReason): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_IDENTITY_REFUSED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_IDENTITY_REFUSED_PREHEADER'),
    title: t('MAIL_IDENTITY_REFUSED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: input.page(`IDENTITY_REFUSED_${reason}`) },
      { kind: 'paragraph', text: t('MAIL_IDENTITY_REFUSED_NEXT') },
      ...howBlocks(input),
    ],
  }
}

/** The document is accepted. The next mail is about the money. */
function identityAcceptedMail(input: TradeMailInput): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_IDENTITY_ACCEPTED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_IDENTITY_ACCEPTED_PREHEADER'),
    title: t('MAIL_IDENTITY_ACCEPTED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_IDENTITY_ACCEPTED_TEXT', { days: IDENTITY_FILE_KEEP_DAYS }) },
      ...linkBlocks(input),
    ],
  }
}

/** A mail about the seller's identity document; null when it is no longer true. */
export function composeIdentityMail(
  input: TradeMailInput,
  mail: 'IDENTITY_REQUEST' | 'IDENTITY_REFUSED' | 'IDENTITY_ACCEPTED',
): MailContent | null {
  const { identity } = input.trade
  const state = findState(input)
  if (!identity || state === null) return null
  switch (mail) {
    case 'IDENTITY_REQUEST':
      return state === 'REQUESTED' || state === 'REFUSED'
        ? identityRequestMail(input, identity.legalBasis)
        : null
    case 'IDENTITY_REFUSED':
      return state === 'REFUSED' && identity.refusalReason
        ? identityRefusedMail(input, identity.refusalReason)
        : null
    case 'IDENTITY_ACCEPTED':
      return state === 'ACCEPTED' ? identityAcceptedMail(input) : null
  }
}

/** What a mail about a new sale, or about its price, adds where a document is still missing. */
export function identityBlocks(
  input: TradeMailInput,
  key: 'MAIL_IDENTITY_ANNOUNCED' | 'MAIL_IDENTITY_BEFORE_PAYOUT',
): MailBlock[] {
  const state = findState(input)
  return state === 'REQUESTED' || state === 'REFUSED' ? [{ kind: 'paragraph', text: input.t(key) }] : []
}
