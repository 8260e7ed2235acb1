import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { buildTradePath } from '#server/desk/items/item-params.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { IncomingParcel, Parcel } from './arrivals.repository.ts'
import { canArrive } from './book-in.ts'

export const buildArrivalPath = (transactionId: number): string =>
  `/desk/arrivals/${formatTradeNumber(transactionId)}`

const COLUMNS = [
  { title: 'Sale' },
  { title: 'Devices', isNumber: true },
  { title: 'Carrier' },
  { title: 'Tracking number' },
  { title: 'Last scan' },
]

const buildRow = (parcel: IncomingParcel): Insertable[] => [
  html`<a href="${buildArrivalPath(parcel.transactionId)}">${formatTradeNumber(parcel.transactionId)}</a>`,
  parcel.deviceCount,
  parcel.carrier,
  parcel.trackingNumber,
  deskMoment(parcel.lastScanAtMs),
]

export interface ArrivalsView {
  readonly parcels: readonly IncomingParcel[]
  readonly missed: string | null
  /** The trade that has just been booked in. */
  readonly booked: number | null
}

const bookedNotice = (transactionId: number): Html =>
  html`<p role="status">Booked in: <a href="${buildTradePath(transactionId)}">${formatTradeNumber(transactionId)}</a>.
<a href="/desk/api/arrivals/${formatTradeNumber(transactionId)}/labels">Print labels</a></p>`

export const presentArrivals = ({ parcels, missed, booked }: ArrivalsView): DeskPage =>
  page({
    title: 'Book in',
    status: missed === null ? 200 : 404,
    body: html`${booked !== null && bookedNotice(booked)}
${scanBox({ action: '/desk/arrivals', label: 'Tracking number or sale number', missed })}
${
  parcels.length === 0
    ? html`<p>No parcels in transit. You can still scan one that’s arrived.</p>`
    : deskTable({
        caption: 'Parcels in transit, least recently scanned first',
        columns: COLUMNS,
        rows: parcels.map(buildRow),
      })
}`,
  })

const photoLink = (photoId: string): Html =>
  html`<a href="/desk/photos/${photoId}"><img class="proof" src="/desk/photos/${photoId}" alt="Unboxing photo"></a>`

/** A trade's parcel: carrier, arrival, weight and photos. */
export const parcelFacts = (
  { carrier, trackingNumber, arrival }: Parcel,
  photoIds: readonly string[],
): Html => html`<dl>
<dt>Parcel</dt><dd>${carrier === null ? 'No label yet' : `${carrier} ${trackingNumber}`}</dd>
<dt>Booked in</dt><dd>${arrival ? html`${deskMoment(arrival.bookedInAtMs)} by ${arrival.operator}` : 'Not yet'}</dd>
${arrival && html`<dt>Weight</dt><dd>${arrival.weightInGrams} g</dd>`}
</dl>
${photoIds.length > 0 && html`<p class="proofs">${photoIds.map(photoLink)}</p>`}`

/** What was typed before a booking was refused. Browsers don't refill file fields, so photos must be chosen again. */
export interface TypedBooking {
  readonly weightInGrams: number
  readonly missing: readonly number[]
  readonly refusal: HttpError
}

const missingBox = ({ itemNumber, device, state }: DeskItem, typed: TypedBooking | null): Html => html`
<label class="tick"><input type="checkbox" name="missing" value="${itemNumber}"${typed?.missing.includes(itemNumber) && html` checked`}> ${itemNumber}: ${device} (${STATE_LABELS[state]})</label>`

const bookingForm = (
  transactionId: number,
  expected: readonly DeskItem[],
  typed: TypedBooking | null,
): Html => html`${refusalNotice(typed?.refusal ?? null)}
<form class="fields" method="post" action="${buildArrivalPath(transactionId)}" enctype="multipart/form-data">
<label>Weight in grams <input name="weightInGrams" value="${typed?.weightInGrams}" type="number" min="1" max="100000" required${!typed && html` autofocus`}></label>
<label>Unboxing photos <input name="photos" type="file" accept="${PHOTO_MEDIA_TYPES.join(',')}" multiple required${typed && html` autofocus`}></label>
<fieldset><legend>Missing from the parcel</legend>${expected.map((item) => missingBox(item, typed))}</fieldset>
<button accesskey="s">Book in ${shortcut('s')}</button>
</form>`

export interface ArrivalView {
  readonly transactionId: number
  readonly items: readonly DeskItem[]
  readonly parcel: Html
  readonly typed?: TypedBooking | null
}

/** The form to book in one parcel. */
export function presentArrival({ transactionId, items, parcel, typed = null }: ArrivalView): DeskPage {
  const expected = items.filter(({ state }) => canArrive(state))
  return page({
    title: `Book in ${formatTradeNumber(transactionId)}`,
    body: html`${parcel}
<h2>Expecting ${expected.length} of ${items.length} devices</h2>
${
  expected.length > 0
    ? bookingForm(transactionId, expected, typed)
    : html`<p>We aren’t expecting any devices for this sale. <a href="${buildTradePath(transactionId)}">View sale</a></p>`
}`,
  })
}
