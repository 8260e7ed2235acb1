import type { MailJob, RecyclingMail } from '#domain/mails/mail-registry.ts'
import type { RecyclingSender } from '#domain/recycling/check-recycling.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { renderQrPng } from '#server/documents/barcodes.ts'
import { drawInProcess } from '#server/drawing/drawing-queue.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  type RecyclingMailInput,
  recyclingArrivedMail,
  recyclingDoneMail,
  recyclingExpiredMail,
  recyclingFooter,
  recyclingLabelMail,
  recyclingTakenMail,
} from '#server/mails/templates/recycling/recycling-mails.ts'
import { QR_FILE } from '#server/mails/templates/trade/qr-picture.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import {
  findParcelById,
  findRecyclingLabel,
  findSender,
  type RecyclingParcel,
} from '#server/modules/recycling/recycling.repository.ts'
import { buildRecyclingLink } from '#server/modules/recycling/recycling-link.ts'
import { describeRecyclingSlip, findParcelAudience } from '#server/modules/recycling/recycling-papers.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** The papers that travel with the parcel. */
async function attachPapers(
  { db, blobs }: MailSources,
  parcel: RecyclingParcel,
  sender: RecyclingSender,
): Promise<MailAttachment[]> {
  const label = await blobs.read(await findRecyclingLabel(db, parcel.id))
  if (!label || parcel.qrText === null) throw new Error('The parcel has no label yet')
  const slip = await drawInProcess(describeRecyclingSlip(parcel, sender))
  return [
    { filename: `label-${parcel.number}.pdf`, contentType: 'application/pdf', content: label },
    { filename: `packing-slip-${parcel.number}.pdf`, contentType: 'application/pdf', content: slip },
    { filename: QR_FILE, contentType: 'image/png', content: await renderQrPng(parcel.qrText) },
  ]
}

interface Chosen {
  readonly content: MailContent
  readonly hasPapers: boolean
}

/** Null when the mail is no longer true. */
function chooseContent(input: RecyclingMailInput, mail: RecyclingMail): Chosen | null {
  const { state } = input.parcel
  const canBeSent = state === 'LABEL_ISSUED'
  switch (mail) {
    case 'RECYCLING_LABEL':
      return canBeSent ? { content: recyclingLabelMail(input), hasPapers: true } : null
    case 'RECYCLING_AGAIN':
      // Its first mail is still to come.
      if (state === 'CREATED') return null
      return canBeSent
        ? { content: recyclingLabelMail(input), hasPapers: true }
        : { content: recyclingTakenMail(input), hasPapers: false }
    case 'RECYCLING_EXPIRED':
      return state === 'EXPIRED' ? { content: recyclingExpiredMail(input), hasPapers: false } : null
    case 'RECYCLING_ARRIVED':
      return { content: recyclingArrivedMail(input), hasPapers: false }
    case 'RECYCLING_DONE':
      return { content: recyclingDoneMail(input), hasPapers: false }
  }
}

/** A mail to the sender of a recycling parcel; null when it is no longer true, or the sender is erased. */
export async function composeRecyclingMail(
  sources: MailSources,
  job: MailJob<RecyclingMail>,
): Promise<ComposedMail | null> {
  const parcel = await findParcelById(sources.db, job.data.parcelId)
  if (!parcel) throw new PermanentFailure('There is no such parcel')
  const sender = await findSender(sources.db, parcel.id)
  if (!sender) return null
  const market = MARKETS[parcel.market]
  const audience = findParcelAudience(parcel)
  const input: RecyclingMailInput = {
    parcel,
    sender,
    market,
    t: getCorrespondenceTranslator(market, audience),
    page: getTranslator(market, audience),
    link: buildRecyclingLink(sources.secret, parcel),
  }
  const chosen = chooseContent(input, job.mail)
  if (!chosen) return null
  return {
    market,
    to: sender.email,
    replyTo: findHelpDesk(market),
    content: chosen.content,
    footer: recyclingFooter(input),
    shopMode: parcel.shopMode,
    partner: await sources.findPartner(parcel.linkOrigin),
    attachments: chosen.hasPapers ? await attachPapers(sources, parcel, sender) : [],
  }
}
