import { buildContactTokenUrl, CONTACT_MIN_MS, CONTACT_PATH } from '#contracts/paths/contact.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { ContactInput } from '#domain/contact/check-contact.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'

export type MessageBody = ContactInput & { readonly website: string }

interface Ticket {
  readonly key: string
  readonly token: string
  readonly usableAtMs: number
}

/** Sends the messages of one form. */
export interface MessageSender {
  /** Requests a token when a visitor begins to write; sending works without it, too. */
  prepare(key: string): void
  send(body: MessageBody, key: string): Promise<ApiResult<unknown>>
}

async function fetchTicket(key: string): Promise<Ticket | null> {
  const result = await callApi<{ readonly token: string }>(buildContactTokenUrl(key))
  return result.kind === 'ok'
    ? { key, token: result.data.token, usableAtMs: performance.now() + CONTACT_MIN_MS }
    : null
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Sends a message with its ticket. A ticket that is too fresh is waited for: the visitor need not know. */
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

/** Every idempotency key needs its own token, which all retries of the message share. */
export function createMessageSender(): MessageSender {
  let held: { readonly key: string; readonly ticket: Promise<Ticket | null> } | null = null
  function requestTicket(key: string): Promise<Ticket | null> {
    held = { key, ticket: fetchTicket(key) }
    return held.ticket
  }
  const takeTicket = (key: string) => (held?.key === key ? held.ticket : requestTicket(key))
  return {
    prepare(key) {
      void takeTicket(key)
    },
    async send(body, key) {
      const ticket = (await takeTicket(key)) ?? (await requestTicket(key))
      if (!ticket) return { kind: 'noAnswer' }
      const result = await post(ticket, body)
      if (!isTokenRefused(result)) return result
      // It was too old: the form had been open for more than a day.
      const fresh = await requestTicket(key)
      return fresh ? post(fresh, body) : { kind: 'noAnswer' }
    },
  }
}
