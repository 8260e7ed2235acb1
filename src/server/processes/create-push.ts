import type { Environment } from '#server/config/environment.ts'
import { getCompany } from '#server/config/operator.ts'
import { createHttpPush } from '#server/ports/push/http-push.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import { readPushKey } from '#server/ports/push/push-key.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'

/** Each customer names the service that sends to their browser. One that doesn't answer is no failure of ours to be woken for. */
const isTheirs = () => true

const watchPush = (push: PushPort): PushPort => ({
  publicKey: push.publicKey,
  send: (receiver, message) => watchCall('push', () => push.send(receiver, message), isTheirs),
})

/** Sends notifications to browsers; null where no key is configured, and sellers get mails only. */
export function createPush({ PUSH_PRIVATE_KEY }: Pick<Environment, 'PUSH_PRIVATE_KEY'>): PushPort | null {
  const subject = `mailto:${getCompany().securityMail}`
  const key = PUSH_PRIVATE_KEY === undefined ? null : readPushKey(PUSH_PRIVATE_KEY, subject)
  return key && watchPush(createHttpPush({ key, now: Date.now }))
}
