import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'
import type { LocalMail, LocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { renderMailbox, renderMailView } from './mailbox.presenter.ts'
import { addMailboxConstraint, buildMailboxCookie, FOR_LINK, FOR_READERS } from './mailbox-access.ts'

// Mails have inline styles, and the frame that shows one inherits the policy of its page.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

const createNotFoundError = ({ url }: FastifyRequest) =>
  new HttpError(404, 'NOT_FOUND', `Page Not Found: ${url.split('?', 1)[0]}`)

const sendPage = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)

const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/i

// encodeURIComponent leaves five characters alone that a header must not contain.
const encodeForHeader = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

// Always a download: an attachment must not run as a page of this host.
const sendFile = (reply: FastifyReply, { filename, contentType, content }: MailAttachment) =>
  reply
    .type(MEDIA_TYPE.test(contentType) ? contentType : 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeForHeader(filename)}`)
    .send(Buffer.from(content))

export interface MailboxOptions {
  readonly mails: LocalMailbox
  /** Opens the mailbox, by the link that the start prints. */
  readonly token: string
}

/** Mails that were kept because no mail server is configured, for whoever started the shop. */
export async function mailboxRoutes(app: FastifyInstance, { mails, token }: MailboxOptions): Promise<void> {
  addMailboxConstraint(app, token)

  async function requireMail(request: FastifyRequest, id: string): Promise<LocalMail> {
    const mail = await mails.find(id)
    if (!mail) throw createNotFoundError(request)
    return mail
  }

  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS)
  })

  // The token leaves the address at once, so that it is not shown, shared or sent on.
  app.get('/mailbox', FOR_LINK, async (_, reply) =>
    reply.header('set-cookie', buildMailboxCookie(token)).redirect('/mailbox', 303),
  )

  app.get('/mailbox', FOR_READERS, async (_, reply) => sendPage(reply, renderMailbox(await mails.list())))

  app.get<{ Params: { id: string } }>('/mailbox/:id', FOR_READERS, async (request, reply) =>
    sendPage(reply, renderMailView(await requireMail(request, request.params.id))),
  )

  app.get<{ Params: { id: string; attachment: string } }>(
    '/mailbox/:id/:attachment',
    FOR_READERS,
    async (request, reply) => {
      const { id, attachment } = request.params
      const { attachments } = await requireMail(request, id)
      const file = /^\d{1,4}$/.test(attachment) ? attachments[Number(attachment)] : undefined
      if (!file) throw createNotFoundError(request)
      return sendFile(reply, file)
    },
  )
}
