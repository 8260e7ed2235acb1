import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'
import { isLocalRequest } from '#server/http/is-local-request.ts'
import type { LocalMail, LocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { renderMailbox, renderMailView } from './mailbox.presenter.ts'

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

const FROM_THIS_MACHINE = 'isFromThisMachine'

/** To other requests, a route with this constraint does not exist: they get the response of an unknown path. */
function addLocalConstraint(app: FastifyInstance): void {
  if (app.hasConstraintStrategy(FROM_THIS_MACHINE)) return
  app.addConstraintStrategy({
    name: FROM_THIS_MACHINE,
    storage() {
      const handlers = new Map()
      return { get: (key) => handlers.get(key) ?? null, set: (key, value) => void handlers.set(key, value) }
    },
    // Every HTTP request is an IncomingMessage.
    deriveConstraint: (request) => isLocalRequest(request as IncomingMessage),
    validate: () => undefined,
  })
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

/** Mails that were kept because no mail server is configured, for developers on this machine. */
export async function mailboxRoutes(
  app: FastifyInstance,
  { mailbox }: { readonly mailbox: LocalMailbox },
): Promise<void> {
  addLocalConstraint(app)
  const options = { constraints: { [FROM_THIS_MACHINE]: true } }

  async function requireMail(request: FastifyRequest, id: string): Promise<LocalMail> {
    const mail = await mailbox.find(id)
    if (!mail) throw createNotFoundError(request)
    return mail
  }

  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS)
  })

  app.get('/mailbox', options, async (_, reply) => sendPage(reply, renderMailbox(await mailbox.list())))

  app.get<{ Params: { id: string } }>('/mailbox/:id', options, async (request, reply) =>
    sendPage(reply, renderMailView(await requireMail(request, request.params.id))),
  )

  app.get<{ Params: { id: string; attachment: string } }>(
    '/mailbox/:id/:attachment',
    options,
    async (request, reply) => {
      const { id, attachment } = request.params
      const { attachments } = await requireMail(request, id)
      const file = /^\d{1,4}$/.test(attachment) ? attachments[Number(attachment)] : undefined
      if (!file) throw createNotFoundError(request)
      return sendFile(reply, file)
    },
  )
}
