import { z } from 'zod'
import { buildCutList } from '#contracts/desk/cut-list.ts'
import { ITEM_JSON } from '#contracts/desk/items.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { toItemJson, toListJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

const CLAIM = z.strictObject({ claimNumber: z.string().trim().min(1).max(60) })

/** The insurer pays, so the seller gets the quoted price. */
async function confirmInsurance(
  { tx, secret, now }: ActionContext,
  key: ItemKey,
  claimNumber: string,
): Promise<void> {
  const step = { event: 'insurance_confirmed', actor: 'staff', atMs: now() } as const
  await stepDevice({ tx, secret }, { key, step, data: { claimNumber } })
}

const CONFIRMED = z.object({ state: z.literal('ACCEPTED') })

/** Lost devices and their insurance claims. */
export const LOST_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/lost',
    roles: ROLES,
    action: 'LIST_LOST',
    list: { title: 'Lost', key: 'o', states: ['LOST'] },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/lost',
    roles: ROLES,
    action: 'LIST_LOST',
    summary: 'Lists devices that were lost in transit or missing from their parcel.',
    schema: { response: { 200: buildCutList(ITEM_JSON) } },
    handler: async ({ db }) => toListJson(await listItems(db, ['LOST']), toItemJson),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/insurance',
    roles: ROLES,
    action: 'CONFIRM_INSURANCE',
    summary: 'Records that the insurer has confirmed a loss. The seller is then paid the offered price.',
    schema: { params: ITEM_PARAMS, body: CLAIM, response: { 200: CONFIRMED } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      await confirmInsurance(context, key, body.claimNumber)
      return audit({ ...key, data: body }, { state: 'ACCEPTED' as const })
    },
  }),
]
