import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '#domain/uploads/upload-limits.ts'
import { HttpError, registerErrorHandler } from '#server/http/error-handler.ts'
import { JPEG } from '../../../tests/support/example-photos.ts'
import { registerUpload } from './upload-route.ts'

let app: FastifyInstance
/** What happens with a file before it is answered. */
let store: () => Promise<void>

const PARAMS = z.object({ owner: z.string().max(20) })

beforeEach(async () => {
  store = async () => undefined
  app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(app)
  for (const url of ['/bills/:owner', '/documents/:owner'])
    await registerUpload(app, {
      url,
      schema: { summary: 'Takes a file.', params: PARAMS, response: { 200: z.string() } },
      takesForms: url.startsWith('/bills'),
      async requireUploader(_, { owner }) {
        if (owner !== 'maria') throw new HttpError(404, 'NOT_FOUND', 'Nobody.')
      },
      async take(_, { name, upload }) {
        await store()
        return `${name} ${upload.mediaType}`
      },
    })
})

afterEach(() => app.close())

const send = (path: string, payload: Buffer = JPEG, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'image/jpeg', ...headers } })

describe('a call with which a seller sends a file', () => {
  it('gets the checked file and its name', async () => {
    const answer = await send('/bills/maria', JPEG, { 'x-file-name': 'M%C3%A4rz.jpg' })
    expect(answer.body).toBe('März.jpg image/jpeg')
  })

  it('is refused for strangers before their file is looked at', async () => {
    const answer = await send('/documents/nobody', Buffer.alloc(MAX_UPLOAD_BYTES + 1), {
      'content-type': 'text/html',
    })
    expect(answer.json().id).toBe('NOT_FOUND')
  })

  it.each([
    ['a file that is none', Buffer.from('<html>'), 422, 'INVALID_FIELDS', 'UPLOAD_FORMAT'],
    ['too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, 'INVALID_REQUEST', 'UPLOAD_TOO_LARGE'],
  ])('is refused with %s, at its field', async (_, payload, statusCode, id, key) => {
    expect((await send('/documents/maria', payload)).json()).toMatchObject({
      statusCode,
      id,
      errors: [{ field: 'file', key }],
    })
  })

  it('takes forms only where they are announced', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const form = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--',
    )
    const answers = [await send('/documents/maria', form, headers), await send('/bills/maria', form, headers)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 422])
  })

  it('shares its places with all others: any more are told to come back', async () => {
    const end = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    let waiting = 0
    store = () => {
      waiting += 1
      if (waiting === 6) begun.resolve()
      return end.promise
    }
    const uploads = Array.from({ length: 6 }, (_, index) =>
      send(index % 2 ? '/bills/maria' : '/documents/maria'),
    )
    await begun.promise
    const refused = [await send('/bills/maria'), await send('/documents/maria')]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    end.resolve()
    expect((await Promise.all(uploads)).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 200, 200, 200,
    ])
    expect((await send('/documents/maria')).statusCode).toBe(200)
  })
})
