import type { Operator } from '#server/desk/operators/operator.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import type { ListedBatch, SentTransfer, ShownBatch } from './batches.repository.ts'
import { orderingNote } from './jobs/payout-jobs.presenter.ts'
import type { PayoutJob } from './jobs/payout-jobs.repository.ts'
import {
  BATCH_STATE_LABELS,
  describePaymentType,
  formatMoney,
  TRANSFER_STATUS_LABELS,
} from './payout-texts.ts'
import type { MadeBatch } from './prepare-batch.ts'
import type { SettledAnswer } from './settle-payouts.ts'

const BATCH_COLUMNS = [
  { title: 'Batch' },
  { title: 'Method' },
  { title: 'Payouts', isNumber: true },
  { title: 'Transfers', isNumber: true },
  { title: 'Total', isNumber: true },
  { title: 'Open', isNumber: true },
  { title: 'Returned', isNumber: true },
  { title: 'State' },
  { title: 'Created' },
  { title: 'Created by' },
  { title: 'Approved by' },
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
        BATCH_STATE_LABELS[batch.state],
        deskTime(new Date(batch.createdAtMs)),
        batch.operatorName,
        batch.approvedBy ?? '',
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
      { title: 'Account' },
      { title: 'Amount', isNumber: true },
      { title: 'Status' },
      { title: 'Set manually' },
    ],
    rows: transfers.map((transfer) => [
      transfer.endToEndId,
      transfer.references.join(' '),
      transfer.maskedAccount,
      formatMoney(transfer.amountInCents, currency),
      [
        TRANSFER_STATUS_LABELS[transfer.status],
        transfer.rejectedReason && html` (${transfer.rejectedReason})`,
      ],
      decideForms(transfer),
    ]),
  })

/** Who looks at a batch. */
export interface BatchReader {
  readonly operator: Operator
  readonly isOnePersonDesk: boolean
  /** What orders the batch in the background, if anything has. */
  readonly job: PayoutJob | null
}

const ONE_PERSON_WARNING = html`<p class="alert" role="alert">ONE_PERSON_DESK is on, so whoever creates a batch, inspects a
device or marks a payout as returned can also approve it. Turn it off as soon as two people work here.</p>`

const approveForm = ({ messageId, operatorName }: ShownBatch, { operator, isOnePersonDesk }: BatchReader) =>
  operatorName === operator.name && !isOnePersonDesk
    ? html`<p>You created this batch, so someone else has to approve it.</p>`
    : html`<form class="line" method="post" action="/desk/payout-batches/${messageId}/approval">
<button accesskey="s">Approve ${shortcut('s')}</button> <span class="soft">Check the transfers first. Approvals are recorded in the audit log.</span>
</form>`

const fileForm = ({
  messageId,
  state,
}: ShownBatch): Html => html`<form class="line" method="post" action="/desk/payout-batches/${messageId}/file">
<button accesskey="s">Download file ${shortcut('s')}</button> <span class="soft">${state === 'approved' && 'The first download orders the payouts. '}Downloads are recorded in the audit log.</span>
</form>`

/** Two forms, so that Enter in the field cannot discard the whole batch. */
const withdrawForms = ({ messageId }: ShownBatch): Html => {
  const action = `/desk/payout-batches/${messageId}/withdrawals`
  return html`<h2>Remove payouts</h2>
<form class="line" method="post" action="${action}">
<label>Sale number <input name="which" maxlength="20" autocomplete="off" required></label>
<button>Remove this sale</button>
</form>
<form class="line" method="post" action="${action}">
<button name="which" value="HELD">Remove held payouts</button>
<button name="which" value="ALL">Discard batch</button>
</form>`
}

/** What can be done with a batch in its state. */
function batchForms(batch: ShownBatch, reader: BatchReader): Html | null {
  switch (batch.state) {
    case 'prepared':
      return approveForm(batch, reader)
    case 'approved':
    case 'exported':
      return fileForm(batch)
    case 'discarded':
      return html`<p>Nothing in this batch will be paid.</p>`
  }
}

const approvalFacts = ({ approvedBy, approvedAtMs }: ShownBatch): Html =>
  html`<dt>Approved</dt><dd>${approvedAtMs === null ? 'Not yet' : html`${deskTime(new Date(approvedAtMs))} by ${approvedBy}`}</dd>`

export const presentBatch = (batch: ShownBatch, reader: BatchReader): DeskPage =>
  page({
    title: `Batch ${batch.messageId}`,
    body: html`${reader.isOnePersonDesk && ONE_PERSON_WARNING}<dl><dt>State</dt><dd>${BATCH_STATE_LABELS[batch.state]}</dd>
<dt>Method</dt><dd>${describePaymentType(batch.paymentTypeId)}</dd>
<dt>Total</dt><dd>${formatMoney(batch.totalInCents, batch.currency)}</dd>
<dt>Transfers</dt><dd>${batch.transferCount}${batch.state === 'exported' && `, ${batch.openCount} still open`}</dd>
<dt>Payouts</dt><dd>${batch.payoutCount}</dd>
<dt>Created</dt><dd>${deskTime(new Date(batch.createdAtMs))} by ${batch.operatorName}</dd>
${approvalFacts(batch)}</dl>
${batch.state !== 'prepared' && (orderingNote(reader.job) ?? batchForms(batch, reader))}
${batch.transfers.length > 0 && transferTable(batch)}
${batch.state === 'prepared' && batchForms(batch, reader)}
${(batch.state === 'prepared' || batch.state === 'approved') && reader.job?.state !== 'running' && withdrawForms(batch)}
<p><a href="/desk/payouts">Back to payouts</a></p>`,
  })

const RESULTS: readonly (readonly [keyof SettledAnswer, string])[] = [
  ['confirmed', 'Paid'],
  ['rejected', 'Returned: we’ve asked the seller for another account'],
  ['contradicted', 'Contradicts an earlier response: nothing was changed. Check with the bank'],
  ['unknown', 'Unknown ids: these aren’t our transfers'],
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
