import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'

/** The bytes of a photo, from a form or as the whole body. */
export const FILE_BYTES = z
  .custom<Buffer>((value) => Buffer.isBuffer(value))
  .meta({ type: 'string', format: 'binary' })

/** Accepts a photo as the body of an API call. */
export function registerPhotoBodies(app: FastifyInstance): void {
  const parse = async (_: unknown, body: Buffer) => body
  app.addContentTypeParser([...PHOTO_MEDIA_TYPES], { parseAs: 'buffer' }, parse)
}

/** Accepts a raw mail as the body of an API call. */
export function registerMailBodies(app: FastifyInstance): void {
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
}

/** The media type of an Excel workbook. */
export const WORKBOOK_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Accepts a workbook as the body of an API call. */
export function registerWorkbookBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    WORKBOOK_MEDIA_TYPE,
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )
}
