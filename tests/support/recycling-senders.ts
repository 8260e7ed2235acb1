import { randomUUID } from 'node:crypto'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { LocalMail } from '#server/ports/mail/local-mailbox.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

/** A valid request for a label, from a unique address. */
export const buildRecyclingFields = (market: MarketId, overrides: Record<string, unknown> = {}) => ({
  device: 'Nokia 3310',
  firstName: 'Zofia',
  lastName: 'Müller',
  email: `zofia-${randomUUID()}@example.org`,
  street: 'Hauptstraße 7',
  zip: MARKETS[market].zipExample,
  city: 'Łódź',
  country: MARKETS[market].countries[0] ?? '',
  isBatterySafe: true,
  ...overrides,
})

export interface RecyclingRow {
  readonly id: number
  readonly number: string
  readonly state: string
  readonly tracking_number: string | null
  readonly mailbox_key: string | null
}

/** People who want their devices recycled, and what is stored and mailed for them. */
export const createRecyclingSenders = (store: SaleShop) => ({
  request(market: MarketId, fields: object, headers: Record<string, string> = {}): Promise<Answer> {
    return store.shop.send(MARKET_HOSTS[market], '/api/recycling', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    })
  },
  /** The parcels of an address, oldest first. */
  async parcelsOf(email: string): Promise<readonly RecyclingRow[]> {
    const { rows } = await store.db.$client.query<RecyclingRow>(
      `select parcel.* from recycling_parcel as parcel join recycling_sender on parcel_id = parcel.id
      where email = $1 order by created_at`,
      [email],
    )
    return rows
  },
  /** The mails to an address, oldest first. */
  async mailsTo(email: string): Promise<readonly LocalMail[]> {
    const listed = (await store.mailbox.list()).filter(({ to }) => to === email)
    const mails = await Promise.all(listed.map(({ id }) => store.mailbox.find(id)))
    return mails.filter((mail) => mail !== null).toReversed()
  },
})

/** The first link of a mail that leads to a path. */
export function findLink({ text }: LocalMail, part: string): URL {
  const found = text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part))
  if (!found) throw new Error(`The mail has no link to ${part}`)
  return new URL(found)
}
