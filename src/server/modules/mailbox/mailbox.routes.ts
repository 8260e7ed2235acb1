import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'
import { isLocalRequest } from '#server/http/is-local-request.ts'
import type { LocalMail, LocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { presentMail, presentMailbox } from './mailbox.presenter.ts'

// Mails are styled inside their tags, and the frame that shows one lives under the policy of the page around it.
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

/** A route with this constraint does not exist for other requests: they get whatever an unknown path gets. */
function addLocalConstraint(app: FastifyInstance): void {
  if (app.hasConstraintStrategy(FROM_THIS_MACHINE)) return
  app.addConstraintStrategy({
    name: FROM_THIS_MACHINE,
    storage() {
      const handlers = new Map()
      return { get: (key) => handlers.get(key) ?? null, set: (key, value) => void handlers.set(key, value) }
    },
    // Any request that arrives over HTTP is such a message.
    deriveConstraint: (request) => isLocalRequest(request as IncomingMessage),
    validate: () => undefined,
  })
}

const notFound = ({ url }: FastifyRequest) =>
  new HttpError(404, 'NOT_FOUND', `Page Not Found: ${url.split('?', 1)[0]}`)

const sendPage = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)

const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/i

// The five characters that an address may hold as they are, but a header may not.
const headerEncoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

// Always a download: a file must not run as a page of this host.
const sendFile = (reply: FastifyReply, { filename, contentType, content }: MailAttachment) =>
  reply
    .type(MEDIA_TYPE.test(contentType) ? contentType : 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${headerEncoded(filename)}`)
    .send(Buffer.from(content))

/** The mails that were not sent for want of a mail server, for whoever works on this machine. */
export async function mailboxRoutes(
  app: FastifyInstance,
  { mailbox }: { readonly mailbox: LocalMailbox },
): Promise<void> {
  addLocalConstraint(app)
  const options = { constraints: { [FROM_THIS_MACHINE]: true } }

  async function requireMail(request: FastifyRequest, id: string): Promise<LocalMail> {
    const mail = await mailbox.find(id)
    if (!mail) throw notFound(request)
    return mail
  }

  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS)
  })

  app.get('/mailbox', options, async (_, reply) => sendPage(reply, presentMailbox(await mailbox.list())))

  app.get<{ Params: { id: string } }>('/mailbox/:id', options, async (request, reply) =>
    sendPage(reply, presentMail(await requireMail(request, request.params.id))),
  )

  app.get<{ Params: { id: string; attachment: string } }>(
    '/mailbox/:id/:attachment',
    options,
    async (request, reply) => {
      const { id, attachment } = request.params
      const { attachments } = await requireMail(request, id)
      const file = /^\d{1,4}$/.test(attachment) ? attachments[Number(attachment)] : undefined
      if (!file) throw notFound(request)
      return sendFile(reply, file)
    },
  )
}
