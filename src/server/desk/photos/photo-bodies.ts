import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PHOTO_MEDIA_TYPES } from './photo-format.ts'

/** The bytes of a photo, in a form or as a whole body. */
export const FILE_BYTES = z
  .custom<Buffer>((value) => Buffer.isBuffer(value))
  .meta({ type: 'string', format: 'binary' })

/** Lets machines send a photo as it is. */
export function registerPhotoBodies(app: FastifyInstance): void {
  const parse = async (_: unknown, body: Buffer) => body
  app.addContentTypeParser([...PHOTO_MEDIA_TYPES], { parseAs: 'buffer' }, parse)
}

/** A field that may come once, several times or not at all. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item))
