import { createTransport, type SendMailOptions } from 'nodemailer'
import { isShownInside } from './is-shown-inside.ts'
import type { MailAttachment, MailMessage, MailPort } from './mail.ts'
import { toMailFailedError } from './mail-failed-error.ts'
import { buildMessageId, requireMailAddress, toHeaderText } from './mail-headers.ts'

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  maxConnections: 2,
  // The outbox retries with growing delays; here only a lost connection is replaced.
  maxRequeues: 1,
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A password leaves this machine only encrypted, unless the URL says `?requireTLS=false`. */
function needsEncryption(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !LOOPBACK.test(hostname)
}

function toAttachment(attachment: MailAttachment, html: string) {
  const { buffer, byteOffset, byteLength } = attachment.content
  return {
    filename: toHeaderText(attachment.filename),
    contentType: toHeaderText(attachment.contentType),
    content: Buffer.from(buffer, byteOffset, byteLength),
    // The only encoding that preserves the line endings of a text file.
    contentTransferEncoding: 'base64',
    ...(isShownInside(attachment, html) ? { cid: attachment.filename } : {}),
  }
}

const buildUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${new URL(url).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function toMailOptions({ id, html, text, attachments, ...headers }: MailMessage): SendMailOptions {
  const from = requireMailAddress(headers.from)
  return {
    messageId: buildMessageId(id, from),
    from,
    to: requireMailAddress(headers.to),
    ...(headers.replyTo === undefined ? {} : { replyTo: requireMailAddress(headers.replyTo) }),
    subject: toHeaderText(headers.subject),
    ...(headers.unsubscribeUrl ? { headers: buildUnsubscribeHeaders(headers.unsubscribeUrl) } : {}),
    html,
    text,
    attachments: attachments.map((attachment) => toAttachment(attachment, html)),
    xMailer: false,
  }
}

/** Sends mails through a mail server: `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpMail(url: string): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: needsEncryption(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...LIMITS,
  })
  const running = new Set<Promise<unknown>>()

  return {
    async send(message) {
      const sending = transport.sendMail(toMailOptions(message))
      running.add(sending)
      try {
        await sending
      } catch (error) {
        throw toMailFailedError(error)
      } finally {
        running.delete(sending)
      }
    },
    async close() {
      transport.close()
      await Promise.allSettled(running)
    },
  }
}
