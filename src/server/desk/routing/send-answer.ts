import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildApplicationHeaders, PASSKEY_HEADERS } from '#server/desk/access/desk-headers.ts'
import { type DeskApplication, writeShell } from '#server/desk/pages/application-shell.ts'
import { type DeskFile, type DeskPage, isDeskAnswer } from '#server/desk/pages/desk-answer.ts'
import { deskFrame } from '#server/desk/pages/desk-frame.ts'
import { toText } from '#server/desk/pages/html.ts'
import { readTheme } from '#server/desk/pages/theme.ts'
import { sendEventStream } from '#server/http/event-stream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The files of the operators' application. */
    deskApplication: DeskApplication
    /** Where the application may frame pages from. */
    deskFrameSources: readonly string[]
  }
}

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

/** Sends the page that starts the operators' application. Its router shows what belongs to the address. */
export async function sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const application = request.server.deskApplication
  const document = await writeShell(application, readTheme(request.headers.cookie), request.url)
  // In development Vite adds scripts of its own, which the policy would refuse.
  if (application.isDevelopment) reply.removeHeader('content-security-policy')
  else reply.headers(buildApplicationHeaders(request.server.deskFrameSources))
  return reply.type('text/html; charset=utf-8').send(toText(document))
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
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply | Promise<FastifyReply> {
  if (!isDeskAnswer(answer)) return reply.send(answer)
  if (answer.kind === 'shell') return sendShell(request, reply)
  if (answer.kind === 'events') return sendEventStream(reply, answer)
  if (answer.kind === 'page') return sendPage(request, reply, answer)
  if (answer.kind === 'file') return sendFile(reply, answer)
  return reply.headers(answer.headers).redirect(answer.path, 303)
}
