import { PRICE_WATCH_ENDS_PATH, PRICE_WATCHES_PATH } from '#contracts/paths/price-watch.ts'
import type { WatchRequest } from '#contracts/price-watch.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { checkPriceWatches } from '#server/modules/price-watch/check-price-watches.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import type { LocalMail } from '#server/ports/mail/local-mailbox.ts'
import { openAsRole } from './database.ts'
import type { SaleShop } from './sale-shop.ts'
import { BEST_PHONE_ANSWERS } from './sales.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

const { ruleSets } = createQuestions(DATA_FOLDER)

let made = 0

const NEXT_LIST = `
  with next as (
    insert into price_list (market, version, currency, deduction_factor_bp, valid_from)
    select market, version + 1, currency, deduction_factor_bp, now() - interval '1 day' from price_list
    where market = $1 order by version desc limit 1 returning version
  ), closed as (
    update base_price set to_version = next.version from next
    where market = $1 and device_id = $2 and storage_gb = $3 and to_version is null
  )
  select version from next`

const OPEN_PRICE = `
  insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents) values ($1, $2, $3, $4, $5)`

interface Client {
  query<Row extends object>(text: string, values: unknown[]): Promise<{ readonly rows: Row[] }>
}

export interface NewPrice {
  readonly market: MarketId
  readonly deviceId: number
  readonly storageGb: number
  readonly amountInCents: number
}

/** Starts a new price list of a market, in which a device has another base price, as of yesterday: nobody undoes it. */
export async function startPriceList(client: Client, price: NewPrice): Promise<void> {
  const { market, deviceId, storageGb, amountInCents } = price
  const { rows } = await client.query<{ version: number }>(NEXT_LIST, [market, deviceId, storageGb])
  await client.query(OPEN_PRICE, [market, deviceId, storageGb, rows[0]?.version, amountInCents])
}

/** What people do who watch prices, and what the shop then does. The shop may be started later. */
export function createWatchers(storeOf: () => SaleShop) {
  const watchers = {
    newEmail: () => `watcher-${++made}@example.org`,

    buildRequest: (overrides: Partial<WatchRequest> = {}): WatchRequest => ({
      deviceId: storeOf().deviceId,
      storageGb: 128,
      conditionId: 4,
      answers: BEST_PHONE_ANSWERS,
      kind: 'reached',
      amount: '9000',
      email: watchers.newEmail(),
      ...overrides,
    }),

    request: (body: object, market: MarketId = 'de', headers: Record<string, string> = {}): Promise<Answer> =>
      storeOf().shop.send(MARKET_HOSTS[market], PRICE_WATCHES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),

    postForm: (path: string, fields: Record<string, string> = {}, market: MarketId = 'de'): Promise<Answer> =>
      storeOf().shop.send(MARKET_HOSTS[market], path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),

    /** All mails to an address, newest first, after draining the outbox. */
    async mailsTo(email: string): Promise<readonly LocalMail[]> {
      const { drain, mailbox } = storeOf()
      await drain()
      const mails = (await mailbox.list()).filter(({ to }) => to === email)
      const found = await Promise.all(mails.map(({ id }) => mailbox.find(id)))
      return found.filter((mail) => mail !== null)
    },

    /** The path of a link in the newest mail. */
    async findLink(email: string, part: string): Promise<string> {
      const [mail] = await watchers.mailsTo(email)
      const link = mail?.text.match(new RegExp(`https?://[^/\\s]+(/[^\\s]*${part}[^\\s]*)`))?.[1]
      if (!link) throw new Error(`No link with ${part} in ${mail?.text}`)
      return link
    },

    /** Asks for a watch and confirms it. */
    async watch(overrides: Partial<WatchRequest> = {}, market: MarketId = 'de'): Promise<string> {
      const body = watchers.buildRequest(overrides)
      await watchers.request(body, market)
      await watchers.postForm(await watchers.findLink(body.email, 'confirm'), {}, market)
      return body.email
    },

    oneClick: (endPath: string): Promise<Answer> =>
      storeOf().shop.send(MARKET_HOSTS.de, `${PRICE_WATCH_ENDS_PATH}/${endPath.split('/').at(-1)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),

    /** A new price list, in which the phone has another base price. */
    startList: (market: MarketId, amountInCents: number, storageGb = 128): Promise<void> =>
      startPriceList(storeOf().db.$client, {
        market,
        deviceId: storeOf().deviceId,
        storageGb,
        amountInCents,
      }),

    /** What the worker does every minute, with its own rights. */
    async check(): Promise<void> {
      const { db, secret, clock } = storeOf()
      await checkPriceWatches({ db: openAsRole(db, 'worker'), secret, ruleSets }, clock.nowMs)
    },

    async findRows(email: string): Promise<Record<string, unknown>[]> {
      const { rows } = await storeOf().db.$client.query(
        'select * from price_watch where email = $1 order by requested_at',
        [email],
      )
      return rows
    },
  }
  return watchers
}
