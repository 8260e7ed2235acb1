import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { letterTranslator } from '#messages/letters/letters.ts'
import type { Database } from '#server/db/database.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import type { MailBlock, MailContent } from '#server/mails/mail-content.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import { findShownOffers } from '#server/modules/offers/offers.repository.ts'
import { PermanentFailure, type WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { findRequest, type StoredRequest } from './individual-offers.repository.ts'

export interface SendRequestMailOptions {
  readonly db: Database
  readonly mail: MailPort
}

interface Request extends StoredRequest {
  readonly requestId: number
}

function contactBlock({ market, requestId, ...request }: Request): MailBlock {
  const t = letterTranslator(MARKETS[market])
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

/** The list with the prices of the rule: what an individual offer starts from. */
async function listBlock(db: Database, request: Request): Promise<MailBlock> {
  const market = MARKETS[request.market]
  const t = letterTranslator(market)
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
  const total = formatMoney(market, request.totalInCents)
  return { kind: 'amounts', rows: [...rows, { label: t('MAIL_LIST_TOTAL'), amount: total, isTotal: true }] }
}

function contentOf(request: Request, isForDesk: boolean, blocks: readonly MailBlock[]): MailContent {
  const t = letterTranslator(MARKETS[request.market])
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
    const blocks = [contactBlock(request), await listBlock(db, request)]
    const content = contentOf(request, isForDesk, blocks)
    const reason = letterTranslator(market)('MAIL_REQUEST_REASON', { requestId: String(requestId) })
    const frame = { market, brand: BRAND, shopMode: request.shopMode, footer: isForDesk ? [] : [reason] }
    await deliverMail(mail, {
      id: workKey,
      from: senderOf(market),
      to: isForDesk ? desk : request.email,
      replyTo: isForDesk ? request.email : desk,
      subject: content.subject,
      ...renderMail(content, frame),
      attachments: [],
    })
  }
