import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import type { ListedBatch, SentTransfer, ShownBatch } from './batches.repository.ts'
import type { MadeBatch } from './order-payouts.ts'
import { describePaymentType, formatMoney } from './payout-texts.ts'
import type { SettledAnswer } from './settle-payouts.ts'

const BATCH_COLUMNS = [
  { title: 'Batch' },
  { title: 'Method' },
  { title: 'Payouts', isNumber: true },
  { title: 'Transfers', isNumber: true },
  { title: 'Total', isNumber: true },
  { title: 'Open', isNumber: true },
  { title: 'Returned', isNumber: true },
  { title: 'Created' },
  { title: 'Operator' },
]

const linkBatch = (messageId: string): Html =>
  html`<a href="/desk/payout-batches/${messageId}">${messageId}</a>`

const isListed = (batch: MadeBatch | ListedBatch): batch is ListedBatch => 'openCount' in batch

function toBatchRow(batch: MadeBatch | ListedBatch): Insertable[] {
  const { messageId, paymentTypeId, payoutCount, transferCount, totalInCents, currency } = batch
  const sum = formatMoney(totalInCents, currency)
  const made = [linkBatch(messageId), describePaymentType(paymentTypeId), payoutCount, transferCount, sum]
  return isListed(batch)
    ? [
        ...made,
        batch.openCount,
        batch.rejectedCount,
        deskTime(new Date(batch.createdAtMs)),
        batch.operatorName,
      ]
    : made
}

/** A table of batches; new ones have fewer columns. */
export const batchTable = (batches: readonly (MadeBatch | ListedBatch)[], caption: string): Html =>
  batches.length === 0
    ? html`<p>No batches yet.</p>`
    : deskTable({
        caption,
        columns: batches.every(isListed) ? BATCH_COLUMNS : BATCH_COLUMNS.slice(0, 5),
        rows: batches.map(toBatchRow),
      })

const STATUS_TEXTS = { ordered: 'open', confirmed: 'paid', rejected: 'returned' } as const

/** For a transfer without an answer. Two forms, so that Enter after typing a reason cannot confirm it. */
const decideForms = ({ endToEndId, status }: SentTransfer): Html | null =>
  status === 'ordered'
    ? html`<form class="line" method="post" action="/desk/transfers/${endToEndId}">
<button name="outcome" value="CONFIRMED">Mark as paid</button>
</form>
<form class="line" method="post" action="/desk/transfers/${endToEndId}">
<label>Reason <input name="reason" maxlength="200" autocomplete="off"></label>
<button name="outcome" value="REJECTED">Mark as returned</button>
</form>`
    : null

const transferTable = ({ transfers, currency }: ShownBatch): Html =>
  deskTable({
    caption: 'Transfers, in file order',
    columns: [
      { title: 'Transfer' },
      { title: 'For' },
      { title: 'Amount', isNumber: true },
      { title: 'Status' },
      { title: 'Set manually' },
    ],
    rows: transfers.map((transfer) => [
      transfer.endToEndId,
      transfer.references.join(' '),
      formatMoney(transfer.amountInCents, currency),
      [STATUS_TEXTS[transfer.status], transfer.rejectedReason && html` (${transfer.rejectedReason})`],
      decideForms(transfer),
    ]),
  })

export const presentBatch = (batch: ShownBatch): DeskPage =>
  page({
    title: `Batch ${batch.messageId}`,
    body: html`<dl><dt>Method</dt><dd>${describePaymentType(batch.paymentTypeId)}</dd>
<dt>Total</dt><dd>${formatMoney(batch.totalInCents, batch.currency)}</dd>
<dt>Transfers</dt><dd>${batch.transferCount}, ${batch.openCount} of them open</dd>
<dt>Payouts</dt><dd>${batch.payoutCount}</dd>
<dt>Created</dt><dd>${deskTime(new Date(batch.createdAtMs))} by ${batch.operatorName}</dd></dl>
<form class="line" method="post" action="/desk/payout-batches/${batch.messageId}/file">
<button accesskey="s">Download file ${shortcut('s')}</button> <span class="soft">Downloads are recorded in the audit log.</span>
</form>
${transferTable(batch)}
<p><a href="/desk/payouts">Back to payouts</a></p>`,
  })

const RESULTS: readonly (readonly [keyof SettledAnswer, string])[] = [
  ['confirmed', 'Paid'],
  ['rejected', 'Returned: we ask the seller for another account'],
  ['contradicted', 'Contradicts an earlier response: nothing was changed, please review'],
  ['unknown', 'Unknown ids: not our transfers'],
  ['unchanged', 'Already settled'],
  ['open', 'Still open in these batches'],
]

/** What an answer of the bank changed. */
export const presentSettled = (settled: SettledAnswer): DeskPage =>
  page({
    title: 'Bank response imported',
    body: html`<dl>${RESULTS.map(
      ([name, title]) =>
        html`<dt>${title}</dt><dd>${settled[name].length}${settled[name].length > 0 && html`: ${settled[name].join(', ')}`}</dd>
`,
    )}</dl>
<p><a href="/desk/payouts" accesskey="s" autofocus>Back to payouts</a></p>`,
  })
