import { RECYCLING_MAX_DEVICES } from '#domain/recycling/recycling-limits.ts'
import { canTakeStep, type RecyclingState } from '#domain/recycling/recycling-states.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { RecyclingParcel } from '#server/modules/recycling/recycling.repository.ts'

export const buildRecyclingPath = (number: string): string => `/desk/recycling/${number}`

const RECYCLING_LABELS: Readonly<Record<RecyclingState, string>> = {
  CREATED: 'Label being booked',
  LABEL_ISSUED: 'Waiting for parcel',
  IN_TRANSIT: 'In transit',
  RECEIVED: 'To recycle',
  RECYCLED: 'Recycled',
  EXPIRED: 'Not sent in time',
}

const COLUMNS = [
  { title: 'Number' },
  { title: 'State' },
  { title: 'Since' },
  { title: 'Parcel' },
  { title: 'Devices', isNumber: true },
]

/** Parcels on their way, and parcels that wait to be recycled. */
export const presentRecyclings = (parcels: readonly RecyclingParcel[], missed: string | null): DeskPage =>
  page({
    title: 'Recycling',
    status: missed === null ? 200 : 404,
    body: html`${scanBox({ action: '/desk/recycling', label: 'Tracking number or recycling number', missed })}
${
  parcels.length === 0
    ? html`<p>No recycling parcels in transit or in the warehouse. You can still scan one that’s arrived.</p>`
    : deskTable({
        caption: 'Free recycling, longest waiting first',
        columns: COLUMNS,
        rows: parcels.map((parcel) => [
          html`<a href="${buildRecyclingPath(parcel.number)}">${parcel.number}</a>`,
          RECYCLING_LABELS[parcel.state],
          deskMoment(parcel.stateSinceMs),
          parcel.trackingNumber === null ? '' : `${parcel.carrier} ${parcel.trackingNumber}`,
          parcel.deviceCount ?? '',
        ]),
      })
}`,
  })

/** What was typed before a booking was refused. */
export interface TypedArrival {
  readonly weightInGrams: number
  readonly deviceCount: number
  readonly refusal: HttpError
}

const arrivalForm = ({ number }: RecyclingParcel, typed: TypedArrival | null): Html => html`
<form class="fields" method="post" action="${buildRecyclingPath(number)}/arrival">
<label>Weight in grams <input name="weightInGrams" value="${typed?.weightInGrams}" type="number" min="1" max="100000" required autofocus></label>
<label>Devices in the parcel <input name="deviceCount" value="${typed?.deviceCount}" type="number" min="0" max="100" required></label>
<p>The label is for up to ${RECYCLING_MAX_DEVICES} devices. Count what’s there, even if it’s more. Handle damaged batteries as dangerous goods.</p>
<button accesskey="s">Book in ${shortcut('s')}</button>
</form>`

const recycledForm = ({ number }: RecyclingParcel): Html => html`
<form class="fields" method="post" action="${buildRecyclingPath(number)}/recycled">
<button accesskey="s" autofocus>Mark as recycled ${shortcut('s')}</button>
</form>`

/** One parcel, with what can be done about it. */
export const presentRecycling = (parcel: RecyclingParcel, typed: TypedArrival | null = null): DeskPage =>
  page({
    title: `Recycling ${parcel.number}`,
    body: html`${refusalNotice(typed?.refusal ?? null)}<dl>
<dt>State</dt><dd>${RECYCLING_LABELS[parcel.state]}, since ${deskMoment(parcel.stateSinceMs)}</dd>
<dt>Parcel</dt><dd>${parcel.trackingNumber === null ? 'No label yet' : `${parcel.carrier} ${parcel.trackingNumber}`}</dd>
<dt>Devices</dt><dd>${parcel.deviceCount ?? 'Not counted yet'}</dd>
${parcel.weightInGrams !== null && html`<dt>Weight</dt><dd>${parcel.weightInGrams} g</dd>`}
</dl>
<p>Nothing is bought: no inspection, no payout, no return.</p>
${canTakeStep('booked_in', parcel.state) && arrivalForm(parcel, typed)}${canTakeStep('recycled', parcel.state) && recycledForm(parcel)}
<p><a href="/desk/recycling">Back to recycling</a></p>`,
  })
