import { execFileSync } from 'node:child_process'
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PushPayload } from '#contracts/notices.ts'
import { createHttpPush } from '#server/ports/push/http-push.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import { generatePushKey, readPushKey } from '#server/ports/push/push-key.ts'

const NAME = 'push.example'

/** Made for this run: nothing that opens anything is part of the sources. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'push-service-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync('openssl', [...made, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const files = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return files
}

/** A browser that has subscribed: it alone can read what is sent to it. */
export class SubscribedBrowser {
  readonly #pair = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(path: string) {
    this.#pair.generateKeys()
    this.endpoint = `https://${NAME}${path}`
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#pair.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    }
  }

  /** Reads a message by RFC 8291, independently of what has encrypted it. */
  read(body: Buffer): PushPayload {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const derive = (secret: ArrayBuffer | Buffer, salted: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret as Buffer), salted, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), senderKey])
    const secret = derive(this.#pair.computeSecret(senderKey), this.#auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushPayload
  }
}

export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface PushService {
  /** Sends to this service, as it would to any other. */
  readonly push: PushPort
  readonly received: ReceivedPush[]
  /** What the service answers from now on; 201 at first. One that is endless never comes to its end. */
  answer: { status: number; isEndless: boolean }
  close(): Promise<void>
}

const toThisMachine: LookupFunction = (_, { all }, callback) => {
  const address = { address: '127.0.0.1', family: 4 }
  if (all) callback(null, [address])
  else callback(null, address.address, address.family)
}

/** Often enough to keep a socket from being idle. */
const DRIP_MS = 50

/** Says again and again that the answer is about to come. */
function dripHints(response: ServerResponse): void {
  const dripping = setInterval(() => response.writeEarlyHints({ link: '</x>; rel=preload' }), DRIP_MS)
  response.once('close', () => clearInterval(dripping))
}

/** A push service on this machine, over HTTPS. */
export async function startPushService(now: () => number, timeoutMs?: number): Promise<PushService> {
  const { key, cert } = makeCertificate()
  const received: ReceivedPush[] = []
  const answer = { status: 201, isEndless: false }
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      if (answer.isEndless) dripHints(response)
      else response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pushKey = readPushKey(generatePushKey(), 'mailto:security@shop.example')
  if (!pushKey) throw new Error('The new key can’t be read')
  return {
    push: createHttpPush({
      key: pushKey,
      now,
      network: { lookup: toThisMachine, port, ca: cert },
      timeoutMs,
    }),
    received,
    answer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
