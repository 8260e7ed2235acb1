import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer } from '#contracts/offers.ts'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import { BEST_PHONE_ANSWERS, buildSeller } from './sales.ts'

// A browser that gets no answer retries after a moment.
const RETRY_MS = 100
const ANSWER_TIMEOUT_MS = 10_000
/** Longer than any shop takes to recover on a busy machine. */
const PATIENCE_MS = 120_000

interface Call {
  readonly path: string
  readonly body: unknown
  readonly key?: string
  /** Rate limits count by address, so sellers do not share one. */
  readonly address: string
}

export interface TimedAnswer {
  readonly status: number
  readonly body: unknown
  readonly ms: number
}

/** Posts like a browser behind the trusted proxy. */
async function post(shopUrl: string, { path, body, key, address }: Call): Promise<TimedAnswer> {
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

/** Whether nothing was listening. */
const isRefused = (error: unknown): boolean =>
  (error as { cause?: { code?: unknown } }).cause?.code === 'ECONNREFUSED'

/** A trade that the shop has confirmed to its seller. */
export interface AcknowledgedTrade {
  readonly key: string
  readonly trade: Trade
  /** Attempts that ended without an answer after the shop had received them. */
  readonly cutOff: number
}

async function prepareSale(shopUrl: string, deviceId: number, number: number): Promise<TradeRequest> {
  const address = `10.0.0.${number}`
  const call = async (path: string, body: unknown) => (await post(shopUrl, { path, body, address })).body
  const device = { deviceId, storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS }
  const { offerId } = (await call('/api/offers', device)) as Offer
  return {
    customer: (await call('/api/customers/guest_account_number', {})) as GuestAccount,
    lines: [{ offerId, quantity: 1 }],
    voucherCode: null,
    acceptRule: null,
    seller: buildSeller('de', { email: `seller-${number}@example.org` }),
  }
}

/** A seller with an offer who sells it any number of times. */
export async function createPatientSeller(shopUrl: string, deviceId: number, number: number) {
  const request = await prepareSale(shopUrl, deviceId, number)
  let made = 0
  const seller = {
    /** Tries once. The address changes now and then, because each one may create only 30 trades per minute. */
    ask(key: string): Promise<TimedAnswer> {
      made += 1
      return post(shopUrl, {
        path: '/api/trades',
        // A mailbox of its own for every sale: each one gets only so many mails a day.
        body: { ...request, seller: { ...request.seller, email: `${key}@example.org` } },
        key,
        address: `10.${number}.${Math.floor(made / 20)}.1`,
      })
    },
    /** Retries with the same key until the shop confirms the trade. */
    async createTrade(key: string = randomUUID()): Promise<AcknowledgedTrade> {
      const end = Date.now() + PATIENCE_MS
      for (let cutOff = 0; Date.now() < end; await pause(RETRY_MS)) {
        const answer = await seller.ask(key).catch((error: unknown) => {
          if (!isRefused(error)) cutOff += 1
          return null
        })
        if (answer?.status === 200 || answer?.status === 201)
          return { key, trade: answer.body as Trade, cutOff }
        if (answer && answer.status < 500) throw new Error(`Refused: ${JSON.stringify(answer.body)}`)
      }
      throw new Error('The shop did not recover in time')
    },
  }
  return seller
}

export type PatientSeller = Awaited<ReturnType<typeof createPatientSeller>>
