import { randomUUID } from 'node:crypto'
import type { ContactRequest } from '#contracts/contact.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer, TestShop } from './test-shop.ts'

export type ContactFields = Omit<ContactRequest, 'token'>

/** A well-formed sale number; no such sale has to exist. */
export const SALE_NUMBER = formatTradeNumber(4_711)

/** A valid message from a unique address. */
export const buildContactFields = (overrides: Partial<ContactFields> = {}): ContactFields => ({
  subject: 'PAYOUT',
  tradeNumber: SALE_NUMBER.toLowerCase(),
  device: '',
  name: 'Zofia Müller-Łuczak',
  email: `Zofia-${randomUUID()}@Example.org`,
  message: 'Where is my money?\nIt is 10 < 20 days.',
  website: '',
  ...overrides,
})

export interface Sending {
  readonly shop?: TestShop
  readonly host?: string
  readonly key?: string
  /** The sender's IP address; a new one unless given. */
  readonly address?: string
  /** How long the visitor takes to write the message. */
  readonly writesForMs?: number
  readonly token?: string
}

const buildAddressHeader = (address: string | undefined): Record<string, string> =>
  address ? { 'x-forwarded-for': address } : {}

const COUNT = `
  select (select count(*)::int from contact_message) as messages,
    (select count(*)::int from outbox where topic = 'CONTACT_MAIL') as work`

interface Counts {
  readonly messages: number
  readonly work: number
}

/** Both ways to contact the shop's help desk, and what gets stored and mailed. */
export function createContactDesk(store: SaleShop) {
  async function tokenFor(key: string, sending: Sending = {}): Promise<string> {
    const { shop = store.shop, host = MARKET_HOSTS.de, address } = sending
    const { text } = await shop.get(host, `/api/contact/token?key=${key}`, buildAddressHeader(address))
    return String(JSON.parse(text).token)
  }

  async function count(): Promise<Counts> {
    const { rows } = await store.db.$client.query<Counts>(COUNT)
    if (!rows[0]) throw new Error('Nothing was counted')
    return rows[0]
  }

  return {
    tokenFor,
    /** Sends the form as the script does. */
    async send(fields: object, sending: Sending = {}): Promise<Answer> {
      const { shop = store.shop, host = MARKET_HOSTS.de, key = randomUUID(), address } = sending
      const token = sending.token ?? (await tokenFor(key, sending))
      store.clock.nowMs += sending.writesForMs ?? 3_000
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...buildAddressHeader(address),
      }
      const body = JSON.stringify({ ...fields, token })
      return shop.send(host, '/api/contact', { method: 'POST', headers, body })
    },
    /** Sends the form as a browser without scripts does. */
    post(fields: Partial<ContactFields>, sending: Sending & { readonly path?: string } = {}) {
      const { host = MARKET_HOSTS.de, path = '/kontakt', address } = sending
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...buildAddressHeader(address) }
      const body = new URLSearchParams(fields).toString()
      return store.shop.send(host, path, { method: 'POST', headers, body })
    },
    /** The number of messages that a call stores; each must queue one mail. */
    async storedBy(call: () => Promise<unknown>): Promise<number> {
      const before = await count()
      await call()
      const after = await count()
      const stored = after.messages - before.messages
      if (after.work - before.work !== stored) throw new Error('Messages and mails do not match')
      return stored
    },
    /** All mails to the help desk that contain a text, after draining the outbox. */
    async mailsWith(text: string) {
      await store.drain()
      const heads = (await store.mailbox.list()).filter(({ id }) => id.startsWith('CONTACT:'))
      const mails = await Promise.all(heads.map(({ id }) => store.mailbox.find(id)))
      return mails.flatMap((mail) => (mail?.text.includes(text) ? [mail] : []))
    },
    /** The number of messages from an address. */
    async countOf(email: string): Promise<number | null> {
      const statement = 'select from contact_message where email = $1'
      return (await store.db.$client.query(statement, [email])).rowCount
    },
  }
}

/** Status, error id and field errors. */
export const readRefusal = ({ status, text }: Answer): unknown[] => {
  const { id, errors = [] } = JSON.parse(text)
  return [status, id, ...errors]
}
