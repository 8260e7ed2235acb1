import type {
  ClarificationMail,
  MailData,
  MailJob,
  SaleMail,
  TradeMail,
} from '#domain/mails/mail-registry.ts'
import { computeErasureDue } from '#domain/support/erasure.ts'
import { fitsTemplate, isMessageTemplate } from '#domain/support/message-templates.ts'
import { renderQrPng } from '#server/documents/barcodes.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import { findReplyText } from '#server/mails/facts/inbox-reply.repository.ts'
import { findMailClarification, findMailedPartLabel } from '#server/mails/facts/mail-facts.repository.ts'
import { readMessageFacts } from '#server/mails/facts/message-facts.repository.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { composeIdentityMail } from '#server/mails/templates/trade/identity-mails.ts'
import { QR_FILE } from '#server/mails/templates/trade/qr-picture.ts'
import { reviewHiddenMail, reviewRequestMail } from '#server/mails/templates/trade/review-mails.ts'
import {
  saleCodeMail,
  saleFrozenMail,
  saleLinkMail,
  saleReleasedMail,
} from '#server/mails/templates/trade/sale-safety-mails.ts'
import { sendReminderMail } from '#server/mails/templates/trade/send-reminder-mail.ts'
import {
  erasureNoticeMail,
  saleReplyMail,
  supportMessageMail,
} from '#server/mails/templates/trade/support-mails.ts'
import { tradeCreatedMail } from '#server/mails/templates/trade/trade-created-mail.ts'
import { tradeExpiredMail } from '#server/mails/templates/trade/trade-expired-mail.ts'
import {
  buildTradeMailInput,
  footerLines,
  type TradeMailInput,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { createSignedOffersService } from '#server/modules/signed-offers/signed-offers.service.ts'
import { findSaleCode } from '#server/modules/step-up/sale-codes.ts'
import { findOrderedMoney } from '#server/modules/trades/find-ordered-money.ts'
import { requireJobTrade } from '#server/modules/trades/require-job-trade.ts'
import { buildTradeLink } from '#server/modules/trades/trade-link.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { attachCertificates, composeCertificates } from './compose-certificates.ts'
import { composeClarificationContent } from './compose-clarification-content.ts'
import { composeDeviceContent } from './compose-device-content.ts'
import { composeEmailChange, findEmailChangeReader, isEmailChangeJob } from './compose-email-change.ts'
import { composePayoutChange, findAccountAddress, findFormerAddress } from './compose-payout-change.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** States in which a reminder to send the parcel is still true. */
const WAITS_FOR_PARCEL = new Set(['CREATED', 'LABEL_ISSUED'])

/** Null when the review was restored or withdrawn in the meantime. */
function composeHiddenReview(
  input: TradeMailInput,
  { reviewId }: MailData<'REVIEW_HIDDEN'>,
): MailContent | null {
  const { review } = input.trade
  return review?.id === reviewId && review.hideReason ? reviewHiddenMail(input, review.hideReason) : null
}

/** Null when the sale has moved on since support wrote. */
async function composeSupportMessage(
  { db, now }: MailSources,
  input: TradeMailInput,
  { transactionId, template }: MailData<'SUPPORT_MESSAGE'>,
): Promise<MailContent | null> {
  const facts = await readMessageFacts(db, transactionId, now())
  return isMessageTemplate(template) && fitsTemplate(template, facts)
    ? supportMessageMail(input, template, facts)
    : null
}

/** Null once the day has come: then the seller is erased, or support knows why not. */
function composeErasureNotice(
  { now }: MailSources,
  input: TradeMailInput,
  { atMs }: MailData<'ERASURE_NOTICE'>,
): MailContent | null {
  const dueMs = computeErasureDue(atMs)
  return dueMs > now() ? erasureNoticeMail(input, new Date(dueMs)) : null
}

/** A mail about the sale as a whole; null when it is no longer true. */
async function composeTradeContent(
  sources: MailSources,
  input: TradeMailInput,
  job: MailJob<TradeMail>,
): Promise<MailContent | null> {
  switch (job.mail) {
    case 'TRADE_CREATED':
      return tradeCreatedMail(input)
    case 'SEND_REMINDER':
      // The parcel may be on its way by now, or the seller may have cancelled.
      return input.trade.items.some(({ state }) => WAITS_FOR_PARCEL.has(state))
        ? sendReminderMail(input, sources.now())
        : null
    case 'EXPIRED':
      return tradeExpiredMail(input)
    case 'PAYOUT_CHANGED':
    case 'PAYOUT_CHANGED_ACCOUNT':
    case 'PAYOUT_CHANGED_FORMER':
      return composePayoutChange(sources, input, job.data)
    case 'SALE_CODE': {
      const code = await findSaleCode(sources, { codeId: job.data.codeId, nowMs: sources.now() })
      return code === null ? null : saleCodeMail(input, code)
    }
    case 'SALE_LINK':
      return saleLinkMail(input)
    case 'SALE_FROZEN':
      return saleFrozenMail(input, {
        isTooLate: (await findOrderedMoney(sources.db, job.data.transactionId)) !== null,
      })
    case 'SALE_RELEASED':
      // Frozen again in the meantime: another mail says so.
      return input.trade.isFrozen ? null : saleReleasedMail(input)
    case 'IDENTITY_REQUEST':
    case 'IDENTITY_REFUSED':
    case 'IDENTITY_ACCEPTED':
      return composeIdentityMail(input, job.mail)
    case 'REVIEW_REQUEST':
      // The seller may have written one on the page of the sale.
      return input.trade.review || input.trade.isFrozen ? null : reviewRequestMail(input)
    case 'REVIEW_HIDDEN':
      return composeHiddenReview(input, job.data)
    case 'EMAIL_CHANGE':
    case 'EMAIL_NOTICE':
    case 'EMAIL_CHANGED':
    case 'EMAIL_CHANGED_ACCOUNT':
      return composeEmailChange(sources, input, job)
    case 'ERASURE_CERTIFICATE':
      return composeCertificates(sources, input, job.data)
    case 'ERASURE_NOTICE':
      return composeErasureNotice(sources, input, job.data)
    case 'SALE_REPLY': {
      const text = await findReplyText(sources.db, job.data.replyId)
      return text === null ? null : saleReplyMail(input, text)
    }
    case 'SUPPORT_MESSAGE':
      return composeSupportMessage(sources, input, job.data)
  }
}

async function composeContent(
  sources: MailSources,
  input: TradeMailInput,
  job: MailJob<SaleMail>,
): Promise<MailContent | null> {
  switch (job.about) {
    case 'trade':
      return composeTradeContent(sources, input, job)
    case 'devices':
      return composeDeviceContent(sources, input, job)
    case 'clarification':
      return composeClarificationContent(sources, input, job)
  }
}

/** The documents that travel with a parcel. */
async function attachDocuments(
  { documents }: MailSources,
  { trade, tradeNumber }: TradeMailInput,
): Promise<MailAttachment[]> {
  const label = await documents.findLabel(trade.transactionId)
  if (!label || !trade.shipment) throw new Error('The trade has no label yet')
  const packingSlip = await documents.makePackingSlip(trade.transactionId, async () => trade)
  return [
    { filename: `label-${tradeNumber}.pdf`, contentType: 'application/pdf', content: label },
    { filename: `packing-slip-${tradeNumber}.pdf`, contentType: 'application/pdf', content: packingSlip },
    { filename: QR_FILE, contentType: 'image/png', content: await renderQrPng(trade.shipment.qrText) },
  ]
}

/** What we promise, signed: from now on the seller holds a copy, too. */
async function attachSignedOffer(
  { db, secret, now }: MailSources,
  { trade }: TradeMailInput,
): Promise<MailAttachment> {
  const signedOffers = createSignedOffersService({ db, now, signing: createOfferSigning(secret) })
  const { name, content } = await signedOffers.getFile(trade.transactionId)
  return { filename: name, contentType: 'application/json', content: Buffer.from(content) }
}

/** The label of a missing part with its code; nothing for a clarification that has none. */
async function attachPartLabel(
  { db, blobs }: MailSources,
  { tradeNumber }: TradeMailInput,
  data: MailData<ClarificationMail>,
): Promise<MailAttachment[]> {
  const clarification = await findMailClarification(db, data)
  const label = await blobs.read(await findMailedPartLabel(db, data.clarificationId))
  if (!label || !clarification?.partParcel) return []
  return [
    { filename: `label-${tradeNumber}-part.pdf`, contentType: 'application/pdf', content: label },
    {
      filename: QR_FILE,
      contentType: 'image/png',
      content: await renderQrPng(clarification.partParcel.qrText),
    },
  ]
}

async function attachFiles(
  sources: MailSources,
  input: TradeMailInput,
  { mail, data }: MailJob<SaleMail>,
): Promise<MailAttachment[]> {
  if (mail === 'PART_LABEL' || mail === 'REMINDER') return attachPartLabel(sources, input, data)
  if (mail === 'ERASURE_CERTIFICATE') return attachCertificates(sources, input, data)
  if (mail === 'SEND_REMINDER') return attachDocuments(sources, input)
  if (mail !== 'TRADE_CREATED') return []
  return [...(await attachDocuments(sources, input)), await attachSignedOffer(sources, input)]
}

/** Mails about a sale go to its own address, except for those that warn of another mailbox or account. */
async function findRecipient(
  sources: MailSources,
  { trade }: TradeMailInput,
  job: MailJob<SaleMail>,
): Promise<string | null> {
  if (isEmailChangeJob(job)) return findEmailChangeReader(sources, job)
  if (job.mail === 'PAYOUT_CHANGED_FORMER') return findFormerAddress(sources, job.data)
  if (job.mail === 'PAYOUT_CHANGED_ACCOUNT') return findAccountAddress(sources, trade.transactionId)
  return trade.seller.email
}

/** A mail to the seller about a trade; null when it is no longer true. */
export async function composeTradeMail(
  sources: MailSources,
  job: MailJob<SaleMail>,
): Promise<ComposedMail | null> {
  const trade = await requireJobTrade(sources.db, job.data)
  const input = buildTradeMailInput(trade, buildTradeLink(sources.secret, trade, 'act'))
  const content = await composeContent(sources, input, job)
  const to = content && (await findRecipient(sources, input, job))
  if (!content || !to) return null
  const { market } = input
  return {
    market,
    to,
    replyTo: findHelpDesk(market),
    content,
    footer: footerLines(input),
    shopMode: trade.shopMode,
    partner: await sources.findPartner(trade.statusUrl),
    attachments: await attachFiles(sources, input, job),
  }
}
