import { BRAND } from '#markets/brand.ts'
import { qrPng } from '#server/documents/barcodes.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import type { MailContent } from '#server/mails/mail-content.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import { createSignedOffersService } from '#server/modules/signed-offers/signed-offers.service.ts'
import type { MailAttachment, MailPort } from '#server/ports/mail/mail.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { requireWorkTrade } from './require-work-trade.ts'
import { deviceMailContent, type MailSources, questionMailContent } from './step-mail-content.ts'
import type { TradeDocuments } from './trade-documents.ts'
import { tradeLink } from './trade-link.ts'
import { footerLines, type TradeMailInput, tradeMailInput } from './trade-mail-parts.ts'
import { readMailWork, type TradeMailWork } from './trade-mail-work.ts'
import { hasPapers, QR_FILE, tradeMailContent } from './trade-mails.ts'

export interface SendTradeMailOptions extends MailSources {
  readonly mail: MailPort
  readonly documents: TradeDocuments
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

/** What we promise, with our signature: from now on it lies with the seller, and not only with us. */
async function buildBreakdownOf(
  { db, secret, now }: SendTradeMailOptions,
  { trade }: TradeMailInput,
): Promise<MailAttachment> {
  const receipts = createSignedOffersService({ db, now, signing: createOfferSigning(secret) })
  const { name, content } = await receipts.getReceipt(trade.transactionId)
  return { filename: name, contentType: 'application/json', content: Buffer.from(content) }
}

async function attachmentsOf(
  options: SendTradeMailOptions,
  input: TradeMailInput,
  work: TradeMailWork,
): Promise<MailAttachment[]> {
  if (work.kind !== 'sale' || !hasPapers(work.mail)) return []
  const papers = await papersOf(options, input)
  return work.mail === 'TRADE_CREATED' ? [...papers, await buildBreakdownOf(options, input)] : papers
}

/** What the mail says; null when it is no longer true. */
async function contentOf(
  options: SendTradeMailOptions,
  input: TradeMailInput,
  work: TradeMailWork,
): Promise<MailContent | null> {
  if (work.kind === 'devices') return deviceMailContent(options, input, work)
  if (work.kind === 'question') return questionMailContent(options, input, work)
  const isOver = !input.trade.items.some(({ state }) => WAITS_FOR_PARCEL.has(state))
  // The parcel went off, or the seller has cancelled, while the mail waited.
  if (work.mail === 'SEND_REMINDER' && isOver) return null
  return tradeMailContent(work, input, options.now())
}

/** Writes to the seller about a trade. */
export const createSendTradeMail =
  (options: SendTradeMailOptions): WorkHandler =>
  async (work) => {
    const mailWork = readMailWork(work, options.now())
    const trade = await requireWorkTrade(options.db, work)
    const input = tradeMailInput(trade, tradeLink(options.secret, trade))
    const content = await contentOf(options, input, mailWork)
    if (!content) return
    const frame = { market: input.market, brand: BRAND, shopMode: trade.shopMode, footer: footerLines(input) }
    await deliverMail(options.mail, {
      id: work.workKey,
      from: senderOf(input.market),
      to: trade.seller.email,
      replyTo: input.market.contactMail.recipient,
      subject: content.subject,
      ...renderMail(content, frame),
      attachments: await attachmentsOf(options, input, mailWork),
    })
  }
