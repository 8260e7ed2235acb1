import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FILE_NAME_HEADER } from '#contracts/paths/uploads.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/uploads/upload-limits.ts'
import { UPLOAD_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { Security } from '#server/http/openapi-parts.ts'
import { UPLOAD_LIMIT } from '#server/http/rate-limit.ts'
import { type CheckedUpload, checkUpload } from './check-upload.ts'
import { readUploadForm, type SentFile } from './upload-form.ts'
import { takeUploadPlace } from './upload-places.ts'

const FORM = 'multipart/form-data'

/** What a form adds around its file. */
const FORM_BYTES = 64 * 1024

const TOO_LARGE = 413

const isBuffer = (value: unknown): value is Buffer => Buffer.isBuffer(value)

/** The bytes of a photo or PDF, as the whole body of a call. */
const FILE_BODY = z.custom<Buffer>(isBuffer).meta({
  type: 'string',
  format: 'binary',
  description: `The bytes of a photo or PDF, up to ${MAX_UPLOAD_MB} MB.`,
})

/** The one file of a form, as the parser returns it. The reference describes the form itself. */
const FORM_BODY = z
  .object({ name: z.string(), bytes: z.custom<Buffer>(isBuffer).meta({ type: 'string', format: 'binary' }) })
  .meta({ properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] })

/** A file that has arrived and was checked. */
export interface ReceivedFile extends SentFile {
  readonly upload: CheckedUpload
}

type Refusal = FastifyError | HttpError

/** A call with which a seller sends a file. */
export interface UploadRoute<Params> {
  readonly url: string
  readonly schema: {
    readonly summary: string
    readonly security?: Security
    readonly params: z.ZodType<Params>
    readonly response: Readonly<Record<number, z.ZodType>>
  }
  /** Whether browsers without script may send a form with the field `file`. */
  readonly takesForms?: boolean
  /**
   * Refuses whoever may not upload. It runs before a byte of the file is read, and before the parameters are checked: one that
   * breaks their rules finds nothing.
   */
  readonly requireUploader: (request: FastifyRequest, params: Params) => Promise<void>
  /** Stores the file and answers. */
  readonly take: (
    call: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly params: Params },
    file: ReceivedFile,
  ) => Promise<unknown>
  /** How a refusal is answered, where not as everywhere else. */
  readonly sendRefusal?: (error: Refusal, request: FastifyRequest, reply: FastifyReply) => unknown
}

const describeProblem = (problem: UploadProblem) => ({
  field: 'file',
  key: problem,
  params: { max: MAX_UPLOAD_MB },
})

/** A body that is too large is refused before it is read, in the words of every other refusal. */
const describeRefusal = (error: FastifyError): Refusal =>
  error.statusCode === TOO_LARGE
    ? new HttpError(TOO_LARGE, 'INVALID_REQUEST', `Files can be up to ${MAX_UPLOAD_MB} MB.`, [
        describeProblem('UPLOAD_TOO_LARGE'),
      ])
    : error

async function requireUpload(bytes: Buffer): Promise<CheckedUpload> {
  const checked = await checkUpload(bytes)
  if (checked.kind === 'refused') throw createInvalidFieldsError([describeProblem(checked.problem)])
  return checked
}

/** A name with an accent doesn't fit into a header as it is. */
function decodeName(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? ''))
  } catch {
    return ''
  }
}

const toSentFile = (request: FastifyRequest, body: Buffer | SentFile): SentFile =>
  Buffer.isBuffer(body) ? { name: decodeName(request.headers[FILE_NAME_HEADER]), bytes: body } : body

/** The body is a file only here: all other routes refuse such content types. */
function addParsers(scope: FastifyInstance, takesForms: boolean): void {
  scope.addContentTypeParser(
    [...UPLOAD_MEDIA_TYPES],
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )
  if (!takesForms) return
  scope.addContentTypeParser(FORM, { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, body: Buffer) =>
    readUploadForm(body, headers['content-type'] ?? ''),
  )
}

/**
 * Registers a call with which a seller sends a file. First its sender is let in, then it gets one of the few places of the
 * process, then its body is read, and its bytes are checked.
 */
export async function registerUpload<Params>(
  app: FastifyInstance,
  route: UploadRoute<Params>,
): Promise<void> {
  const { url, schema, takesForms = false, requireUploader, take, sendRefusal } = route
  await app.register(async (scope) => {
    addParsers(scope, takesForms)
    scope.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url,
      schema: {
        ...schema,
        consumes: takesForms ? [...UPLOAD_MEDIA_TYPES, FORM] : [...UPLOAD_MEDIA_TYPES],
        body: takesForms ? z.union([FILE_BODY, FORM_BODY]) : FILE_BODY,
      },
      bodyLimit: takesForms ? MAX_UPLOAD_BYTES + FORM_BYTES : MAX_UPLOAD_BYTES,
      config: { rateLimit: UPLOAD_LIMIT },
      onRequest: async (request, reply) => {
        await requireUploader(request, request.params as Params)
        takeUploadPlace(request, reply)
      },
      errorHandler: (failure, request, reply) => {
        const error = describeRefusal(failure)
        if (sendRefusal) return sendRefusal(error, request, reply)
        return request.server.errorHandler(error as FastifyError, request, reply)
      },
      handler: async (request, reply) => {
        const sent = toSentFile(request, request.body)
        const call = { request, reply, params: request.params as Params }
        return take(call, { ...sent, upload: await requireUpload(sent.bytes) })
      },
    })
  })
}
