import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { identityBlocks } from './identity-mails.ts'
import { qrPicture } from './qr-picture.ts'
import {
  factsBlock,
  findCarrier,
  formatSendBy,
  greeting,
  linkBlocks,
  lockBlocks,
  quoteBlock,
  type TradeMailInput,
} from './trade-mail-blocks.ts'

/** The label, the total, and what to do next. */
export function tradeCreatedMail(input: TradeMailInput): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_CREATED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_CREATED_PREHEADER', { date: formatSendBy(input) }),
    title: t('MAIL_CREATED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_CREATED_TEXT', { carrier: findCarrier(input) }) },
      qrPicture(input),
      factsBlock(input),
      quoteBlock(input),
      ...lockBlocks(input),
      {
        kind: 'steps',
        steps: [
          { title: t('MAIL_CREATED_STEP_ERASE') },
          { title: t('MAIL_CREATED_STEP_PACK') },
          { title: t('MAIL_CREATED_STEP_SEND') },
        ],
      },
      { kind: 'paragraph', text: t('MAIL_CREATED_AFTER') },
      ...identityBlocks(input, 'MAIL_IDENTITY_ANNOUNCED'),
      { kind: 'paragraph', text: t('MAIL_CREATED_SIGNED_OFFER') },
      ...linkBlocks(input),
    ],
  }
}
