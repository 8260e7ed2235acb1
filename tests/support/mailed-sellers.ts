import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import { openDatabase } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from './blobs.ts'
import { createTestDatabase } from './database.ts'
import {
  advanceTo,
  createTestTrade,
  type EventOverrides,
  type TestTrade,
  type TradeFacts,
  type TradeHand,
  triggerEvent,
} from './inspected-trades.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import { createTestWorker } from './test-worker.ts'

/** A trade with the mails its seller has received, by names that the test gives them. */
export interface MailedTrade extends TestTrade {
  readonly market: MarketId
  /** Does something that sends the seller exactly one mail. */
  sendsAfter(name: string, action: () => Promise<unknown>): Promise<void>
  /** Steps a device, which sends the seller exactly one mail. */
  sendsOn(name: string, itemNumber: number, event: TradeEvent, how?: EventOverrides): Promise<void>
  /** Steps a device, which sends the seller no mail. */
  isSilentOn(itemNumber: number, event: TradeEvent, how?: EventOverrides): Promise<void>
  isSilentAfter(action: () => Promise<unknown>): Promise<void>
  /** Queues a mail, as the clock and other parts of the shop do. */
  queue(name: string, data: Readonly<Record<string, unknown>>): Promise<void>
  mail(name: string): ReceivedMail
  /** The names of all mails. */
  names(): string[]
}

/** The shop without its pages: a database, a worker and a mail server, with a clock that the test sets. */
export interface MailedSellers {
  readonly hand: TradeHand
  at(moment: string): void
  /** A sale with its label. */
  sell(market: MarketId, facts?: Partial<TradeFacts>): Promise<MailedTrade>
  /** The parcel arrives and its inspection begins. */
  receive(trade: MailedTrade, arrival: string, inspection: string): Promise<void>
  close(): Promise<void>
}

const ADD_WORK = `
  insert into outbox (topic, work_key, data, due_at, created_at) values ('TRADE_MAIL', $1, $2, $3, $3)`

interface Post {
  readonly hand: TradeHand
  /** The mails that a seller receives after an action. */
  readonly mailsAfter: (email: string, action: () => Promise<unknown>) => Promise<ReceivedMail[]>
}

function createMailedTrade(
  { hand, mailsAfter }: Post,
  made: TestTrade,
  seller: { market: MarketId; email: string },
): MailedTrade {
  const mails = new Map<string, ReceivedMail>()
  const { transactionId } = made
  const keyOf = (itemNumber: number): ItemKey => ({ transactionId, itemNumber })
  const trade: MailedTrade = {
    ...made,
    market: seller.market,
    async sendsAfter(name, action) {
      const [only, ...others] = await mailsAfter(seller.email, action)
      if (!only || others.length > 0) throw new Error(`${name}: ${others.length + (only ? 1 : 0)} mails`)
      mails.set(name, only)
    },
    sendsOn: (name, itemNumber, event, how) =>
      trade.sendsAfter(name, () => triggerEvent(hand, keyOf(itemNumber), event, how)),
    isSilentOn: (itemNumber, event, how) =>
      trade.isSilentAfter(() => triggerEvent(hand, keyOf(itemNumber), event, how)),
    async isSilentAfter(action) {
      const [unexpected] = await mailsAfter(seller.email, action)
      if (unexpected) throw new Error(`An unexpected mail: ${unexpected.parsed.subject}`)
    },
    queue: async (name, data) => {
      const values = [`${name}:${transactionId}`, { transactionId, ...data }, new Date(hand.now())]
      await hand.db.$client.query(ADD_WORK, values)
    },
    mail(name) {
      const found = mails.get(name)
      if (!found) throw new Error(`No mail ${name}`)
      return found
    },
    names: () => [...mails.keys()],
  }
  return trade
}

export async function openMailedSellers(startedAt: string): Promise<MailedSellers> {
  let nowMs = Date.parse(startedAt)
  let count = 0
  const db = openDatabase({ url: await createTestDatabase(), maxConnections: 5, onError: () => undefined })
  const server = await startMailServer()
  const mail = createSmtpMail(`smtp://${server.host}`)
  const secret = createShopSecret(Buffer.from('a secret of this test'))
  const hand: TradeHand = { db, blobs: createTestBlobs(db), secret, now: () => nowMs }
  const { drain } = createTestWorker({ ...hand, mail })
  const mailsAfter: Post['mailsAfter'] = async (email, action) => {
    const isToSeller = ({ recipients }: ReceivedMail) => recipients[0] === email
    const before = server.received.filter(isToSeller).length
    // Events at the same time would share a mail.
    nowMs += MINUTE_MS
    await action()
    await drain()
    return server.received.filter(isToSeller).slice(before)
  }
  const at = (moment: string) => {
    nowMs = Date.parse(moment)
  }
  return {
    hand,
    at,
    async sell(market, facts = {}) {
      count += 1
      const email = `seller.${count}@example.org`
      const shopUrl = `http://${MARKET_HOSTS[market]}`
      const made = await createTestTrade(hand, {
        market,
        shopUrl,
        ...facts,
        seller: { email, ...facts.seller },
      })
      await drain()
      return createMailedTrade({ hand, mailsAfter }, made, { market, email })
    },
    async receive(trade, arrival, inspection) {
      at(arrival)
      await trade.sendsAfter('arrived', async () => {
        for (const key of trade.items) await advanceTo(hand, key, 'RECEIVED')
      })
      at(inspection)
      for (const key of trade.items) await advanceTo(hand, key, 'IN_INSPECTION')
    },
    async close() {
      await mail.close()
      await server.close()
      await db.$client.end()
    },
  }
}
