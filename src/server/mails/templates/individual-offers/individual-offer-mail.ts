import type { Market } from '#domain/markets/market.ts'
import { formatOfferNumber } from '#domain/offers/individual-offer-number.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import type { MadeLine, MadeOffer } from '#server/modules/individual-offers/made-offers.repository.ts'
import { MAX_MAIL_LINES } from './request-mail.ts'

export interface IndividualOfferInput {
  readonly t: Translate<CorrespondenceKey>
  readonly market: Market
  readonly offer: MadeOffer
  readonly lines: readonly MadeLine[]
  readonly link: string
  /** The number of the offer whose place it takes; null for none. */
  readonly replaced: number | null
}

const formatEnd = ({ market, offer }: IndividualOfferInput): string =>
  formatDay(market.locale, new Date(offer.expiresAtMs), { dateStyle: 'long', timeZone: market.timeZone })

function buildAmounts({ t, market, offer, lines }: IndividualOfferInput): MailBlock[] {
  const rows = lines.slice(0, MAX_MAIL_LINES).map(({ name, storageGb, quantity, priceInCents }) => ({
    label: t('MAIL_LINE', {
      quantity,
      name: storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name,
    }),
    amount: formatMoney(market, priceInCents * quantity),
  }))
  const total = {
    label: t('MAIL_OFFER_TOTAL'),
    amount: formatMoney(market, offer.totalInCents),
    isTotal: true,
  }
  const list: MailBlock = { kind: 'amounts', rows: [...rows, total] }
  if (lines.length <= MAX_MAIL_LINES) return [list]
  return [list, { kind: 'note', text: t('MAIL_OFFER_MORE', { count: lines.length - MAX_MAIL_LINES }) }]
}

/** Whoever has two mails has to know which one counts. */
function buildReplacement({ t, offer, replaced }: IndividualOfferInput): MailBlock[] {
  if (replaced === null) return []
  const number = formatOfferNumber({ ...offer, number: replaced })
  return [{ kind: 'paragraph', text: t('MAIL_OFFER_REPLACES', { number }) }]
}

/** The offer, with the link that accepts it. */
export function individualOfferMail(input: IndividualOfferInput): MailContent {
  const { t, market, offer, link } = input
  const number = formatOfferNumber(offer)
  const date = formatEnd(input)
  const total = formatMoney(market, offer.totalInCents)
  const message: MailBlock[] = offer.message === '' ? [] : [{ kind: 'paragraph', text: offer.message }]
  return {
    subject: t('MAIL_OFFER_SUBJECT', { number }),
    preheader: t('MAIL_OFFER_PREHEADER', { total, date }),
    title: t('MAIL_OFFER_TITLE'),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_OFFER_TEXT', { total, date }) },
      ...buildReplacement(input),
      ...message,
      ...buildAmounts(input),
      { kind: 'button', label: t('MAIL_OFFER_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_OFFER_NOTE', { date }) },
    ],
  }
}

/** The desk has taken an offer back. Why is its own affair; whoever asks gets an answer. */
export function withdrawnOfferMail({ t, offer }: IndividualOfferInput): MailContent {
  const number = formatOfferNumber(offer)
  return {
    subject: t('MAIL_OFFER_WITHDRAWN_SUBJECT', { number }),
    preheader: t('MAIL_OFFER_WITHDRAWN_PREHEADER'),
    title: t('MAIL_OFFER_WITHDRAWN_TITLE'),
    blocks: [{ kind: 'paragraph', text: t('MAIL_OFFER_WITHDRAWN_TEXT', { number }) }],
  }
}
