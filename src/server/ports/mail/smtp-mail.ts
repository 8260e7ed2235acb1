import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { DELIVERY_HEADER } from '#domain/newsletter/read-delivery-report.ts'
import { isShownInside } from './is-shown-inside.ts'
import type { MailAttachment, MailMessage, MailPort } from './mail.ts'
import { toMailFailedError } from './mail-failed-error.ts'
import { buildMessageId, requireMailAddress, toHeaderText } from './mail-headers.ts'

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
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

const buildListHeaders = ({ unsubscribeUrl, deliveryToken }: MailMessage): Record<string, string> => ({
  ...(unsubscribeUrl === undefined ? {} : buildUnsubscribeHeaders(unsubscribeUrl)),
  ...(deliveryToken === undefined ? {} : { [DELIVERY_HEADER]: toHeaderText(deliveryToken) }),
})

/** The mail without its last byte; it follows once the dispatch is recorded. */
async function* holdBack(mail: AsyncIterable<Buffer>, onDispatch: () => Promise<void>) {
  let last: Buffer = Buffer.alloc(0)
  for await (const chunk of mail) {
    if (last.length > 0) yield last
    last = chunk
  }
  if (last.length > 1) yield last.subarray(0, -1)
  await onDispatch()
  yield last.subarray(-1)
}

interface HeldMail {
  readonly data: SendMailOptions & { readonly onDispatch?: MailMessage['onDispatch'] }
  readonly message: { processFunc(wrap: (mail: Readable) => Readable): void }
}

/** A step of the mail library. Nothing is read before the server has asked for the text of the mail. */
function gateDispatch({ data: { onDispatch }, message }: HeldMail): void {
  if (onDispatch)
    message.processFunc((mail) => Readable.from(holdBack(mail, onDispatch), { objectMode: false }))
}

const buildThread = (messageId: string) => ({ inReplyTo: messageId, references: messageId })

function toMailOptions(mail: MailMessage): SendMailOptions {
  const { id, html, text, attachments, onDispatch, ...headers } = mail
  const from = requireMailAddress(headers.from)
  const listHeaders = buildListHeaders(mail)
  return {
    // One of thousands: this encoding takes a third of the time of the other one.
    ...(onDispatch ? { onDispatch, textEncoding: 'base64' as const } : {}),
    ...(headers.returnAddress === undefined
      ? {}
      : { envelope: { from: headers.returnAddress, to: requireMailAddress(headers.to).address } }),
    messageId: buildMessageId(id, from),
    ...(headers.inReplyTo === undefined ? {} : buildThread(buildMessageId(headers.inReplyTo, from))),
    from,
    to: requireMailAddress(headers.to),
    ...(headers.replyTo === undefined ? {} : { replyTo: requireMailAddress(headers.replyTo) }),
    subject: toHeaderText(headers.subject),
    ...(Object.keys(listHeaders).length > 0 ? { headers: listHeaders } : {}),
    html,
    text,
    attachments: attachments.map((attachment) => toAttachment(attachment, html)),
    xMailer: false,
  }
}

/** For mails that someone waits for. */
const USUAL_CONNECTIONS = 2

/** Sends mails through a mail server: `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpMail(url: string, maxConnections = USUAL_CONNECTIONS): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: needsEncryption(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    maxConnections,
    ...LIMITS,
  })
  transport.use('stream', (mail, done) => {
    gateDispatch(mail as unknown as HeldMail)
    done()
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
