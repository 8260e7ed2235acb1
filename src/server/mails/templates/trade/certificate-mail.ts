import type { MailBlock, MailContent, MailFact } from '#server/mails/rendering/mail-content.ts'
import type { MailedCertificate } from '#server/modules/device-erasure/device-erasure.repository.ts'
import { formatMoment, greeting, linkBlocks, type TradeMailInput } from './trade-mail-blocks.ts'

/** More files than this make a mail that many mailboxes refuse. */
export const MAX_ATTACHED_CERTIFICATES = 10

/** The certificates that a mail is about. Of what the seller never heard of, nothing has to be taken back. */
export const selectErased = (certificates: readonly MailedCertificate[]): readonly MailedCertificate[] =>
  certificates.filter(({ certificate }) => certificate.method !== null)

const selectWithdrawn = (certificates: readonly MailedCertificate[]): readonly MailedCertificate[] =>
  certificates.filter(({ certificate, wasMailed }) => certificate.method === null && wasMailed)

function describeErasure(input: TradeMailInput, { certificate }: MailedCertificate): MailFact {
  const { method, device, atMs } = certificate
  const moment = formatMoment(input, new Date(atMs))
  return { label: device, value: method === null ? moment : `${input.t(`ERASURE_${method}`)}, ${moment}` }
}

function erasedBlocks(input: TradeMailInput, erased: readonly MailedCertificate[]): MailBlock[] {
  const { t } = input
  const count = erased.length
  if (count === 0) return []
  const replacing = erased.filter(({ wasMailed }) => wasMailed).length
  const isAttached = count <= MAX_ATTACHED_CERTIFICATES
  const where = t(isAttached ? 'MAIL_CERTIFICATE_ATTACHED' : 'MAIL_CERTIFICATE_ON_PAGE', { count })
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('MAIL_CERTIFICATE_TEXT') },
    {
      kind: 'facts',
      title: t('MAIL_CERTIFICATE_DEVICES'),
      rows: erased.map((each) => describeErasure(input, each)),
    },
    { kind: 'paragraph', text: where },
  ]
  if (replacing > 0)
    blocks.push({ kind: 'paragraph', text: t('MAIL_CERTIFICATE_REPLACES', { count: replacing }) })
  return blocks
}

function withdrawnBlocks(input: TradeMailInput, withdrawn: readonly MailedCertificate[]): MailBlock[] {
  const { t } = input
  if (withdrawn.length === 0) return []
  return [
    { kind: 'paragraph', text: t('MAIL_CERTIFICATE_WITHDRAWN_TEXT', { count: withdrawn.length }) },
    {
      kind: 'facts',
      title: t('MAIL_CERTIFICATE_WITHDRAWN_DEVICES'),
      rows: withdrawn.map((each) => describeErasure(input, each)),
    },
  ]
}

/** The certificates of erased devices, and those that no longer count; null where there is nothing to say. */
export function certificateMail(
  input: TradeMailInput,
  certificates: readonly MailedCertificate[],
): MailContent | null {
  const { t, tradeNumber } = input
  const erased = selectErased(certificates)
  const withdrawn = selectWithdrawn(certificates)
  const blocks = [
    greeting(input),
    ...erasedBlocks(input, erased),
    ...withdrawnBlocks(input, withdrawn),
    ...linkBlocks(input),
  ]
  const count = erased.length
  if (count > 0)
    return {
      subject: t('MAIL_CERTIFICATE_SUBJECT', { tradeNumber, count }),
      preheader: t('MAIL_CERTIFICATE_PREHEADER', { count }),
      title: t('MAIL_CERTIFICATE_TITLE', { count }),
      blocks,
    }
  if (withdrawn.length === 0) return null
  const title = t('MAIL_CERTIFICATE_WITHDRAWN_TITLE', { count: withdrawn.length })
  return {
    subject: t('MAIL_CERTIFICATE_WITHDRAWN_SUBJECT', { tradeNumber, count: withdrawn.length }),
    preheader: title,
    title,
    blocks,
  }
}
