import { z } from 'zod'
import { PAYOUT_HOLD_REASONS } from '#domain/payouts/payout-hold.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import {
  type ActionCall,
  type DeskRoute,
  type DeskSchema,
  deskRoute,
} from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  HELD_PAYOUTS_PATH,
  type HoldView,
  presentHeldPayouts,
  presentHold,
} from './held-payouts.presenter.ts'
import {
  findHeldSeller,
  type HeldPayout,
  type LockedHold,
  listAccountChanges,
  listHeldPayouts,
} from './held-payouts.repository.ts'
import { listFacts } from './hold-facts.ts'
import { releaseHold, restorePreviousAccount } from './release-hold.ts'

const PARAMS = z.object({ id: z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER) })

const NOTE = z.string().trim().min(3).max(500)

const RELEASE = z.strictObject({ note: NOTE })

const RESTORATION = z.strictObject({ note: NOTE, changeId: z.uuid() })

const HELD_JSON = z.object({
  id: z.number().int(),
  reason: z.enum(PAYOUT_HOLD_REASONS),
  tradeNumber: z.string(),
  dueInCents: z.number().int(),
  currency: z.string(),
  maskedAccount: z.string(),
  facts: z.array(z.string()),
  since: z.iso.datetime(),
  until: z.iso
    .datetime()
    .nullable()
    .describe('When the hold ends by itself; null if someone has to release it.'),
})

const toHeldJson = (hold: HeldPayout): z.output<typeof HELD_JSON> => ({
  id: hold.id,
  reason: hold.reason,
  tradeNumber: formatTradeNumber(hold.transactionId),
  dueInCents: hold.dueInCents,
  currency: hold.currency,
  maskedAccount: hold.maskedAccount,
  facts: listFacts(hold).map(({ text }) => text),
  since: new Date(hold.sinceMs).toISOString(),
  until: hold.untilMs === null ? null : new Date(hold.untilMs).toISOString(),
})

const listSeen = (held: readonly HeldPayout[]) =>
  held.length === 0 ? null : { data: { holds: held.map(({ id }) => id) } }

async function loadHold(
  db: Connection,
  { id, nowMs }: { readonly id: number; readonly nowMs: number },
): Promise<Omit<HoldView, 'refusal'>> {
  const held = await listHeldPayouts(db, nowMs)
  const hold = held.find((one) => one.id === id)
  if (!hold) throw new HttpError(404, 'NOT_FOUND', 'There’s no such hold, or it has already ended.')
  const { transactionId } = hold
  return {
    hold,
    seller: await findHeldSeller(db, transactionId),
    changes: await listAccountChanges(db, transactionId),
    others: held.filter((one) => one.transactionId === transactionId && one !== hold),
  }
}

type DecisionCall = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'operator' | 'isOnePersonDesk' | 'now'> & {
  readonly body: z.output<typeof RELEASE>
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

const RELEASED = z.object({ id: z.number().int() })

/** Payouts that wait for a person, or for time. */
export const HELD_PAYOUT_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: HELD_PAYOUTS_PATH,
    roles: ['payout'],
    action: 'LIST_HELD_PAYOUTS',
    views: 'seller',
    list: { title: 'Held payouts', key: 'h' },
    handler: async ({ db, now, see }) => {
      const held = await listHeldPayouts(db, now())
      see(listSeen(held))
      return presentHeldPayouts(held)
    },
  }),
  deskRoute({
    method: 'GET',
    url: `${HELD_PAYOUTS_PATH}/:id`,
    roles: ['payout'],
    action: 'SEE_HELD_PAYOUT',
    views: 'seller',
    schema: { params: PARAMS },
    handler: async ({ db, params, now, see }) => {
      const view = await loadHold(db, { ...params, nowMs: now() })
      see({ transactionId: view.hold.transactionId, data: { hold: view.hold.id } })
      return presentHold({ ...view, refusal: null })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${HELD_PAYOUTS_PATH}/:id/release`,
    roles: ['payout'],
    action: 'RELEASE_PAYOUT',
    needsRecentFactor: true,
    schema: { params: PARAMS, body: RELEASE },
    handler: async (call) => {
      const hold = await releaseHold(toDecision(call), call.params.id)
      return call.audit(toFacts(hold), seeOther(HELD_PAYOUTS_PATH))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${HELD_PAYOUTS_PATH}/:id/restore`,
    roles: ['payout'],
    action: 'RESTORE_PAYOUT_ACCOUNT',
    needsRecentFactor: true,
    schema: { params: PARAMS, body: RESTORATION },
    handler: async (call) => {
      const { changeId } = call.body
      const hold = await restorePreviousAccount(toDecision(call), call.params.id, changeId)
      return call.audit(toFacts(hold, changeId), seeOther(HELD_PAYOUTS_PATH))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/held-payouts',
    roles: ['payout'],
    action: 'LIST_HELD_PAYOUTS',
    summary: 'Lists held payouts with the reason for each hold.',
    views: 'seller',
    schema: { response: { 200: z.array(HELD_JSON) } },
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
    schema: { params: PARAMS, body: RELEASE, response: { 200: RELEASED } },
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
    schema: { params: PARAMS, body: RESTORATION, response: { 200: RELEASED } },
    handler: async (call) => {
      const { changeId } = call.body
      const hold = await restorePreviousAccount(toDecision(call), call.params.id, changeId)
      return call.audit(toFacts(hold, changeId), { id: hold.id })
    },
  }),
]
