import { createHash } from 'node:crypto'
import type { ContactRequest } from '#contracts/contact.ts'
import { type ContactInput, type ContactMessage, checkContact } from '#domain/contact/check-contact.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { bindIdempotencyKey, toUuid } from '#server/http/bind-idempotency-key.ts'
import { findNetwork } from '#server/http/client-address.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { BlockedError, HttpError } from '#server/http/error-handler.ts'
import { type ContactLimit, findHash, insertMessage } from './contact.repository.ts'
import type { ContactTokens } from './contact-tokens.ts'

export interface ContactOptions {
  readonly db: Database
  readonly tokens: ContactTokens
  readonly now: () => number
}

/** The sender of a message. */
export interface Visitor {
  readonly shop: Shop
  /** The network address; only its hash is stored. */
  readonly address: string
}

/** The fields of the form, and the honeypot that people don't see. */
export type ContactFields = ContactInput & Pick<ContactRequest, 'website'>

export interface ContactService {
  /** Stores a message sent by the script, with a token for its key; the same key is the same message. */
  create(visitor: Visitor, idempotencyKey: string, request: ContactRequest): Promise<void>
  /** Stores a message of the form without script; the same text on the same day is the same message. */
  createFromForm(visitor: Visitor, fields: ContactFields): Promise<void>
}

/** Messages per hour. A whole company may share a network; the form without script has no token to slow it down. */
const HOURLY_LIMITS = {
  script: { email: 5, network: 20 },
  form: { email: 3, network: 6 },
} as const

type MessageSource = keyof typeof HOURLY_LIMITS

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

interface LimitedSender {
  readonly email: string
  readonly address: string
  readonly source: MessageSource
}

/** One count per clock hour, so the only cleaning up is that of the table. Addresses are stored as hashes. */
function buildLimits({ email, address, source }: LimitedSender, nowMs: number): ContactLimit[] {
  const hour = Math.floor(nowMs / HOUR_MS)
  const buildKey = (kind: string, value: string) => `contact-${kind}:${hour}:${hash(value).toString('hex')}`
  return [
    { key: buildKey('email', email), max: HOURLY_LIMITS[source].email },
    { key: buildKey('network', findNetwork(address)), max: HOURLY_LIMITS[source].network },
  ]
}

const hashFields = ({ market }: Shop, { subject, tradeNumber, device, name, email, message }: ContactInput) =>
  hash(JSON.stringify([market, subject, tradeNumber, device, name, email, message]))

function requireSame(earlierHash: Uint8Array, requestHash: Uint8Array): void {
  if (Buffer.compare(earlierHash, requestHash) !== 0)
    throw new HttpError(
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'A different message was already sent with this idempotency key. Use a new key.',
    )
}

function requireMessage(shop: Shop, input: ContactInput): ContactMessage {
  const checked = checkContact(input, MARKETS[shop.market])
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.values
}

function requireToken(tokens: ContactTokens, token: string, idempotencyKey: string): void {
  const reading = tokens.read(token, idempotencyKey)
  if (reading.kind === 'early') throw new BlockedError(Math.ceil(reading.waitMs / 1_000))
  if (reading.kind === 'invalid')
    throw new HttpError(
      403,
      'TOKEN_INVALID',
      'The token has expired or belongs to another message. Request a new one and send the message again.',
    )
}

interface NewContactMessage {
  readonly visitor: Visitor
  readonly source: MessageSource
  readonly idempotencyKey: string
  readonly requestHash: Uint8Array
  readonly message: ContactMessage
}

async function storeMessage(
  { db, now }: ContactOptions,
  { visitor, source, idempotencyKey, requestHash, message }: NewContactMessage,
): Promise<void> {
  const nowMs = now()
  const outcome = await insertMessage(db, {
    idempotencyKey,
    requestHash,
    message,
    shop: visitor.shop,
    createdAt: new Date(nowMs),
    limits: buildLimits({ email: message.email, address: visitor.address, source }, nowMs),
  })
  if (outcome === 'tooMany') throw new BlockedError(Math.ceil((HOUR_MS - (nowMs % HOUR_MS)) / 1_000))
  if (outcome === 'stored') return
  const winner = await findHash(db, idempotencyKey)
  if (!winner) throw new Error('A message with the same key has vanished')
  requireSame(winner, requestHash)
}

export const createContactService = (options: ContactOptions): ContactService => ({
  async create(visitor, givenKey, { token, website, ...input }) {
    const idempotencyKey = bindIdempotencyKey(givenKey, normaliseEmail(input.email))
    const requestHash = hashFields(visitor.shop, input)
    const earlier = await findHash(options.db, idempotencyKey)
    if (earlier) return requireSame(earlier, requestHash)
    const message = requireMessage(visitor.shop, input)
    requireToken(options.tokens, token, givenKey)
    // A bot filled in the honeypot: it gets the answer of a success.
    if (website !== '') return undefined
    return storeMessage(options, { visitor, source: 'script', idempotencyKey, requestHash, message })
  },
  async createFromForm(visitor, { website, ...input }) {
    const message = requireMessage(visitor.shop, input)
    if (website !== '') return
    const requestHash = hashFields(visitor.shop, input)
    const day = Math.floor(options.now() / DAY_MS)
    const idempotencyKey = toUuid(hash(`${day}:${requestHash.toString('hex')}`))
    if (await findHash(options.db, idempotencyKey)) return
    await storeMessage(options, { visitor, source: 'form', idempotencyKey, requestHash, message })
  },
})
