import { createHash } from 'node:crypto'
import type { ContactRequest } from '#contracts/contact.ts'
import { type ContactInput, type ContactMessage, checkContact } from '#domain/contact/check-contact.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { networkOf } from '#server/http/client-address.ts'
import { BlockedError, HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { type ContactLimit, findHash, insertMessage } from './contact.repository.ts'
import type { ContactTokens } from './contact-tokens.ts'

export interface ContactOptions {
  readonly db: Database
  readonly tokens: ContactTokens
  readonly now: () => number
}

/** Where a message comes from. */
export interface Visitor {
  readonly shop: Shop
  /** Of the network; only its hash is kept. */
  readonly address: string
}

/** What a form brings: the fields, and one that nobody sees. */
export type ContactFields = ContactInput & Pick<ContactRequest, 'website'>

export interface ContactService {
  /** Takes a message of the script, with the token of its key; the same key is the same message. */
  create(visitor: Visitor, idempotencyKey: string, request: ContactRequest): Promise<void>
  /** Takes a message of a form without script; the same words on the same day are the same message. */
  createFromForm(visitor: Visitor, fields: ContactFields): Promise<void>
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Messages in an hour. A whole company may share a network; a form without script has no token that slows it down. */
const HOURLY = {
  script: { email: 5, network: 20 },
  form: { email: 3, network: 6 },
} as const

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** One count per clock hour: it needs no cleaning up but that of the table. Addresses themselves are not kept. */
function limitsOf(email: string, address: string, way: keyof typeof HOURLY, nowMs: number): ContactLimit[] {
  const hour = Math.floor(nowMs / HOUR_MS)
  const keyOf = (kind: string, value: string) => `contact-${kind}:${hour}:${hashOf(value).toString('hex')}`
  return [
    { key: keyOf('email', email), max: HOURLY[way].email },
    { key: keyOf('network', networkOf(address)), max: HOURLY[way].network },
  ]
}

const fieldsHash = ({ market }: Shop, { subject, tradeNumber, device, name, email, message }: ContactInput) =>
  hashOf(JSON.stringify([market, subject, tradeNumber, device, name, email, message]))

/** The first half of a hash in the form of a key; the bits of its version say that it was made of something. */
function keyOf(hash: Buffer): string {
  const hex = hash.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function requireSame(earlier: Uint8Array, hash: Uint8Array): void {
  if (Buffer.compare(earlier, hash) !== 0)
    throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED', 'Another message was sent with this key.')
}

function requireMessage(shop: Shop, input: ContactInput): ContactMessage {
  const checked = checkContact(input, MARKETS[shop.market])
  if (checked.kind === 'problems') throw invalidFields(checked.problems)
  return checked.values
}

function requireToken(tokens: ContactTokens, token: string, idempotencyKey: string): void {
  const reading = tokens.read(token, idempotencyKey)
  if (reading.kind === 'early') throw new BlockedError(Math.ceil(reading.waitMs / 1_000))
  if (reading.kind === 'invalid')
    throw new HttpError(403, 'TOKEN_INVALID', 'The token does not belong to this message, or is too old.')
}

interface Storing {
  readonly visitor: Visitor
  readonly way: keyof typeof HOURLY
  readonly idempotencyKey: string
  readonly requestHash: Uint8Array
  readonly message: ContactMessage
}

async function store({ db, now }: ContactOptions, storing: Storing): Promise<void> {
  const { visitor, way, idempotencyKey, requestHash, message } = storing
  const nowMs = now()
  const outcome = await insertMessage(db, {
    idempotencyKey,
    requestHash,
    message,
    shop: visitor.shop,
    createdAt: new Date(nowMs),
    limits: limitsOf(message.email, visitor.address, way, nowMs),
  })
  if (outcome === 'tooMany') throw new BlockedError(Math.ceil((HOUR_MS - (nowMs % HOUR_MS)) / 1_000))
  if (outcome === 'stored') return
  const winner = await findHash(db, idempotencyKey)
  if (!winner) throw new Error('A message with the same key has vanished')
  requireSame(winner, requestHash)
}

export const createContactService = (options: ContactOptions): ContactService => ({
  async create(visitor, idempotencyKey, { token, website, ...input }) {
    const requestHash = fieldsHash(visitor.shop, input)
    const earlier = await findHash(options.db, idempotencyKey)
    if (earlier) return requireSame(earlier, requestHash)
    const message = requireMessage(visitor.shop, input)
    requireToken(options.tokens, token, idempotencyKey)
    // A program is told what it wants to hear.
    if (website !== '') return undefined
    return store(options, { visitor, way: 'script', idempotencyKey, requestHash, message })
  },
  async createFromForm(visitor, { website, ...input }) {
    const message = requireMessage(visitor.shop, input)
    if (website !== '') return
    const requestHash = fieldsHash(visitor.shop, input)
    const day = Math.floor(options.now() / DAY_MS)
    const idempotencyKey = keyOf(hashOf(`${day}:${requestHash.toString('hex')}`))
    if (await findHash(options.db, idempotencyKey)) return
    await store(options, { visitor, way: 'form', idempotencyKey, requestHash, message })
  },
})
