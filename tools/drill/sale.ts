import { randomUUID } from 'node:crypto'
import { buildSaleChangesPath } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import { EVENT_STREAM_TYPE } from '#server/http/event-stream.ts'
import { BEST_PHONE_ANSWERS, buildSeller } from '../../tests/support/sales.ts'
import type { Answer, Ask } from './visitor.ts'

const OFFER = { storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS }

/** Asks as one visitor: limits count by address. */
export type AskAs = (ask: Ask) => Promise<Answer>

const read = <Value>({ text }: Answer): Value => JSON.parse(text)

/** Sells a phone as the checkout does. Null if one of its steps was not answered as it should be. */
export async function sell(ask: AskAs, deviceId: number, kind: string): Promise<Trade | null> {
  const offered = await ask({ kind, path: '/api/offers', body: { deviceId, ...OFFER } })
  const guest = await ask({ kind, path: '/api/customers/guest_account_number', body: {} })
  if (offered.status !== 201 || guest.status !== 201) return null
  const key = randomUUID()
  const answer = await ask({
    kind,
    path: '/api/trades',
    headers: { 'idempotency-key': key },
    body: {
      customer: read(guest),
      lines: [{ offerId: read<{ offerId: string }>(offered).offerId, quantity: 1 }],
      voucherCode: null,
      acceptRule: null,
      // A mailbox of its own for every sale: each one gets only so many mails a day.
      seller: buildSeller('de', { email: `${key}@example.org` }),
    },
  })
  return answer.status === 201 ? read<Trade>(answer) : null
}

/** Less than a request may take. */
const HEARD_MS = 10_000

/** Listens for changes of a sale, as its open status page does. */
export const hearSale = (ask: AskAs, { tradeNumber, readKey }: Trade, kind: string): Promise<Answer> =>
  ask({
    kind,
    path: buildSaleChangesPath(tradeNumber),
    headers: { 'x-sale-key': readKey, accept: EVENT_STREAM_TYPE },
    hearMs: HEARD_MS,
  })

/** Reads a sale as its status page does. */
export const readSale = (ask: AskAs, { tradeNumber, readKey }: Trade, kind: string): Promise<Answer> =>
  ask({ kind, path: `/api/trades/${tradeNumber}`, headers: { 'x-sale-key': readKey } })
