import { CODE_MINUTES } from '#domain/trades/sale-code.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'
import { greeting, linkBlocks, type TradeMailInput } from './trade-mail-blocks.ts'

/** The code that a change of the payout account asks for. Not in the subject, which locked screens show. */
export function saleCodeMail(input: TradeMailInput, code: string): MailContent {
  const { t, tradeNumber } = input
  const minutes = CODE_MINUTES
  return {
    subject: t('MAIL_CODE_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_CODE_PREHEADER', { minutes }),
    title: t('MAIL_CODE_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_CODE_TEXT', { minutes }) },
      { kind: 'facts', rows: [{ label: t('MAIL_CODE_LABEL'), value: code, isLarge: true }] },
      { kind: 'note', text: t('MAIL_CODE_STRANGER') },
    ],
  }
}

/** A new link, for a seller whose link no longer works. */
export function saleLinkMail(input: TradeMailInput): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_SALE_LINK_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_SALE_LINK_PREHEADER'),
    title: t('MAIL_SALE_LINK_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_SALE_LINK_TEXT') },
      ...linkBlocks(input),
      { kind: 'note', text: t('MAIL_SALE_LINK_STRANGER') },
    ],
  }
}

interface FrozenMoney {
  /** Whether some of the money was paid before, or ordered from the bank: nobody stops that any more. */
  readonly isTooLate: boolean
}

const describeOrdered = ({ t }: TradeMailInput, { isTooLate }: FrozenMoney): MailBlock[] =>
  isTooLate ? [{ kind: 'paragraph', text: t('MAIL_FROZEN_ORDERED') }] : []

/** The seller has stopped the sale: what that means, and the link that replaces all earlier ones. */
export function saleFrozenMail(input: TradeMailInput, money: FrozenMoney): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_FROZEN_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_FROZEN_PREHEADER'),
    title: t('MAIL_FROZEN_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_FROZEN_TEXT') },
      ...describeOrdered(input, money),
      { kind: 'paragraph', text: t('MAIL_FROZEN_NEXT') },
      ...linkBlocks(input),
    ],
  }
}

/** We have looked at a frozen sale: where its money goes from now on, and a link that replaces all earlier ones. */
export function saleReleasedMail(input: TradeMailInput): MailContent {
  const { t, trade, tradeNumber } = input
  return {
    subject: t('MAIL_RELEASED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_RELEASED_PREHEADER'),
    title: t('MAIL_RELEASED_TITLE'),
    blocks: [
      greeting(input),
      {
        kind: 'paragraph',
        text: t('MAIL_RELEASED_TEXT', { account: unlinkText(trade.seller.maskedAccount) }),
      },
      { kind: 'paragraph', text: t('MAIL_RELEASED_LINK') },
      ...linkBlocks(input),
      { kind: 'note', text: t('MAIL_RELEASED_WRONG') },
    ],
  }
}
