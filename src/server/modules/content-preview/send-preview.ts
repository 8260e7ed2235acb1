import type { FastifyReply } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'

export const refusePreview = () =>
  new HttpError(404, 'NOT_FOUND', 'This preview has expired. Open it at the desk again.')

export interface PreviewFrame {
  /** The desk that frames it, and nobody else. */
  readonly deskOrigin: string
  readonly imageOrigins: readonly string[]
}

/** Sends a page that only the desk may show, and that runs nothing. */
export const sendPreview = (
  reply: FastifyReply,
  html: Buffer,
  { deskOrigin, imageOrigins }: PreviewFrame,
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        "font-src 'self'",
        `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors ${new URL(deskOrigin).origin}`,
      ].join('; '),
    })
    .type('text/html; charset=utf-8')
    .send(html)
