import { formatPhone } from '#domain/customers/format-phone.ts'
import { addDays, UNDELIVERED_CALL_DAYS } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { itemLink } from '#server/desk/items/item-text.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { describeProblem } from '#server/desk/pages/problem-text.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { Receiver, ReturnedDevice, ReturnStage } from './returns.repository.ts'

const buildReturnPath = ({ transactionId, itemNumber }: ItemKey): string =>
  `/desk/returns/${formatTradeNumber(transactionId)}/${itemNumber}`

type Event = 'SCANNED' | 'DELIVERED' | 'UNDELIVERABLE'

const reportForm = (
  { trackingNumber }: ReturnedDevice,
  events: readonly (readonly [Event, string])[],
): Html =>
  html`<form class="line" method="post" action="/desk/returns/scans">
<input type="hidden" name="trackingNumber" value="${trackingNumber}">
${events.map(([event, title]) => html`<button name="event" value="${event}">${title}</button>`)}
</form>`

const labelLink = (device: ReturnedDevice): Html =>
  html`<a href="${buildReturnPath(device)}/label">Label (PDF)</a>`

/** Only support may see the seller's address. */
const bookingLink = (device: ReturnedDevice, mayBook: boolean): Html =>
  mayBook
    ? html`<a href="${buildReturnPath(device)}">Address and new label</a>`
    : html`Support has to book a new label.`

/** What can be done with a device in each stage. */
const ACTIONS: Readonly<Record<ReturnStage, (device: ReturnedDevice, mayBook: boolean) => Html>> = {
  WITHOUT_LABEL: (device, mayBook) => html`Label is being booked. ${mayBook && bookingLink(device, mayBook)}`,
  TO_SEND: (device) => html`${labelLink(device)} ${reportForm(device, [['SCANNED', 'Handed to carrier']])}`,
  ON_ITS_WAY: (device) =>
    reportForm(device, [
      ['DELIVERED', 'Delivered'],
      ['UNDELIVERABLE', 'Undeliverable'],
    ]),
  CAME_BACK: bookingLink,
}

export interface ReturnsView {
  readonly devices: readonly ReturnedDevice[]
  /** Whether the reader may have a parcel booked. */
  readonly mayBook: boolean
  /** The parcel whose report has just been recorded. */
  readonly recorded?: string | null
  /** What was typed about a parcel, and why it was refused. */
  readonly typed?: { readonly trackingNumber: string; readonly refusal: HttpError } | null
}

const SECTIONS: readonly (readonly [stages: readonly ReturnStage[], title: string])[] = [
  [['TO_SEND', 'WITHOUT_LABEL'], 'To send'],
  [['CAME_BACK'], 'Undeliverable'],
  [['ON_ITS_WAY'], 'In transit'],
]

const section = (
  { devices, mayBook }: Pick<ReturnsView, 'devices' | 'mayBook'>,
  title: string,
): Html => html`<h2>${title}</h2>
${
  devices.length === 0
    ? html`<p>None.</p>`
    : deskTable({
        caption: devices.length === 1 ? '1 device' : `${devices.length} devices, longest waiting first`,
        columns: [
          { title: 'Device' },
          { title: 'Model' },
          { title: 'Parcel' },
          { title: 'Since' },
          { title: 'Action' },
        ],
        rows: devices.map((device) => [
          itemLink(device),
          device.deviceName,
          device.trackingNumber === null ? '' : `${device.carrier} ${device.trackingNumber}`,
          deskTime(new Date(device.sinceMs)),
          ACTIONS[device.stage](device, mayBook),
        ]),
      })
}`

const scanForm = (
  typed: string,
): Html => html`<form class="line scan" method="post" action="/desk/returns/scans">
<label>Tracking number of the outgoing parcel <input name="trackingNumber" value="${typed}" required autofocus autocomplete="off"
maxlength="60"></label>
<input type="hidden" name="event" value="SCANNED">
<button accesskey="s">Handed to carrier ${shortcut('s')}</button>
</form>`

/** Devices going back to their sellers. */
export const presentReturns = ({ devices, mayBook, recorded = null, typed = null }: ReturnsView): DeskPage =>
  page({
    title: 'Returns',
    body: html`${refusalNotice(typed?.refusal ?? null)}${recorded !== null && html`<p role="status">Scan recorded for parcel ${recorded}.</p>`}
${scanForm(typed?.trackingNumber ?? '')}
${SECTIONS.map(([stages, title]) =>
  section({ devices: devices.filter(({ stage }) => stages.includes(stage)), mayBook }, title),
)}`,
  })

const FIELDS = [
  ['street', 'Street', true],
  ['houseNumber', 'House number', false],
  ['addressExtra', 'Address line 2', false],
  ['zip', 'Postcode', true],
  ['city', 'Town or city', true],
  ['country', 'Country code (two letters)', true],
] as const

const addressField = (
  [name, title, isRequired]: (typeof FIELDS)[number],
  receiver: Receiver,
  refusal: HttpError | null,
): Html => {
  const problem = refusal?.errors.find(({ field }) => field === name)
  const invalid = problem && html` aria-invalid="true" aria-describedby="${name}-problem"`
  return html`<label>${title} <input name="${name}" value="${receiver[name] ?? ''}"${isRequired && html` required`}${invalid}
maxlength="300" autocomplete="off">${problem && html`<span class="wrong" id="${name}-problem">${describeProblem(problem.key)}</span>`}</label>
`
}

const addressForm = (device: ReturnedDevice, receiver: Receiver, refusal: HttpError | null): Html => html`
<dl><dt>Seller</dt><dd>${receiver.name}</dd><dt>Email</dt><dd>${receiver.email}</dd>
<dt>Phone</dt><dd>${receiver.phone ? formatPhone(receiver.phone) : 'None'}</dd></dl>
<form class="fields" method="post" action="${buildReturnPath(device)}/label">
${FIELDS.map((field) => addressField(field, receiver, refusal))}<button accesskey="s">Book label for this address ${shortcut('s')}</button>
</form>`

/** The seller has a mail. Whoever doesn't read it would never get the device back. */
const phoneNote = ({ sinceMs }: ReturnedDevice): Html =>
  html`<p>We’ve emailed the seller to ask for the right address. If there’s no answer by ${deskTime(new Date(addDays(sinceMs, UNDELIVERED_CALL_DAYS)))}, call them.</p>`

/** A parcel that came back, with the address it was sent to. */
export const presentReturn = (
  device: ReturnedDevice,
  receiver: Receiver,
  refusal: HttpError | null = null,
): DeskPage =>
  page({
    title: `Return ${formatTradeNumber(device.transactionId)}-${device.itemNumber}`,
    body: html`${refusalNotice(refusal)}<p>${device.deviceName}${device.trackingNumber !== null && html`, last parcel ${device.trackingNumber}`}</p>
${device.stage === 'CAME_BACK' && phoneNote(device)}
${addressForm(device, receiver, refusal)}
<p><a href="/desk/returns">Back to returns</a></p>`,
  })
