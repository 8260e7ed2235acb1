import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import type { ChainReading } from '#domain/purchase-register/verify-chain.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { kindText, moneyText } from '#server/desk/payouts/payout-texts.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import { DAYS_SHOWN, type RegisterDay } from './register.repository.ts'

const dayLink = ({ country, day }: RegisterDay): Html => {
  const query = new URLSearchParams({ country, day })
  return html`<a href="/desk/register?${query.toString()}">${day}</a>`
}

export const presentRegisterDays = (days: readonly RegisterDay[]): DeskPage =>
  page({
    title: 'Purchase register',
    body:
      days.length === 0
        ? html`<p>Nothing was bought yet.</p>`
        : deskTable({
            caption: `The newest ${DAYS_SHOWN} days with entries, by country`,
            columns: [
              { title: 'Day' },
              { title: 'Country' },
              { title: 'Purchases', isNumber: true },
              { title: 'Payments', isNumber: true },
            ],
            rows: days.map((day) => [dayLink(day), day.country, day.purchases, day.payments]),
            isNarrow: true,
          }),
  })

const BREAKS = {
  SEQUENCE: 'it is missing, there twice or in another place',
  COUNTRY: 'it belongs to another country',
  DAY: 'its day is before that of the row above',
  CHANGED: 'it does not say what it said when it was written',
  REPLACED: 'its neighbour was tied to another row',
  REWRITTEN: 'it is not the row that the audit log has noted',
  CUT_OFF: 'rows that the audit log has noted are gone',
} as const

/** Whether the chain of the whole country holds, in words. */
const chainText = (reading: ChainReading): Html =>
  reading.kind === 'whole'
    ? html`<p>The chain is whole: ${reading.end.sequence} rows are as they were written. Its last hash is
<code>${reading.end.hash}</code>.</p>`
    : html`<p class="alert" role="alert">The chain is broken at row ${reading.sequence}: ${BREAKS[reading.reason]}
(${reading.reason}).</p>`

function rowCells({ entry, hash }: RegisterRow): Insertable[] {
  const bought =
    entry.kind === 'PURCHASE'
      ? [entry.sellerName, entry.sellerAddress, entry.description, entry.serialNumber ?? 'none']
      : ['', '', `paid on ${entry.paidDay}`, '']
  return [
    entry.sequence,
    entry.kind,
    entry.reference,
    ...bought,
    moneyText(entry.priceInCents, entry.currency),
    kindText(entry.paymentTypeId),
    html`<code>${hash.slice(0, 12)}</code>`,
  ]
}

const rowTable = (rows: readonly RegisterRow[], { country, day }: CountryDay): Html =>
  deskTable({
    caption: `${country} on ${day}: ${rows.length} rows`,
    columns: [
      { title: 'Row', isNumber: true },
      { title: 'Kind' },
      { title: 'Reference' },
      { title: 'Seller' },
      { title: 'Address' },
      { title: 'Device' },
      { title: 'Serial number' },
      { title: 'Price', isNumber: true },
      { title: 'By' },
      { title: 'Hash' },
    ],
    rows: rows.map(rowCells),
  })

const exportForm = ({ country, day }: CountryDay): Html => html`<form class="line" method="post"
action="/desk/register/${country}/export">
<label>From <input type="date" name="from" value="${day}" required></label>
<label>To <input type="date" name="to" value="${day}" required></label>
<button accesskey="s">Export as CSV ${shortcut('s')}</button> <span class="soft">Every export stands in the audit log.</span>
</form>`

export interface CountryDay {
  readonly country: string
  readonly day: string
}

export interface DayView extends CountryDay {
  readonly rows: readonly RegisterRow[]
  readonly reading: ChainReading
}

export const presentRegisterDay = ({ rows, reading, ...place }: DayView): DeskPage =>
  page({
    title: `Purchase register, ${place.country}, ${place.day}`,
    body: html`${chainText(reading)}
${exportForm(place)}
${rowTable(rows, place)}
<p><a href="/desk/register">All days</a></p>`,
  })
