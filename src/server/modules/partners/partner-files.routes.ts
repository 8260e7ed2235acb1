import type { FastifyInstance } from 'fastify'
import type { Partner } from '#domain/partners/partner.ts'
import { finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import { buildPartnerFiles } from './partner-files.ts'

const CACHING = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }

// A logo opened on its own is a document of this site: it may do nothing.
const POLICY = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** Logos and colours of the brand partners. */
export async function partnerFilesRoutes(
  app: FastifyInstance,
  { partners }: { readonly partners: ReadonlyMap<string, Partner> },
): Promise<void> {
  const files = [...partners.values()].flatMap((partner) => Object.values(buildPartnerFiles(partner)))
  for (const { path, contentType, body } of files) {
    const file = finishBytes({
      bytes: Buffer.from(body),
      contentType,
      headers: { ...CACHING, ...POLICY },
    })
    app.get(path, async (request, reply) => {
      reply.hijack()
      reply.raw.setHeader('x-request-id', request.id)
      sendCachedPage(request.raw, reply.raw, file)
    })
  }
}
