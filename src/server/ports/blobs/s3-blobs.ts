import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { type BlobStorage, BlobStorageError } from './blob-storage.ts'

export interface S3Options {
  /** `s3://bucket/prefix`; the prefix may be missing. */
  readonly url: string
  /** The server, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** For one attempt, its body included. */
  readonly timeoutMs: number
}

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly body?: Uint8Array<ArrayBuffer>
  readonly mediaType?: string
  /** The only size that is taken into memory. */
  readonly expectedBytes?: number
}

interface S3Answer {
  readonly status: number
  /** Null if it isn't of the expected size. */
  readonly bytes: Buffer | null
}

/** How long to wait before the second and the third attempt. */
const PAUSES_MS = [100, 400] as const

/** What another attempt may get over: a busy server, or one that is being replaced. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

const NOT_FOUND = 404

const isDone = (status: number): boolean => status >= 200 && status < 300

const refuse = (method: string, status: number): BlobStorageError =>
  new BlobStorageError(`The object storage answered ${method} with ${status}`)

async function readAnswer(response: Response, expectedBytes: number | undefined): Promise<S3Answer> {
  const { status, headers } = response
  const isExpected = expectedBytes === undefined || Number(headers.get('content-length')) === expectedBytes
  if (isExpected) return { status, bytes: Buffer.from(await response.arrayBuffer()) }
  await response.body?.cancel()
  return { status, bytes: null }
}

/** A bucket of any server that speaks the S3 API, addressed by path, which all of them understand. */
export function createS3Blobs(options: S3Options): BlobStorage {
  const { accessKeyId, secretAccessKey, region, timeoutMs } = options
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const { host: bucket, pathname } = new URL(options.url)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const base = [options.endpoint.replace(/\/$/, ''), bucket, prefix].filter(Boolean).join('/')

  // Every attempt has its own signature: one is valid for some minutes only. The hash makes the server refuse a body that
  // was damaged on its way.
  async function attempt(key: string, request: S3Request): Promise<S3Answer> {
    const { method, body, mediaType, expectedBytes } = request
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await signer.sign(`${base}/${key}`, {
      method,
      ...(body && { body }),
      headers: { 'x-amz-content-sha256': hash, ...(mediaType && { 'content-type': mediaType }) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const answer = await readAnswer(await fetch(signed), expectedBytes)
    if (isPassing(answer.status)) throw refuse(method, answer.status)
    return answer
  }

  async function send(key: string, request: S3Request): Promise<S3Answer> {
    for (const pauseMs of PAUSES_MS) {
      try {
        return await attempt(key, request)
      } catch {
        // The last attempt says why.
        await sleep(pauseMs)
      }
    }
    try {
      return await attempt(key, request)
    } catch (cause) {
      if (cause instanceof BlobStorageError) throw cause
      throw new BlobStorageError('The object storage can’t be reached', { cause })
    }
  }

  return {
    async write(key, bytes, mediaType) {
      const { status } = await send(key, { method: 'PUT', body: new Uint8Array(bytes), mediaType })
      if (!isDone(status)) throw refuse('PUT', status)
    },
    async read(key, sizeInBytes) {
      const { status, bytes } = await send(key, { method: 'GET', expectedBytes: sizeInBytes })
      if (status === NOT_FOUND) return null
      if (!isDone(status)) throw refuse('GET', status)
      return bytes
    },
    async delete(key) {
      const { status } = await send(key, { method: 'DELETE' })
      if (!isDone(status) && status !== NOT_FOUND) throw refuse('DELETE', status)
    },
  }
}
