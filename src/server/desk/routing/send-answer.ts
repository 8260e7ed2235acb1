import type { FastifyReply, FastifyRequest } from 'fastify'
import { PASSKEY_HEADERS } from '#server/desk/access/desk-headers.ts'
import { type DeskFile, type DeskPage, isDeskAnswer } from '#server/desk/pages/desk-answer.ts'
import { deskFrame } from '#server/desk/pages/desk-frame.ts'
import { toText } from '#server/desk/pages/html.ts'

// Five characters are legal in a URL but not in this header.
const encodeHeader = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: DeskPage): FastifyReply {
  const session = request.deskSession
  const frame = deskFrame({
    page,
    operator: session?.operator ?? null,
    isSignedIn: session?.stage === 'complete',
    lists: request.server.deskLists,
    path: request.url.split('?', 1)[0] ?? '',
  })
  if (page.hasPasskeys) reply.headers(PASSKEY_HEADERS)
  return reply.headers(page.headers).status(page.status).type('text/html; charset=utf-8').send(toText(frame))
}

function sendFile(reply: FastifyReply, { bytes, mediaType, filename }: DeskFile): FastifyReply {
  // Whatever a download contains, it runs nothing here: some of it was sent by strangers.
  if (filename !== null)
    reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeHeader(filename)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
  return reply.type(mediaType).send(Buffer.from(bytes))
}

/** Sends what a handler returned. JSON is validated by the schema of its status. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!isDeskAnswer(answer)) return reply.send(answer)
  if (answer.kind === 'page') return sendPage(request, reply, answer)
  if (answer.kind === 'file') return sendFile(reply, answer)
  return reply.headers(answer.headers).redirect(answer.path, 303)
}
