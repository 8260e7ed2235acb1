import { csvText } from '#domain/payouts/csv-table.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { Database } from '#server/db/database.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import type { MailBlock, MailContent } from '#server/mails/mail-content.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import { findShownOffers, type ShownOffer } from '#server/modules/offers/offers.repository.ts'
import { PermanentFailure, type WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { MailAttachment, MailPort } from '#server/ports/mail/mail.ts'
import { findRequest, type StoredRequest } from './individual-offers.repository.ts'

export interface SendRequestMailOptions {
  readonly db: Database
  readonly mail: MailPort
}

interface Request extends StoredRequest {
  readonly requestId: number
}

function contactBlock({ market, requestId, ...request }: Request): MailBlock {
  const t = correspondenceTranslator(MARKETS[market])
  const rows = [
    { label: t('MAIL_FACT_REQUEST'), value: String(requestId) },
    { label: t('MAIL_FACT_COMPANY'), value: request.companyName },
    { label: t('MAIL_FACT_CONTACT'), value: request.contactPerson },
    { label: t('MAIL_FACT_EMAIL'), value: request.email },
    { label: t('MAIL_FACT_PHONE'), value: request.phone ?? '' },
    { label: t('MAIL_FACT_MESSAGE'), value: request.message },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

/** More lines than this are a file: nobody reads them in a mail. */
const MAIL_LINES = 100

interface ListParts {
  readonly blocks: readonly MailBlock[]
  readonly attachments: readonly MailAttachment[]
}

/** The whole list as CSV, for the desk's own tools. */
function toAttachment(
  { requestId, lines, market }: Request,
  offers: ReadonlyMap<string, ShownOffer>,
): MailAttachment {
  const heading = ['device', 'storage_gb', 'condition_id', 'quantity', 'price', 'currency', 'answers']
  const rows = lines.flatMap(({ offerId, quantity }) => {
    const offer = offers.get(offerId)
    if (!offer) return []
    const { name, storageGb, conditionId, priceInCents, answers } = offer
    const given = Object.entries(answers).map(([code, codes]) => `${code}=${codes.join('+')}`)
    const amounts = [storageGb, conditionId, quantity].map(String)
    return [[name, ...amounts, (priceInCents / 100).toFixed(2), MARKETS[market].currency, given.join(',')]]
  })
  const content = Buffer.from(`\uFEFF${csvText([heading, ...rows])}`)
  return { filename: `request-${requestId}.csv`, contentType: 'text/csv; charset=utf-8', content }
}

/** The list with the prices of the rule: what an individual offer starts from. */
async function listParts(db: Database, request: Request): Promise<ListParts> {
  const market = MARKETS[request.market]
  const t = correspondenceTranslator(market)
  const offerIds = request.lines.map(({ offerId }) => offerId)
  const offers = await findShownOffers(db, offerIds, market.catalogueLanguage)
  const rows = request.lines.flatMap(({ offerId, quantity }) => {
    const offer = offers.get(offerId)
    if (!offer) return []
    const { name, storageGb, priceInCents } = offer
    const fullName = storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name
    const label = t('MAIL_LINE', { quantity, name: fullName })
    return [{ label, amount: formatMoney(market, priceInCents * quantity) }]
  })
  const total = {
    label: t('MAIL_LIST_TOTAL'),
    amount: formatMoney(market, request.totalInCents),
    isTotal: true,
  }
  const more = t('MAIL_LIST_MORE', { count: rows.length - MAIL_LINES })
  const blocks: MailBlock[] = [{ kind: 'amounts', rows: [...rows.slice(0, MAIL_LINES), total] }]
  if (rows.length <= MAIL_LINES) return { blocks, attachments: [] }
  return {
    blocks: [...blocks, { kind: 'note', text: more }],
    attachments: [toAttachment(request, offers)],
  }
}

function contentOf(request: Request, isForDesk: boolean, blocks: readonly MailBlock[]): MailContent {
  const t = correspondenceTranslator(MARKETS[request.market])
  const { requestId, market, companyName: company } = request
  if (isForDesk)
    return {
      subject: t('MAIL_REQUEST_DESK_SUBJECT', { market, requestId: String(requestId), company }),
      preheader: company,
      title: t('MAIL_REQUEST_DESK_TITLE'),
      blocks,
    }
  return {
    subject: t('MAIL_REQUEST_SUBJECT', { requestId: String(requestId) }),
    preheader: t('MAIL_REQUEST_PREHEADER'),
    title: t('MAIL_REQUEST_TITLE'),
    blocks: [{ kind: 'paragraph', text: t('MAIL_REQUEST_TEXT') }, ...blocks],
  }
}

/** Writes to the desk about a request, and to whoever made it. */
export const createSendRequestMail =
  ({ db, mail }: SendRequestMailOptions): WorkHandler =>
  async ({ data, workKey }) => {
    const requestId = Number(data.requestId)
    const stored = await findRequest(db, requestId)
    if (!stored) throw new PermanentFailure('There is no such request')
    const request = { ...stored, requestId }
    const isForDesk = data.mail === 'REQUEST_DESK'
    const market = MARKETS[request.market]
    const desk = market.contactMail.recipient
    const list = await listParts(db, request)
    const blocks = [contactBlock(request), ...list.blocks]
    const content = contentOf(request, isForDesk, blocks)
    const reason = correspondenceTranslator(market)('MAIL_REQUEST_REASON', { requestId: String(requestId) })
    const frame = { market, brand: BRAND, shopMode: request.shopMode, footer: isForDesk ? [] : [reason] }
    await deliverMail(mail, {
      id: workKey,
      from: senderOf(market),
      to: isForDesk ? desk : request.email,
      replyTo: isForDesk ? request.email : desk,
      subject: content.subject,
      ...renderMail(content, frame),
      attachments: list.attachments,
    })
  }
