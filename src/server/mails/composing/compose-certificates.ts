import { findCertificateMailPeriod } from '#domain/device-erasure/certificate-mail-period.ts'
import type { MailData } from '#domain/mails/mail-registry.ts'
import { drawInProcess } from '#server/drawing/drawing-queue.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  certificateMail,
  MAX_ATTACHED_CERTIFICATES,
  selectErased,
} from '#server/mails/templates/trade/certificate-mail.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { listMailedCertificates } from '#server/modules/device-erasure/device-erasure.repository.ts'
import { drawCertificate, nameCertificateFile } from '#server/modules/device-erasure/draw-certificate.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import type { MailSources } from './mail-sources.ts'

const listCertificates = ({ db }: MailSources, { transactionId, atMs }: MailData<'ERASURE_CERTIFICATE'>) =>
  listMailedCertificates(db, transactionId, findCertificateMailPeriod(atMs))

/** Null where everything was taken back before its seller heard of it. */
export const composeCertificates = async (
  sources: MailSources,
  input: TradeMailInput,
  data: MailData<'ERASURE_CERTIFICATE'>,
): Promise<MailContent | null> => certificateMail(input, await listCertificates(sources, data))

/** The certificates as files, unless there are too many. */
export async function attachCertificates(
  sources: MailSources,
  { trade }: TradeMailInput,
  data: MailData<'ERASURE_CERTIFICATE'>,
): Promise<MailAttachment[]> {
  const erased = selectErased(await listCertificates(sources, data))
  if (erased.length > MAX_ATTACHED_CERTIFICATES) return []
  const attachments: MailAttachment[] = []
  for (const signed of erased)
    attachments.push({
      filename: nameCertificateFile(signed),
      contentType: 'application/pdf',
      content: await drawCertificate(drawInProcess, trade, signed),
    })
  return attachments
}
