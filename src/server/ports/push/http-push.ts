import { type RequestOptions, request } from 'node:https'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { encryptPush } from './encrypt-push.ts'
import type { PushPort } from './push.ts'
import { isPushEndpoint, lookUpPublicAddress } from './push-address.ts'
import type { PushKey } from './push-key.ts'

const TIMEOUT_MS = 10_000

/** How long a push service waits for a browser that is switched off. */
const KEPT_SECONDS = (7 * DAY_MS) / 1_000

/**
 * The browser has unsubscribed, or its service has forgotten it (404, 410). Or it has subscribed with an earlier key of the
 * shop (401, 403), and its service will take nothing that is signed with another.
 */
const GONE = new Set([401, 403, 404, 410])

export interface HttpPushOptions {
  readonly key: PushKey
  readonly now: () => number
  /** Where connections go; tests have a push service on their own machine. */
  readonly network?: Pick<RequestOptions, 'lookup' | 'port' | 'ca'>
  readonly timeoutMs?: number | undefined
}

/** Posts once, without following anything: a redirect would lead to an address that nobody has checked. */
const post = (endpoint: string, options: RequestOptions, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const sending = request(endpoint, { ...options, method: 'POST' }, (response) => {
      // What the service says besides is of no interest, however long it is.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.end(body)
  })

/** Sends through the browsers' push services (RFC 8030). */
export const createHttpPush = ({
  key,
  now,
  network = {},
  timeoutMs = TIMEOUT_MS,
}: HttpPushOptions): PushPort => ({
  publicKey: key.publicKey,
  async send(receiver, { text, topic }) {
    const { endpoint } = receiver
    if (!isPushEndpoint(endpoint)) return 'gone'
    const body = encryptPush(receiver, text)
    const headers = {
      authorization: key.authorise(endpoint, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: KEPT_SECONDS,
      topic,
      urgency: 'normal',
    }
    // For all of it: whoever owns the address could send a byte now and then, and each would start a socket’s own timeout again.
    const signal = AbortSignal.timeout(timeoutMs)
    const status = await post(endpoint, { lookup: lookUpPublicAddress, ...network, headers, signal }, body)
    if (GONE.has(status)) return 'gone'
    if (status >= 200 && status < 300) return 'delivered'
    throw Object.assign(new Error('The push service refused'), { code: `STATUS_${status}` })
  },
})
