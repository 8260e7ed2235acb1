import {
  CONTACT_MIN_MS,
  CONTACT_PATH,
  contactTokenUrl,
  IDEMPOTENCY_KEY_HEADER,
} from '#contracts/api-paths.ts'
import type { ContactInput } from '#domain/contact/check-contact.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'

export type MessageBody = ContactInput & { readonly website: string }

interface Ticket {
  readonly key: string
  readonly token: string
  readonly usableAtMs: number
}

/** Sends the messages of one form. */
export interface MessageSender {
  /** Asks for a token when somebody begins to write; sending works without it, too. */
  prepare(): void
  send(body: MessageBody): Promise<ApiResult<unknown>>
}

async function fetchTicket(key: string): Promise<Ticket | null> {
  const result = await callApi<{ readonly token: string }>(contactTokenUrl(key))
  return result.kind === 'ok'
    ? { key, token: result.data.token, usableAtMs: performance.now() + CONTACT_MIN_MS }
    : null
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Puts a message and a ticket together. A ticket that is too fresh is waited for: the visitor need not know of it. */
async function post({ key, token, usableAtMs }: Ticket, body: MessageBody): Promise<ApiResult<unknown>> {
  await pause(usableAtMs - performance.now())
  return callApi(CONTACT_PATH, {
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    body: { ...body, token },
    answer: 'nothing',
  })
}

const isTokenRefused = (result: ApiResult<unknown>): boolean =>
  result.kind === 'refused' && result.error.id === 'TOKEN_INVALID'

/**
 * The same words are sent under the same key, however often: an answer that was lost makes no second message. Other words
 * are another message, with another key and token.
 */
export function createMessageSender(): MessageSender {
  let ticket: Promise<Ticket | null> | null = null
  let sentText: string | null = null
  const renew = (key = randomUuid()) => {
    ticket = fetchTicket(key)
    return ticket
  }
  return {
    prepare() {
      if (!ticket) void renew()
    },
    async send(body) {
      const text = JSON.stringify(body)
      if (sentText !== null && sentText !== text) ticket = null
      const held = (await (ticket ?? renew())) ?? (await renew())
      if (!held) return { kind: 'noAnswer' }
      sentText = text
      const result = await post(held, body)
      if (!isTokenRefused(result)) return result
      // It was too old: the form had been open for more than a day.
      const fresh = await renew(held.key)
      return fresh ? post(fresh, body) : { kind: 'noAnswer' }
    },
  }
}
