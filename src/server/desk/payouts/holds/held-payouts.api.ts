import { z } from 'zod'
import {
  HELD_PAYOUT,
  RELEASE_INPUT,
  RELEASED_HOLD,
  RESTORE_INPUT,
  SHOWN_HOLD,
  type ShownHold,
} from '#contracts/desk/held-payouts.ts'
import { formatPhone } from '#domain/customers/format-phone.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import {
  type ActionCall,
  type DeskRoute,
  type DeskSchema,
  deskRoute,
} from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import {
  findHeldSeller,
  type HeldPayout,
  type HeldSeller,
  type LockedHold,
  listAccountChanges,
  listHeldPayouts,
} from './held-payouts.repository.ts'
import { listFacts } from './hold-facts.ts'
import { isAboutChange, releaseHold, restorePreviousAccount } from './release-hold.ts'

const PARAMS = z.object({ id: z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER) })

const toHeldJson = (hold: HeldPayout): z.output<typeof HELD_PAYOUT> => ({
  id: hold.id,
  reason: hold.reason,
  tradeNumber: formatTradeNumber(hold.transactionId),
  dueInCents: hold.dueInCents,
  currency: hold.currency,
  accountHolder: hold.accountHolder,
  maskedAccount: hold.maskedAccount,
  facts: listFacts(hold).map(({ text }) => text),
  since: toTimeJson(hold.sinceMs),
  until: toTimeJsonOrNull(hold.untilMs),
})

const listSeen = (held: readonly HeldPayout[]) =>
  held.length === 0 ? null : { data: { holds: held.map(({ id }) => id) } }

/** Only a frozen sale has to be talked about. */
const toSellerJson = (seller: HeldSeller, { reason }: HeldPayout): ShownHold['seller'] => {
  const isTalkedTo = reason === 'FROZEN_BY_SELLER'
  return {
    name: `${seller.firstName} ${seller.lastName}`,
    companyName: seller.companyName,
    email: isTalkedTo ? seller.email : null,
    phone: isTalkedTo && seller.phone ? formatPhone(seller.phone) : null,
  }
}

async function loadHold(
  db: Connection,
  { id, nowMs }: { readonly id: number; readonly nowMs: number },
): Promise<{ readonly hold: HeldPayout; readonly shown: ShownHold }> {
  const held = await listHeldPayouts(db, nowMs)
  const hold = held.find((one) => one.id === id)
  if (!hold) throw new HttpError(404, 'NOT_FOUND', 'There’s no such hold, or it has already ended.')
  const { transactionId } = hold
  const seller = await findHeldSeller(db, transactionId)
  const changes = isAboutChange(hold.reason) ? await listAccountChanges(db, transactionId) : []
  const shown = {
    ...toHeldJson(hold),
    seller: seller && toSellerJson(seller, hold),
    changes: changes.map(({ changedAtMs, newHolder: _, newMasked: __, ...change }) => ({
      ...change,
      changedAt: toTimeJson(changedAtMs),
    })),
    others: held
      .filter((one) => one.transactionId === transactionId && one !== hold)
      .map((one) => ({ id: one.id, reason: one.reason })),
  }
  return { hold, shown }
}

type DecisionCall = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'operator' | 'isOnePersonDesk' | 'now'> & {
  readonly body: z.output<typeof RELEASE_INPUT>
}

const toDecision = ({ tx, secret, operator, isOnePersonDesk, now, body }: DecisionCall) => ({
  tx,
  secret,
  operator,
  isOnePersonDesk,
  atMs: now(),
  note: body.note,
})

/** What the log keeps: the note itself may name people, so it stays with the hold. */
const toFacts = ({ id, transactionId, reason }: LockedHold, changeId?: string) => ({
  transactionId,
  data: changeId === undefined ? { hold: id, reason } : { hold: id, reason, changeId },
})

/** Payouts that wait for a person, or for time. */
export const HELD_PAYOUT_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/held-payouts',
    roles: ['payout'],
    action: 'LIST_HELD_PAYOUTS',
    list: { title: 'Held payouts', key: 'h' },
  }),
  deskScreen({ url: '/desk/held-payouts/:id', roles: ['payout'], action: 'SEE_HELD_PAYOUT' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/held-payouts/:id',
    roles: ['payout'],
    action: 'SEE_HELD_PAYOUT',
    summary: 'Returns a hold with everything to compare before releasing it.',
    views: 'seller',
    schema: { params: PARAMS, response: { 200: SHOWN_HOLD } },
    handler: async ({ db, params, now, see }) => {
      const { hold, shown } = await loadHold(db, { ...params, nowMs: now() })
      see({ transactionId: hold.transactionId, data: { hold: hold.id } })
      return shown
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/held-payouts',
    roles: ['payout'],
    action: 'LIST_HELD_PAYOUTS',
    summary: 'Lists held payouts with the reason for each hold.',
    views: 'seller',
    schema: { response: { 200: z.array(HELD_PAYOUT) } },
    handler: async ({ db, now, see }) => {
      const held = await listHeldPayouts(db, now())
      see(listSeen(held))
      return held.map(toHeldJson)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/held-payouts/:id/release',
    roles: ['payout'],
    action: 'RELEASE_PAYOUT',
    summary: 'Releases a hold with a note. Refused if the operator inspected a device of this sale.',
    needsRecentFactor: true,
    schema: { params: PARAMS, body: RELEASE_INPUT, response: { 200: RELEASED_HOLD } },
    handler: async (call) => {
      const hold = await releaseHold(toDecision(call), call.params.id)
      return call.audit(toFacts(hold), { id: hold.id })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/held-payouts/:id/restore',
    roles: ['payout'],
    action: 'RESTORE_PAYOUT_ACCOUNT',
    summary:
      'Restores the account from before a change and ends the holds about that change. Unless the sale was made with that account, a new waiting time begins.',
    needsRecentFactor: true,
    schema: { params: PARAMS, body: RESTORE_INPUT, response: { 200: RELEASED_HOLD } },
    handler: async (call) => {
      const { changeId } = call.body
      const hold = await restorePreviousAccount(toDecision(call), call.params.id, changeId)
      return call.audit(toFacts(hold, changeId), { id: hold.id })
    },
  }),
]
