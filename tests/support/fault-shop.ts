import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer } from '#contracts/offers.ts'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import type { ProcessRole } from '#server/processes/messages.ts'
import { commandOf } from '#server/processes/running-process.ts'
import { withClient } from './database.ts'
import { importRows, phoneRow } from './operator-catalogue.ts'
import { BEST_PHONE_ANSWERS, sellerOf } from './sales.ts'
import type { ShopProcess } from './shop-process.ts'

// A browser that gets no answer asks again after a moment.
const RETRY_MS = 100
const ANSWER_TIMEOUT_MS = 10_000

const childrenOf = (pid: number): number[] => {
  const listed = existsSync('/proc/self')
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return listed.trim().split(/\s+/).map(Number)
}

/** The shop's processes of one role, the one that has run longest first. */
export const findProcesses = ({ child }: ShopProcess, role: ProcessRole): number[] =>
  childrenOf(child.pid ?? 0).filter((pid) => commandOf(pid).trim().endsWith(`main.ts ${role}`))

/** A fixed port in front of a server. While it is shut nobody listens there, and what was connected is cut off. */
export async function createGate(target: string) {
  const [host = '', targetPort = ''] = target.split(':')
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const behind = connect(Number(targetPort), host)
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    open: () => listen(port),
    shut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** Puts one phone into the catalogue, as an operator would. */
export async function importPhone(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await importRows(client, [phoneRow()])
    const { rows } = await client.query<{ id: number }>('select id from device')
    return rows[0]?.id ?? 0
  })
}

export interface Call {
  readonly path: string
  readonly body: unknown
  readonly key?: string
  /** Limits count by address; sellers do not share one. */
  readonly address: string
}

export interface TimedAnswer {
  readonly status: number
  readonly body: unknown
  readonly ms: number
}

/** Posts as a browser behind the trusted proxy. */
export async function post(shopUrl: string, { path, body, key, address }: Call): Promise<TimedAnswer> {
  const startedAt = performance.now()
  const response = await fetch(shopUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer, ms: performance.now() - startedAt }
}

/** Whether nobody listened. */
const isRefused = (error: unknown): boolean =>
  (error as { cause?: { code?: unknown } }).cause?.code === 'ECONNREFUSED'

/** A trade that a seller asked for and knows to be made. */
export interface AcknowledgedTrade {
  readonly key: string
  readonly trade: Trade
  /** Attempts that ended without an answer after the shop had taken them. */
  readonly cutOff: number
  /** Whether the shop had made it in an attempt before. */
  readonly isRepeated: boolean
}

/** A seller with an offer, who makes any number of trades of it. */
export async function createSeller(shopUrl: string, deviceId: number, number: number) {
  const address = `10.0.0.${number}`
  const call = async (path: string, body: unknown) => (await post(shopUrl, { path, body, address })).body
  const offer = (await call('/api/offers', {
    ...{ deviceId, storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS },
  })) as Offer
  const request: TradeRequest = {
    customer: (await call('/api/customers/guest_account_number', {})) as GuestAccount,
    lines: [{ offerId: offer.offerId, quantity: 1 }],
    voucherCode: null,
    seller: sellerOf('de', { email: `seller-${number}@example.org` }),
  }
  let made = 0
  const seller = {
    /** Once, whatever comes of it. A new address now and then, because one address may make 30 in a minute. */
    ask(key: string): Promise<TimedAnswer> {
      made += 1
      return post(shopUrl, {
        ...{ path: '/api/trades', body: request, key },
        address: `10.${number}.${Math.floor(made / 20)}.1`,
      })
    },
    /** Asks with the same key until the shop says that the trade is made. */
    async createTrade(key: string = randomUUID()): Promise<AcknowledgedTrade> {
      for (let cutOff = 0; ; await pause(RETRY_MS)) {
        const answer = await seller.ask(key).catch((error: unknown) => {
          if (!isRefused(error)) cutOff += 1
          return null
        })
        if (answer?.status === 200 || answer?.status === 201)
          return { key, trade: answer.body as Trade, cutOff, isRepeated: answer.status === 200 }
        if (answer && answer.status < 500) throw new Error(`Refused: ${JSON.stringify(answer.body)}`)
      }
    },
  }
  return seller
}

export type Seller = Awaited<ReturnType<typeof createSeller>>

const READ_TRADES = `
  select transaction_id::integer as "transactionId", idempotency_key as key,
    (select count(*)::integer from trade_seller where transaction_id = trade.transaction_id) as sellers,
    (select array_agg(state) from trade_item where transaction_id = trade.transaction_id) as items,
    (select array_agg(event order by id) from trade_event where transaction_id = trade.transaction_id) as events,
    (select count(*)::integer from shipment where transaction_id = trade.transaction_id) as shipments,
    (select array_agg(work_key || ' ' || status order by id) from outbox
      where (data ->> 'transactionId')::bigint = trade.transaction_id) as work
  from trade order by transaction_id`

/** What the database holds about every trade. */
export const readTrades = (databaseUrl: string): Promise<unknown[]> =>
  withClient(databaseUrl, async (client) => (await client.query(READ_TRADES)).rows)

/** What the database has to hold: each trade that a seller knows of, whole, once, and nothing else. */
export const wholeTrades = (acknowledged: readonly AcknowledgedTrade[]): unknown[] =>
  acknowledged
    .map(({ key, trade: { transactionId } }) => ({
      transactionId,
      key,
      sellers: 1,
      items: ['LABEL_ISSUED'],
      events: ['created', 'label_issued'],
      shipments: 1,
      work: [`ISSUE_LABEL:${transactionId} done`, `TRADE_CREATED:${transactionId} done`],
    }))
    .sort((one, other) => one.transactionId - other.transactionId)

export const countWaitingWork = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const text = `select count(*)::integer as count from outbox where status = 'waiting'`
    return (await client.query<{ count: number }>(text)).rows[0]?.count ?? 0
  })
