import { randomUUID } from 'node:crypto'
import type { ContactRequest } from '#contracts/contact.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer, TestShop } from './test-shop.ts'

export type ContactFields = Omit<ContactRequest, 'token'>

/** A sale number as it is written; no sale need have it. */
export const SALE_NUMBER = tradeNumberOf(4_711)

/** A good message, from an address that nobody else has. */
export const fieldsWith = (overrides: Partial<ContactFields> = {}): ContactFields => ({
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
  /** Of the network; one of its own unless given. */
  readonly address?: string
  /** How long somebody writes. */
  readonly writesForMs?: number
  readonly token?: string
}

const from = (address: string | undefined): Record<string, string> =>
  address ? { 'x-forwarded-for': address } : {}

const COUNT = `
  select (select count(*)::int from contact_message) as messages,
    (select count(*)::int from outbox where topic = 'CONTACT_MAIL') as work`

interface Counts {
  readonly messages: number
  readonly work: number
}

/** Both ways to write to the help desk of a shop, and what has come of it. */
export function createContactDesk(store: SaleShop) {
  async function tokenFor(key: string, sending: Sending = {}): Promise<string> {
    const { shop = store.shop, host = MARKET_HOSTS.de, address } = sending
    const { text } = await shop.get(host, `/api/contact/token?key=${key}`, from(address))
    return String(JSON.parse(text).token)
  }

  async function count(): Promise<Counts> {
    const { rows } = await store.db.$client.query<Counts>(COUNT)
    if (!rows[0]) throw new Error('Nothing was counted')
    return rows[0]
  }

  return {
    tokenFor,
    /** Writes as the script does. */
    async send(fields: object, sending: Sending = {}): Promise<Answer> {
      const { shop = store.shop, host = MARKET_HOSTS.de, key = randomUUID(), address } = sending
      const token = sending.token ?? (await tokenFor(key, sending))
      store.clock.nowMs += sending.writesForMs ?? 3_000
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...from(address) }
      const body = JSON.stringify({ ...fields, token })
      return shop.send(host, '/api/contact', { method: 'POST', headers, body })
    },
    /** Writes as a browser without script does. */
    post(fields: Partial<ContactFields>, sending: Sending & { readonly path?: string } = {}) {
      const { host = MARKET_HOSTS.de, path = '/kontakt', address } = sending
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...from(address) }
      const body = new URLSearchParams(fields).toString()
      return store.shop.send(host, path, { method: 'POST', headers, body })
    },
    /** How many messages a call has stored; each has its mail to be sent. */
    async storedBy(call: () => Promise<unknown>): Promise<number> {
      const before = await count()
      await call()
      const after = await count()
      const stored = after.messages - before.messages
      if (after.work - before.work !== stored) throw new Error('Messages and mails do not match')
      return stored
    },
    /** All mails to the desk that hold a text, after everything was sent. */
    async mailsWith(text: string) {
      await store.workOff()
      const heads = (await store.mailbox.list()).filter(({ id }) => id.startsWith('CONTACT:'))
      const mails = await Promise.all(heads.map(({ id }) => store.mailbox.find(id)))
      return mails.flatMap((mail) => (mail?.text.includes(text) ? [mail] : []))
    },
    /** How many messages of an address there are. */
    async countOf(email: string): Promise<number | null> {
      const statement = 'select from contact_message where email = $1'
      return (await store.db.$client.query(statement, [email])).rowCount
    },
  }
}

/** Status, error id and what is wrong with the fields. */
export const refusalOf = ({ status, text }: Answer): unknown[] => {
  const { id, errors = [] } = JSON.parse(text)
  return [status, id, ...errors]
}
