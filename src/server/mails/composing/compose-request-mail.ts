import { writeCsv } from '#csv/write-csv.ts'
import type { MailAbout, MailJob } from '#domain/mails/mail-registry.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { Database } from '#server/db/database.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import {
  MAX_MAIL_LINES,
  type RequestMailInput,
  requestDeskMail,
  requestSellerMail,
} from '#server/mails/templates/individual-offers/request-mail.ts'
import { findRequest } from '#server/modules/individual-offers/individual-offers.repository.ts'
import { findShownOffers } from '#server/modules/offers/offers.repository.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

async function requireInput(db: Database, requestId: number): Promise<RequestMailInput> {
  const request = await findRequest(db, requestId)
  if (!request) throw new PermanentFailure('There is no such request')
  const offerIds = request.lines.map(({ offerId }) => offerId)
  const offers = await findShownOffers(db, offerIds, MARKETS[request.market].catalogueLanguage)
  const lines = request.lines.flatMap(({ offerId, quantity }) => {
    const offer = offers.get(offerId)
    return offer ? [{ offer, quantity }] : []
  })
  return { requestId, request, lines }
}

const CSV_HEADING = ['device', 'storage_gb', 'condition_id', 'quantity', 'price', 'currency', 'answers']

/** The whole list, for spreadsheets. */
function attachList({ requestId, request, lines }: RequestMailInput): MailAttachment {
  const { currency } = MARKETS[request.market]
  const rows = lines.map(({ offer, quantity }) => [
    offer.name,
    String(offer.storageGb),
    String(offer.conditionId),
    String(quantity),
    formatDecimalAmount(offer.priceInCents),
    currency,
    Object.entries(offer.answers)
      .map(([code, codes]) => `${code}=${codes.join('+')}`)
      .join(','),
  ])
  return {
    filename: `request-${requestId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`\uFEFF${writeCsv([CSV_HEADING, ...rows], { isForSpreadsheets: true })}`),
  }
}

/** Forwards a request to the desk, or confirms it to the company that sent it. */
export async function composeRequestMail(
  { db }: MailSources,
  { mail, data }: MailJob<MailAbout<'request'>>,
): Promise<ComposedMail> {
  const input = await requireInput(db, data.requestId)
  const { requestId, request, lines } = input
  const market = MARKETS[request.market]
  const desk = findHelpDesk(market)
  const attachments = lines.length > MAX_MAIL_LINES ? [attachList(input)] : []
  const common = { market, shopMode: request.shopMode, attachments }
  if (mail === 'REQUEST_DESK')
    return { ...common, to: desk, replyTo: request.email, content: requestDeskMail(input), footer: [] }
  const reason = getCorrespondenceTranslator(market)('MAIL_REQUEST_REASON', { requestId: String(requestId) })
  return { ...common, to: request.email, replyTo: desk, content: requestSellerMail(input), footer: [reason] }
}
