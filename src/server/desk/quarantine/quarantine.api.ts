import { z } from 'zod'
import { buildCutList } from '#contracts/desk/cut-list.ts'
import { QUARANTINE_DECISION, QUARANTINED_ROW, type QuarantinedRow } from '#contracts/desk/quarantine.ts'
import { computeQuarantineDeadline } from '#domain/trades/trade-clock.ts'
import type { Connection } from '#server/db/database.ts'
import { toItemJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { decideQuarantine } from './decide-quarantine.ts'
import { listBlockListHits } from './quarantine.repository.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

/** Longest kept first. */
async function listQuarantined(
  db: Connection,
  nowMs: number,
): Promise<{ rows: QuarantinedRow[]; isTruncated: boolean }> {
  const { items, isTruncated } = await listItems(db, ['QUARANTINED'])
  const hits = await listBlockListHits(db)
  const rows = items.map((item) => {
    const hit = hits.find(
      ({ transactionId, itemNumber }) =>
        transactionId === item.transactionId && itemNumber === item.itemNumber,
    )
    const keptUntilMs = computeQuarantineDeadline(item)
    return {
      ...toItemJson(item),
      blockList: hit?.blockList ?? null,
      reference: hit?.reference ?? null,
      isHazardous: item.isHazardous,
      keptUntil: toTimeJson(keptUntilMs),
      isOver: keptUntilMs < nowMs,
    }
  })
  rows.sort((one, other) => Date.parse(one.keptUntil) - Date.parse(other.keptUntil))
  return { rows, isTruncated }
}

/** Devices on a block list. */
export const QUARANTINE_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/quarantine',
    roles: ROLES,
    action: 'LIST_QUARANTINE',
    list: { title: 'Quarantine', key: 'k', states: ['QUARANTINED'] },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/quarantine',
    roles: ROLES,
    action: 'LIST_QUARANTINE',
    summary: 'Lists devices on a block list, with the list and its reference, longest kept first.',
    schema: { response: { 200: buildCutList(QUARANTINED_ROW) } },
    handler: async ({ db, now }) => listQuarantined(db, now()),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/quarantine',
    roles: ROLES,
    action: 'DECIDE_QUARANTINE',
    announces: requireItemKey,
    summary: 'Decides on a device on a block list: clear it, return it or hand it over.',
    schema: {
      params: ITEM_PARAMS,
      body: QUARANTINE_DECISION,
      response: { 200: z.object({ decision: z.string() }) },
    },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      await decideQuarantine(context, key, body)
      return audit({ ...key, data: body }, { decision: body.decision })
    },
  }),
]
