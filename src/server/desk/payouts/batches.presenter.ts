import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { ListedBatch, SentTransfer, ShownBatch } from './batches.repository.ts'
import type { MadeBatch } from './order-payouts.ts'
import { kindText, moneyText } from './payout-texts.ts'
import type { SettledAnswer } from './settle-payouts.ts'

const BATCH_COLUMNS = [
  { title: 'Batch' },
  { title: 'By' },
  { title: 'Payouts', isNumber: true },
  { title: 'Transfers', isNumber: true },
  { title: 'Sum', isNumber: true },
  { title: 'Open', isNumber: true },
  { title: 'Sent back', isNumber: true },
  { title: 'Made' },
  { title: 'Operator' },
]

const linkOf = (messageId: string): Html => html`<a href="/desk/payout-batches/${messageId}">${messageId}</a>`

const isListed = (batch: MadeBatch | ListedBatch): batch is ListedBatch => 'openCount' in batch

function batchRow(batch: MadeBatch | ListedBatch): Insertable[] {
  const { messageId, paymentTypeId, payoutCount, transferCount, totalInCents, currency } = batch
  const sum = moneyText(totalInCents, currency)
  const made = [linkOf(messageId), kindText(paymentTypeId), payoutCount, transferCount, sum]
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

/** Batches that stand in the list, or that were just made, which have less to tell. */
export const batchTable = (batches: readonly (MadeBatch | ListedBatch)[], caption: string): Html =>
  batches.length === 0
    ? html`<p>There is no batch yet.</p>`
    : deskTable({
        caption,
        columns: batches.every(isListed) ? BATCH_COLUMNS : BATCH_COLUMNS.slice(0, 5),
        rows: batches.map(batchRow),
      })

const STATUS_TEXTS = { ordered: 'open', confirmed: 'paid', rejected: 'sent back' } as const

/** For a transfer without an answer: what a person knows of it. Two forms, so that Enter behind a reason cannot mean yes. */
const decideForms = ({ endToEndId, status }: SentTransfer): Html | null =>
  status === 'ordered'
    ? html`<form class="line" method="post" action="/desk/transfers/${endToEndId}">
<button name="outcome" value="CONFIRMED">Paid</button>
</form>
<form class="line" method="post" action="/desk/transfers/${endToEndId}">
<label>Reason <input name="reason" maxlength="200" autocomplete="off"></label>
<button name="outcome" value="REJECTED">Sent back</button>
</form>`
    : null

const transferTable = ({ transfers, currency }: ShownBatch): Html =>
  deskTable({
    caption: 'Transfers, in the order of the file',
    columns: [
      { title: 'Transfer' },
      { title: 'For' },
      { title: 'Amount', isNumber: true },
      { title: 'Status' },
      { title: 'Known otherwise' },
    ],
    rows: transfers.map((transfer) => [
      transfer.endToEndId,
      transfer.references.join(' '),
      moneyText(transfer.amountInCents, currency),
      [STATUS_TEXTS[transfer.status], transfer.rejectedReason && html` (${transfer.rejectedReason})`],
      decideForms(transfer),
    ]),
  })

export const presentBatch = (batch: ShownBatch): DeskPage =>
  page({
    title: `Batch ${batch.messageId}`,
    body: html`<dl><dt>By</dt><dd>${kindText(batch.paymentTypeId)}</dd>
<dt>Sum</dt><dd>${moneyText(batch.totalInCents, batch.currency)}</dd>
<dt>Transfers</dt><dd>${batch.transferCount}, of which ${batch.openCount} open</dd>
<dt>Payouts</dt><dd>${batch.payoutCount}</dd>
<dt>Made</dt><dd>${deskTime(new Date(batch.createdAtMs))} by ${batch.operatorName}</dd></dl>
<form class="line" method="post" action="/desk/payout-batches/${batch.messageId}/file">
<button accesskey="s">Download the file ${shortcut('s')}</button> <span class="soft">Every download stands in the audit log.</span>
</form>
${transferTable(batch)}
<p><a href="/desk/payouts">Back to the payouts</a></p>`,
  })

const RESULTS: readonly (readonly [keyof SettledAnswer, string])[] = [
  ['confirmed', 'Paid'],
  ['rejected', 'Sent back; the seller is asked for another account'],
  ['contradicted', 'Said otherwise before: nothing was changed, look at these'],
  ['unknown', 'Not ours: ids that we do not know'],
  ['unchanged', 'Known before'],
  ['open', 'Still open in these batches'],
]

/** What an answer of the bank has changed. */
export const presentSettled = (settled: SettledAnswer): DeskPage =>
  page({
    title: 'The answer was taken',
    body: html`<dl>${RESULTS.map(
      ([name, title]) =>
        html`<dt>${title}</dt><dd>${settled[name].length}${settled[name].length > 0 && html`: ${settled[name].join(', ')}`}</dd>
`,
    )}</dl>
<p><a href="/desk/payouts" accesskey="s" autofocus>Back to the payouts</a></p>`,
  })
