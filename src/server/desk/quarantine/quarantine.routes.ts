import { z } from 'zod'
import { computeQuarantineDeadline } from '#domain/trades/trade-clock.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { ITEM_JSON, toItemJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { decideQuarantine, QUARANTINE_DECISION } from './decide-quarantine.ts'
import { presentQuarantine, presentQuarantinedItem } from './quarantine.presenter.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

/** Browsers don't send an unticked box. */
const FORM = z
  .record(z.string(), z.string())
  .transform(
    (fields): Readonly<Record<string, unknown>> =>
      fields.decision === 'authority_handover'
        ? { ...fields, isRequested: fields.isRequested === 'true' }
        : fields,
  )
  .pipe(QUARANTINE_DECISION)

const NOTHING_TYPED = { fileNumber: '', isRequested: false }

const QUARANTINED_JSON = ITEM_JSON.extend({
  /** From then on it may be handed over without a request. */
  keptUntil: z.iso.datetime(),
})

/** Devices on a block list. */
export const QUARANTINE_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/quarantine',
    roles: ROLES,
    action: 'LIST_QUARANTINE',
    list: { title: 'Quarantine', key: 'k', states: ['QUARANTINED'] },
    handler: async ({ db }) => presentQuarantine(await listItems(db, ['QUARANTINED'])),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/quarantine/:trade/:item',
    roles: ROLES,
    action: 'SEE_QUARANTINED',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params }) => presentQuarantinedItem(await requireItem(db, requireItemKey(params))),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/quarantine/:trade/:item',
    roles: ROLES,
    action: 'DECIDE_QUARANTINE',
    schema: { params: ITEM_PARAMS, body: FORM },
    formAgain: async ({ db, params, body, refusal }) => {
      const { fileNumber, isRequested } = { ...NOTHING_TYPED, ...body }
      const item = await requireItem(db, requireItemKey(params))
      return presentQuarantinedItem(item, { fileNumber, isRequested, refusal })
    },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      await decideQuarantine(context, key, body)
      return audit({ ...key, data: body }, seeOther('/desk/quarantine'))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/quarantine',
    roles: ROLES,
    action: 'LIST_QUARANTINE',
    summary: 'Lists devices on a block list.',
    schema: { response: { 200: z.array(QUARANTINED_JSON) } },
    handler: async ({ db }) =>
      (await listItems(db, ['QUARANTINED'])).map((item) => ({
        ...toItemJson(item),
        keptUntil: toTimeJson(computeQuarantineDeadline(item)),
      })),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/quarantine',
    roles: ROLES,
    action: 'DECIDE_QUARANTINE',
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
