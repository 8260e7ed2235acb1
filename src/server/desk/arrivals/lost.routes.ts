import { z } from 'zod'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { ITEM_JSON, toItemJson } from '#server/desk/items/item-json.ts'
import { STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { buildItemPath, ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { itemLink } from '#server/desk/items/item-text.ts'
import { type DeskItem, listItems } from '#server/desk/items/items.repository.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskPage, page, seeOther } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { html } from '#server/desk/pages/html.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

const buildLostPath = ({ transactionId, itemNumber }: ItemKey): string =>
  `/desk/lost/${formatTradeNumber(transactionId)}/${itemNumber}`

const COLUMNS = [{ title: 'Device' }, { title: 'Model' }, { title: 'Lost since' }, { title: 'Booked in' }]

const presentLost = (items: readonly DeskItem[]): DeskPage =>
  page({
    title: 'Lost',
    body:
      items.length === 0
        ? html`<p>No lost devices.</p>`
        : deskTable({
            caption: 'Devices that were lost in transit or missing from their parcel',
            columns: COLUMNS,
            rows: items.map((item) => [
              itemLink(item, buildLostPath(item)),
              item.device,
              deskMoment(item.stateSinceMs),
              deskMoment(item.bookedInAtMs) ?? 'Never',
            ]),
          }),
  })

const presentLostItem = (item: DeskItem): DeskPage =>
  page({
    title: `Lost: ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body:
      item.state !== 'LOST'
        ? html`<p><a href="${buildItemPath(item)}">${item.device}</a> isn’t lost. Its current state: ${STATE_LABELS[item.state]}.</p>`
        : html`<p><a href="${buildItemPath(item)}">${item.device}</a>, lost since ${deskMoment(item.stateSinceMs)}.
Once the carrier’s insurer confirms the loss, we pay the seller the offered price.</p>
<form class="fields" method="post" action="${buildLostPath(item)}">
<label>Insurance claim number <input name="claimNumber" maxlength="60" required autofocus></label>
<button accesskey="s">Confirm and pay the seller ${shortcut('s')}</button>
</form>`,
  })

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
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      await confirmInsurance(context, key, body.claimNumber)
      return audit({ ...key, data: body }, seeOther('/desk/lost'))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/lost',
    roles: ROLES,
    action: 'LIST_LOST',
    summary: 'Lists devices that were lost in transit or missing from their parcel.',
    schema: { response: { 200: z.array(ITEM_JSON) } },
    handler: async ({ db }) => (await listItems(db, ['LOST'])).map(toItemJson),
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
