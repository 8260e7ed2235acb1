import { formatPhone } from '#domain/customers/format-phone.ts'
import { REQUEST_ANSWER_WORKING_DAYS } from '#domain/customers/request-answer.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { MailAmount, MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import type { StoredRequest } from '#server/modules/individual-offers/individual-offers.repository.ts'
import type { ShownOffer } from '#server/modules/offers/offers.repository.ts'

export interface RequestLine {
  readonly offer: ShownOffer
  readonly quantity: number
}

/** A request for an individual offer, with the devices that it lists. */
export interface RequestMailInput {
  readonly requestId: number
  readonly request: StoredRequest
  readonly lines: readonly RequestLine[]
}

/** More lines than this go into a file: nobody reads them in a mail. */
export const MAX_MAIL_LINES = 100

const getTexts = ({ request }: RequestMailInput) => getCorrespondenceTranslator(MARKETS[request.market])

function contactBlock(input: RequestMailInput): MailBlock {
  const { requestId, request } = input
  const t = getTexts(input)
  const rows = [
    { label: t('MAIL_FACT_REQUEST'), value: String(requestId) },
    { label: t('MAIL_FACT_COMPANY'), value: request.companyName },
    { label: t('MAIL_FACT_CONTACT'), value: request.contactPerson },
    { label: t('MAIL_FACT_EMAIL'), value: request.email },
    { label: t('MAIL_FACT_PHONE'), value: formatPhone(request.phone ?? '') },
    { label: t('MAIL_FACT_MESSAGE'), value: request.message },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

function lineRow(input: RequestMailInput, { offer, quantity }: RequestLine): MailAmount {
  const market = MARKETS[input.request.market]
  const { name, storageGb, priceInCents } = offer
  const fullName = storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name
  return {
    label: getTexts(input)('MAIL_LINE', { quantity, name: fullName }),
    amount: formatMoney(market, priceInCents * quantity),
  }
}

/** The list with the prices of the rule: what an individual offer starts from. */
function listBlocks(input: RequestMailInput): MailBlock[] {
  const { request, lines } = input
  const t = getTexts(input)
  const rows = lines.slice(0, MAX_MAIL_LINES).map((line) => lineRow(input, line))
  const total = formatMoney(MARKETS[request.market], request.totalInCents)
  rows.push({ label: t('MAIL_LIST_TOTAL'), amount: total, isTotal: true })
  const list: MailBlock = { kind: 'amounts', rows }
  if (lines.length <= MAX_MAIL_LINES) return [list]
  return [list, { kind: 'note', text: t('MAIL_LIST_MORE', { count: lines.length - MAX_MAIL_LINES }) }]
}

/** A request, as the desk reads it. */
export function requestDeskMail(input: RequestMailInput): MailContent {
  const { requestId, request } = input
  const { market, companyName: company } = request
  const t = getTexts(input)
  return {
    subject: t('MAIL_REQUEST_DESK_SUBJECT', { market, requestId: String(requestId), company }),
    preheader: company,
    title: t('MAIL_REQUEST_DESK_TITLE'),
    blocks: [contactBlock(input), ...listBlocks(input)],
  }
}

/**
 * Confirms that a request has arrived. Anyone can type anyone's address, so it holds nothing that was typed: no message, no
 * name, no company. The devices are named in the shop's own words.
 */
export function requestSellerMail(input: RequestMailInput): MailContent {
  const t = getTexts(input)
  const days = REQUEST_ANSWER_WORKING_DAYS
  return {
    subject: t('MAIL_REQUEST_SUBJECT', { requestId: String(input.requestId) }),
    preheader: t('MAIL_REQUEST_PREHEADER', { days }),
    title: t('MAIL_REQUEST_TITLE'),
    blocks: [{ kind: 'paragraph', text: t('MAIL_REQUEST_TEXT', { days }) }, ...listBlocks(input)],
  }
}
