import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import type { RegisterEntry } from '#domain/purchase-register/register-entry.ts'
import type { ChainBreak, ChainReading } from '#domain/purchase-register/verify-chain.ts'
import { DOCUMENT_KIND_LABELS } from '#server/desk/identity/identity-labels.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { describePaymentType, formatMoney } from '#server/desk/payouts/payout-texts.ts'
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
        ? html`<p>No purchases yet.</p>`
        : deskTable({
            caption: `Latest ${DAYS_SHOWN} days with entries, by country`,
            columns: [
              { title: 'Day' },
              { title: 'Country' },
              { title: 'Purchases', isNumber: true },
              { title: 'Payments', isNumber: true },
              { title: 'Reversals', isNumber: true },
            ],
            rows: days.map((day) => [dayLink(day), day.country, day.purchases, day.payments, day.reversals]),
            isNarrow: true,
          }),
  })

export const BREAK_TEXTS: Readonly<Record<ChainBreak, string>> = {
  SEQUENCE: 'it’s missing, duplicated or out of order',
  COUNTRY: 'it belongs to another country',
  DAY: 'it’s dated before the previous row',
  CHANGED: 'its content was changed',
  REPLACED: 'the previous row was replaced',
  REWRITTEN: 'it differs from the row recorded in the audit log',
  CUT_OFF: 'rows recorded in the audit log are missing',
}

/** Says whether the chain of the whole country is intact. */
const describeChain = (reading: ChainReading): Html =>
  reading.kind === 'whole'
    ? html`<p>The register is intact: all ${reading.end.sequence} rows are unchanged. Last hash:
<code>${reading.end.hash}</code></p>`
    : html`<p class="alert" role="alert">The register has been tampered with or damaged at row ${reading.sequence}: ${BREAK_TEXTS[reading.reason]}.
Report this to whoever runs the shop.</p>`

const KIND_LABELS: Readonly<Record<RegisterEntry['kind'], string>> = {
  PURCHASE: 'Purchase',
  PAYMENT: 'Payment',
  REVERSAL: 'Reversal',
}

/** Seller, address, document, device and serial number. Other rows only say what has happened. */
function toPurchaseCells(entry: RegisterEntry): Insertable[] {
  switch (entry.kind) {
    case 'PURCHASE':
      return [
        entry.sellerName,
        entry.sellerAddress,
        entry.identityDocument ? DOCUMENT_KIND_LABELS[entry.identityDocument.kind] : 'None',
        entry.description,
        entry.serialNumber ?? 'None',
      ]
    case 'PAYMENT':
      return ['', '', '', `Paid on ${entry.paidDay}`, '']
    case 'REVERSAL':
      return ['', '', '', `Not bought: reverses row ${entry.corrects}`, '']
  }
}

function toRowCells({ entry, hash }: RegisterRow): Insertable[] {
  return [
    entry.sequence,
    KIND_LABELS[entry.kind],
    entry.reference,
    ...toPurchaseCells(entry),
    formatMoney(entry.priceInCents, entry.currency),
    describePaymentType(entry.paymentTypeId),
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
      { title: 'Identity document' },
      { title: 'Device' },
      { title: 'Serial number' },
      { title: 'Price', isNumber: true },
      { title: 'Method' },
      { title: 'Hash' },
    ],
    rows: rows.map(toRowCells),
  })

const exportForm = ({ country, day }: CountryDay): Html => html`<form class="line" method="post"
action="/desk/register/${country}/export">
<label>From <input type="date" name="from" value="${day}" required></label>
<label>To <input type="date" name="to" value="${day}" required></label>
<button accesskey="s">Export as CSV ${shortcut('s')}</button> <span class="soft">Exports are recorded in the audit log.</span>
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
    body: html`${describeChain(reading)}
${exportForm(place)}
${rowTable(rows, place)}
<p><a href="/desk/register">All days</a></p>`,
  })
