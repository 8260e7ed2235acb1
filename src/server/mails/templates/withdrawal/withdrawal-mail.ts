import type { Market } from '#domain/markets/market.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { MailAmount, MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import type { WithdrawnOffer } from '#server/modules/price-drafts/withdrawn-offers.repository.ts'

export interface WithdrawalMailInput {
  readonly market: Market
  readonly t: Translate<CorrespondenceKey>
  readonly greeting: string
  readonly offers: readonly WithdrawnOffer[]
}

/** More than these are named by their number only. */
const MAX_LINES = 100

const toRow = (market: Market, { name, storageGb, priceInCents }: WithdrawnOffer): MailAmount => ({
  label: storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name,
  amount: formatMoney(market, priceInCents, { isWhole: true }),
})

function writeContent(
  { market, t, greeting, offers }: WithdrawalMailInput,
  ending: readonly MailBlock[],
): MailContent {
  const count = offers.length
  return {
    subject: t('MAIL_WITHDRAWN_SUBJECT', { count }),
    preheader: t('MAIL_WITHDRAWN_PREHEADER'),
    title: t('MAIL_WITHDRAWN_TITLE'),
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: t('MAIL_WITHDRAWN_TEXT', { count }) },
      { kind: 'amounts', rows: offers.slice(0, MAX_LINES).map((offer) => toRow(market, offer)) },
      ...ending,
    ],
  }
}

/** Tells a customer that offers were taken back. */
export const offerWithdrawnMail = (input: WithdrawalMailInput, url: string): MailContent =>
  writeContent(input, [
    { kind: 'paragraph', text: input.t('MAIL_WITHDRAWN_SORRY') },
    { kind: 'button', label: input.t('MAIL_WITHDRAWN_BUTTON'), url },
    { kind: 'note', text: input.t('MAIL_WITHDRAWN_KEPT') },
  ])

/** Tells a company whose request names offers that were taken back. */
export const requestWithdrawnMail = (input: WithdrawalMailInput, requestId: number): MailContent =>
  writeContent(input, [
    { kind: 'paragraph', text: input.t('MAIL_WITHDRAWN_REQUEST', { requestId: String(requestId) }) },
  ])
