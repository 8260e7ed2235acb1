import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { tradePath } from '#server/desk/items/item-params.ts'
import { timeOf, wordsOf } from '#server/desk/items/item-words.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal.ts'
import { PHOTO_MEDIA_TYPES } from '#server/desk/photos/photo-format.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { ComingParcel, Parcel } from './arrivals.repository.ts'
import { canArrive } from './book-in.ts'

export const arrivalPath = (transactionId: number): string => `/desk/arrivals/${tradeNumberOf(transactionId)}`

const COLUMNS = [
  { title: 'Trade' },
  { title: 'Devices', isNumber: true },
  { title: 'Carrier' },
  { title: 'Tracking number' },
  { title: 'Last scan' },
]

const rowOf = (parcel: ComingParcel): Insertable[] => [
  html`<a href="${arrivalPath(parcel.transactionId)}">${tradeNumberOf(parcel.transactionId)}</a>`,
  parcel.deviceCount,
  parcel.carrier,
  parcel.trackingNumber,
  timeOf(parcel.lastScanAtMs),
]

export interface ArrivalsView {
  readonly parcels: readonly ComingParcel[]
  readonly missed: string | null
  /** The trade that was booked in just now. */
  readonly booked: number | null
}

const bookedNotice = (transactionId: number): Html =>
  html`<p role="status">Booked in: <a href="${tradePath(transactionId)}">${tradeNumberOf(transactionId)}</a></p>`

export const presentArrivals = ({ parcels, missed, booked }: ArrivalsView): DeskPage =>
  page({
    title: 'Book in',
    status: missed === null ? 200 : 404,
    body: html`${booked !== null && bookedNotice(booked)}
${scanBox({ action: '/desk/arrivals', label: 'Tracking number or trade number', missed })}
${
  parcels.length === 0
    ? html`<p>The carrier has no parcel for us. One that lies here can be scanned all the same.</p>`
    : deskTable({
        caption: 'Parcels that the carrier has, the longest unseen first',
        columns: COLUMNS,
        rows: parcels.map(rowOf),
      })
}`,
  })

const photoLink = (photoId: string): Html =>
  html`<a href="/desk/photos/${photoId}"><img class="proof" src="/desk/photos/${photoId}" alt="Photo of the unboxing"></a>`

/** How a trade's parcel travelled, and what it looked like when it came. */
export const parcelFacts = (
  { carrier, trackingNumber, arrival }: Parcel,
  photoIds: readonly string[],
): Html => html`<dl>
<dt>Parcel</dt><dd>${carrier === null ? 'no label yet' : `${carrier} ${trackingNumber}`}</dd>
<dt>Booked in</dt><dd>${arrival ? html`${timeOf(arrival.bookedInAtMs)} by ${arrival.operator}` : 'not yet'}</dd>
${arrival && html`<dt>Weight</dt><dd>${arrival.weightInGrams} g</dd>`}
</dl>
${photoIds.length > 0 && html`<p class="proofs">${photoIds.map(photoLink)}</p>`}`

/** What was typed before a booking was refused; photos have to be chosen once more, browsers give none back. */
export interface TypedBooking {
  readonly weightInGrams: number
  readonly missing: readonly number[]
  readonly refusal: HttpError
}

const missingBox = ({ itemNumber, device, state }: DeskItem, typed: TypedBooking | null): Html => html`
<label class="tick"><input type="checkbox" name="missing" value="${itemNumber}"${typed?.missing.includes(itemNumber) && html` checked`}> ${itemNumber}: ${device} (${wordsOf(state)})</label>`

const bookingForm = (
  transactionId: number,
  expected: readonly DeskItem[],
  typed: TypedBooking | null,
): Html => html`${refusalNotice(typed?.refusal ?? null)}
<form class="fields" method="post" action="${arrivalPath(transactionId)}" enctype="multipart/form-data">
<label>Weight in grams <input name="weightInGrams" value="${typed?.weightInGrams}" type="number" min="1" max="100000" required${!typed && html` autofocus`}></label>
<label>Photos of the unboxing <input name="photos" type="file" accept="${PHOTO_MEDIA_TYPES.join(',')}" multiple required${typed && html` autofocus`}></label>
<fieldset><legend>Not in the parcel</legend>${expected.map((item) => missingBox(item, typed))}</fieldset>
<button accesskey="s">Book in ${shortcut('s')}</button>
</form>`

export interface ArrivalView {
  readonly transactionId: number
  readonly items: readonly DeskItem[]
  readonly parcel: Html
  readonly typed?: TypedBooking | null
}

/** The form for a parcel that lies on the table. */
export function presentArrival({ transactionId, items, parcel, typed = null }: ArrivalView): DeskPage {
  const expected = items.filter(({ state }) => canArrive(state))
  return page({
    title: `Book in ${tradeNumberOf(transactionId)}`,
    body: html`${parcel}
<h2>${expected.length} of ${items.length} devices expected</h2>
${
  expected.length > 0
    ? bookingForm(transactionId, expected, typed)
    : html`<p>Nothing of this trade is expected. <a href="${tradePath(transactionId)}">See the trade</a></p>`
}`,
  })
}
