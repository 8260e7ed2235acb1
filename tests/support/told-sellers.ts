import type { MarketId } from '#domain/markets/market-id.ts'
import type { StepEvent } from '#domain/trades/step-evidence.ts'
import { openDatabase } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from './database.ts'
import {
  bringTo,
  type Happening,
  happen,
  type MadeTrade,
  makeTrade,
  type TradeFacts,
  type TradeHand,
} from './inspected-trades.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import { createTestWorker } from './test-worker.ts'

/** A trade whose seller is told of everything; the mails by the name that the test gives to what has happened. */
export interface MailedTrade extends MadeTrade {
  readonly market: MarketId
  /** Does something; the seller gets exactly one mail because of it. */
  tellsAfter(name: string, action: () => Promise<unknown>): Promise<void>
  /** Something happens to a device that the seller is written about. */
  tells(name: string, itemNumber: number, event: StepEvent, how?: Happening): Promise<void>
  /** Something happens to a device that the seller is not written about. */
  happens(itemNumber: number, event: StepEvent, how?: Happening): Promise<void>
  isSilentAfter(action: () => Promise<unknown>): Promise<void>
  /** Asks for a mail, as the clock and other parts of the shop do. */
  ask(name: string, data: Readonly<Record<string, unknown>>): Promise<void>
  mail(name: string): ReceivedMail
  /** Names of all mails. */
  names(): string[]
}

/** The shop without its pages: a database, a worker and a mail server, at a moment that the test sets. */
export interface MailedSellers {
  readonly hand: TradeHand
  at(moment: string): void
  /** A sale with its label. */
  sell(market: MarketId, facts?: Partial<TradeFacts>): Promise<MailedTrade>
  /** The parcel arrives, and its inspection begins. */
  receive(trade: MailedTrade, arrival: string, inspection: string): Promise<void>
  close(): Promise<void>
}

const ADD_WORK = `
  insert into outbox (topic, work_key, data, due_at, created_at) values ('TRADE_MAIL', $1, $2, $3, $3)`

interface Post {
  readonly hand: TradeHand
  /** Mails that a seller gets because of something. */
  readonly mailsAfter: (email: string, action: () => Promise<unknown>) => Promise<ReceivedMail[]>
}

function createMailedTrade(
  { hand, mailsAfter }: Post,
  made: MadeTrade,
  seller: { market: MarketId; email: string },
): MailedTrade {
  const mails = new Map<string, ReceivedMail>()
  const { transactionId } = made
  const keyOf = (itemNumber: number): ItemKey => ({ transactionId, itemNumber })
  const trade: MailedTrade = {
    ...made,
    market: seller.market,
    async tellsAfter(name, action) {
      const [only, ...others] = await mailsAfter(seller.email, action)
      if (!only || others.length > 0) throw new Error(`${name}: ${others.length + (only ? 1 : 0)} mails`)
      mails.set(name, only)
    },
    tells: (name, itemNumber, event, how) =>
      trade.tellsAfter(name, () => happen(hand, keyOf(itemNumber), event, how)),
    happens: (itemNumber, event, how) =>
      trade.isSilentAfter(() => happen(hand, keyOf(itemNumber), event, how)),
    async isSilentAfter(action) {
      const [told] = await mailsAfter(seller.email, action)
      if (told) throw new Error(`A mail that nobody expects: ${told.parsed.subject}`)
    },
    ask: async (name, data) => {
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
  const hand: TradeHand = { db, secret, now: () => nowMs }
  const { workOff } = createTestWorker({ ...hand, mail })
  const mailsAfter: Post['mailsAfter'] = async (email, action) => {
    const isHis = ({ recipients }: ReceivedMail) => recipients[0] === email
    const before = server.received.filter(isHis).length
    // What happens in the same moment is told in the same mail.
    nowMs += 60_000
    await action()
    await workOff()
    return server.received.filter(isHis).slice(before)
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
      const made = await makeTrade(hand, { market, shopUrl, ...facts, seller: { email, ...facts.seller } })
      await workOff()
      return createMailedTrade({ hand, mailsAfter }, made, { market, email })
    },
    async receive(trade, arrival, inspection) {
      at(arrival)
      await trade.tellsAfter('arrived', async () => {
        for (const key of trade.items) await bringTo(hand, key, 'RECEIVED')
      })
      at(inspection)
      for (const key of trade.items) await bringTo(hand, key, 'IN_INSPECTION')
    },
    async close() {
      await mail.close()
      await server.close()
      await db.$client.end()
    },
  }
}
