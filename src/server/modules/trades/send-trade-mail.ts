import { BRAND } from '#markets/brand.ts'
import type { Database } from '#server/db/database.ts'
import { qrPng } from '#server/documents/barcodes.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { OutboxWork } from '#server/modules/outbox/outbox.repository.ts'
import { PermanentFailure, type WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { MailAttachment, MailPort } from '#server/ports/mail/mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { requireWorkTrade } from './require-work-trade.ts'
import type { TradeDocuments } from './trade-documents.ts'
import { tradeLink } from './trade-link.ts'
import { footerLines, type TradeMailInput, tradeMailInput } from './trade-mail-parts.ts'
import { hasPapers, QR_FILE, TRADE_MAILS, type TradeMail, tradeMailContent } from './trade-mails.ts'

export interface SendTradeMailOptions {
  readonly db: Database
  readonly mail: MailPort
  readonly secret: ShopSecret
  readonly documents: TradeDocuments
  readonly now: () => number
}

/** States in which a reminder to send the parcel is still true. */
const WAITS_FOR_PARCEL = new Set(['CREATED', 'LABEL_ISSUED'])

async function papersOf(
  { documents }: SendTradeMailOptions,
  { trade, tradeNumber }: TradeMailInput,
): Promise<MailAttachment[]> {
  const label = await documents.findLabel(trade)
  if (!label || !trade.shipment) throw new Error('The trade has no label yet')
  const pdf = { contentType: 'application/pdf' }
  return [
    { ...pdf, filename: `label-${tradeNumber}.pdf`, content: label },
    { ...pdf, filename: `packing-slip-${tradeNumber}.pdf`, content: await documents.makePackingSlip(trade) },
    { filename: QR_FILE, contentType: 'image/png', content: await qrPng(trade.shipment.qrText) },
  ]
}

function readMail({ data }: OutboxWork): TradeMail {
  const mail = TRADE_MAILS.find((name) => name === data.mail)
  if (!mail) throw new PermanentFailure('There is no such mail')
  return mail
}

/** Writes to the seller about a trade. */
export const createSendTradeMail =
  (options: SendTradeMailOptions): WorkHandler =>
  async (work) => {
    const mail = readMail(work)
    const trade = await requireWorkTrade(options.db, work)
    const isOver = !trade.items.some(({ state }) => WAITS_FOR_PARCEL.has(state))
    // The parcel went off, or the seller has cancelled, while the mail waited.
    if (mail === 'SEND_REMINDER' && isOver) return
    const input = tradeMailInput(trade, tradeLink(options.secret, trade))
    const content = tradeMailContent(mail, input, options.now())
    const frame = { market: input.market, brand: BRAND, shopMode: trade.shopMode, footer: footerLines(input) }
    const attachments = hasPapers(mail) ? await papersOf(options, input) : []
    await deliverMail(options.mail, {
      id: work.workKey,
      from: senderOf(input.market),
      to: trade.seller.email,
      replyTo: input.market.contactMail.recipient,
      subject: content.subject,
      ...renderMail(content, frame),
      attachments,
    })
  }
