import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailAttachment, MailMessage, MailPort } from './mail.ts'
import { toMailFailedError } from './mail-failed-error.ts'
import { headerText, messageIdOf, requireMailAddress } from './mail-headers.ts'
import { isShownInside } from './shown-inside.ts'

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  maxConnections: 2,
  // Who asked for the mail tries again later, with pauses; here only a connection that had gone away is replaced.
  maxRequeues: 1,
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A password leaves this machine only encrypted; `?requireTLS=false` in the address says otherwise. */
function needsEncryption(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !LOOPBACK.test(hostname)
}

function toAttachment(attachment: MailAttachment, html: string) {
  const { buffer, byteOffset, byteLength } = attachment.content
  return {
    filename: headerText(attachment.filename),
    contentType: headerText(attachment.contentType),
    content: Buffer.from(buffer, byteOffset, byteLength),
    // The only encoding that leaves the line ends of a text file alone.
    contentTransferEncoding: 'base64',
    ...(isShownInside(attachment, html) ? { cid: attachment.filename } : {}),
  }
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${new URL(url).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function toMailOptions({ id, html, text, attachments, ...headers }: MailMessage): SendMailOptions {
  const from = requireMailAddress(headers.from)
  return {
    messageId: messageIdOf(id, from),
    from,
    to: requireMailAddress(headers.to),
    ...(headers.replyTo === undefined ? {} : { replyTo: requireMailAddress(headers.replyTo) }),
    subject: headerText(headers.subject),
    ...(headers.unsubscribeUrl ? { headers: unsubscribeHeaders(headers.unsubscribeUrl) } : {}),
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
