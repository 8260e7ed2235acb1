import { z } from 'zod'
import { MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { findPartParcel, type PartParcel } from '#server/desk/items/item-additions.repository.ts'
import { PART_LABELS, PART_STATE_LABELS, STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { buildItemPath, buildPartPath, ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskPage, page, seeOther } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { bookInPart } from './book-in-part.ts'

const ROLES = ['inspector'] as const satisfies readonly OperatorRole[]

const bookingForm = (item: DeskItem, { part, state }: PartParcel): Html | false =>
  state !== 'ARRIVED' &&
  html`<p>Check that the parcel contains the ${PART_LABELS[part].toLowerCase()}, and put it with the device.</p>
<form class="line" method="post" action="${buildPartPath(item)}">
<button accesskey="s" autofocus>Book in the part ${shortcut('s')}</button></form>`

const partBody = (item: DeskItem, expected: PartParcel): Html => html`<dl>
<dt>Device</dt><dd><a href="${buildItemPath(item)}">${item.device}</a> (${STATE_LABELS[item.state]})</dd>
<dt>Missing part</dt><dd>${PART_LABELS[expected.part]}</dd>
<dt>Parcel</dt><dd>${expected.trackingNumber === null ? 'No label yet' : `${expected.carrier} ${expected.trackingNumber}`}</dd>
<dt>State</dt><dd>${PART_STATE_LABELS[expected.state]}</dd>
</dl>
${bookingForm(item, expected)}`

const presentPart = (item: DeskItem, expected: PartParcel | null): DeskPage =>
  page({
    title: `Missing part: ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body: expected
      ? partBody(item, expected)
      : html`<p>The seller isn’t sending a part for <a href="${buildItemPath(item)}">${item.device}</a>.</p>`,
  })

const BOOKED_PART = z.object({
  part: z.enum(MISSING_PARTS),
  goesOn: z
    .boolean()
    .describe(
      'Whether the inspection goes on. Not if the seller decided otherwise while the part was on its way.',
    ),
})

/** Parts that were missing from a device and come in a parcel of their own. */
export const PART_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/items/:trade/:item/part',
    roles: ['inspector', 'second_inspector', 'support'],
    action: 'SEE_PART',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params }) => {
      const key = requireItemKey(params)
      return presentPart(await requireItem(db, key), await findPartParcel(db, key))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/part',
    roles: ROLES,
    action: 'BOOK_IN_PART',
    schema: { params: ITEM_PARAMS },
    handler: async ({ params, audit, ...context }) => {
      const key = requireItemKey(params)
      const { part, goesOn } = await bookInPart(context, key)
      return audit({ ...key, data: { part, goesOn } }, seeOther(buildPartPath(key)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/part',
    roles: ROLES,
    action: 'BOOK_IN_PART',
    summary:
      'Books in a missing part that the seller has sent. The device goes back to the inspection queue.',
    schema: { params: ITEM_PARAMS, response: { 200: BOOKED_PART } },
    handler: async ({ params, audit, ...context }) => {
      const key = requireItemKey(params)
      const { part, goesOn } = await bookInPart(context, key)
      return audit({ ...key, data: { part, goesOn } }, { part, goesOn })
    },
  }),
]
