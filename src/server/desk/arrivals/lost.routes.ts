import { z } from 'zod'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { ITEM_JSON, itemJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, itemPath, requireItemKey } from '#server/desk/items/item-params.ts'
import { itemLink, timeOf, wordsOf } from '#server/desk/items/item-words.ts'
import { type DeskItem, listItems } from '#server/desk/items/items.repository.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { html } from '#server/desk/pages/html.ts'
import { type DeskPage, page, seeOther } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

const lostPath = ({ transactionId, itemNumber }: ItemKey): string =>
  `/desk/lost/${tradeNumberOf(transactionId)}/${itemNumber}`

const COLUMNS = [{ title: 'Device' }, { title: 'Model' }, { title: 'Lost since' }, { title: 'Booked in' }]

const presentLost = (items: readonly DeskItem[]): DeskPage =>
  page({
    title: 'Lost',
    body:
      items.length === 0
        ? html`<p>Nothing is lost.</p>`
        : deskTable({
            caption: 'Devices that got lost on the way or were not in their parcel',
            columns: COLUMNS,
            rows: items.map((item) => [
              itemLink(item, lostPath(item)),
              item.device,
              timeOf(item.stateSinceMs),
              timeOf(item.bookedInAtMs) ?? 'never',
            ]),
          }),
  })

const presentLostItem = (item: DeskItem): DeskPage =>
  page({
    title: `Lost: ${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    body:
      item.state !== 'LOST'
        ? html`<p><a href="${itemPath(item)}">${item.device}</a> is not lost: it is ${wordsOf(item.state)}.</p>`
        : html`<p><a href="${itemPath(item)}">${item.device}</a>, lost since ${timeOf(item.stateSinceMs)}.
When the carrier’s insurance has confirmed the loss, the seller is paid what was quoted.</p>
<form class="fields" method="post" action="${lostPath(item)}">
<label>Claim number of the insurance <input name="claimNumber" maxlength="60" required autofocus></label>
<button accesskey="s">Confirmed, pay the seller ${shortcut('s')}</button>
</form>`,
  })

const CLAIM = z.strictObject({ claimNumber: z.string().trim().min(1).max(60) })

/** The insurance takes over: the seller gets what was quoted. */
async function confirmInsurance(
  { tx, secret, now }: ActionContext,
  key: ItemKey,
  claimNumber: string,
): Promise<void> {
  const step = { event: 'insurance_confirmed', actor: 'staff', atMs: now() } as const
  await stepDevice({ tx, secret }, { key, step, data: { claimNumber } })
}

const CONFIRMED = z.object({ state: z.literal('ACCEPTED') })

/** Devices that are lost, and their insurance. */
export const LOST_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/lost',
    roles: ROLES,
    action: 'LIST_LOST',
    list: { title: 'Lost', key: 'o', states: ['LOST'] },
    handler: async ({ db }) => presentLost(await listItems(db, ['LOST'])),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/lost/:trade/:item',
    roles: ROLES,
    action: 'SEE_LOST',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params }) => presentLostItem(await requireItem(db, requireItemKey(params))),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/lost/:trade/:item',
    roles: ROLES,
    action: 'CONFIRM_INSURANCE',
    schema: { params: ITEM_PARAMS, body: CLAIM },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      await confirmInsurance(doing, key, body.claimNumber)
      return audit({ ...key, data: body }, seeOther('/desk/lost'))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/lost',
    roles: ROLES,
    action: 'LIST_LOST',
    summary: 'Lists devices that got lost on the way or were not in their parcel.',
    schema: { response: { 200: z.array(ITEM_JSON) } },
    handler: async ({ db }) => (await listItems(db, ['LOST'])).map(itemJson),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/insurance',
    roles: ROLES,
    action: 'CONFIRM_INSURANCE',
    summary: 'Notes that the insurance has confirmed a loss: the seller is paid what was quoted.',
    schema: { params: ITEM_PARAMS, body: CLAIM, response: { 200: CONFIRMED } },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      await confirmInsurance(doing, key, body.claimNumber)
      return audit({ ...key, data: body }, { state: 'ACCEPTED' as const })
    },
  }),
]
