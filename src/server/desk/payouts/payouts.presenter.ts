import { buildItemPath, buildTradePath } from '#server/desk/items/item-params.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import { batchTable } from './batches.presenter.ts'
import { BATCHES_SHOWN, type ListedBatch, type StrandedVoucher } from './batches.repository.ts'
import type { DueRow } from './due-payouts.repository.ts'
import { jobTable } from './jobs/payout-jobs.presenter.ts'
import type { PayoutJob } from './jobs/payout-jobs.repository.ts'
import type { MadeBatches } from './make-batches.ts'
import { describePaymentType, formatMoney, HOLD_TEXTS } from './payout-texts.ts'
import { sumPayouts } from './sum-payouts.ts'

export interface PayoutsView {
  readonly due: readonly DueRow[]
  readonly jobs: readonly PayoutJob[]
  readonly batches: readonly ListedBatch[]
  readonly stranded: readonly StrandedVoucher[]
  /** Holds that keep payouts back. */
  readonly heldCount: number
  readonly hasPayer: boolean
  /** Why a bank's answer was refused. */
  readonly refusal: HttpError | null
}

const sumTable = (due: readonly DueRow[]): Html =>
  deskTable({
    caption: 'Totals of the next batches',
    columns: [
      { title: 'Currency' },
      { title: 'Method' },
      { title: 'Payouts', isNumber: true },
      { title: 'Total', isNumber: true },
    ],
    rows: sumPayouts(due).map(({ currency, paymentTypeId, payoutCount, totalInCents }) => [
      currency,
      describePaymentType(paymentTypeId),
      payoutCount,
      formatMoney(totalInCents, currency),
    ]),
    isNarrow: true,
  })

/** Links the device, or for a voucher its trade. */
const placeLink = ({ transactionId, itemNumber, reference }: DueRow): Html =>
  html`<a href="${itemNumber === 0 ? buildTradePath(transactionId) : buildItemPath({ transactionId, itemNumber })}">${reference}</a>`

/** More than anyone reads. */
export const DUE_SHOWN = 500

const dueTable = (due: readonly DueRow[]): Html =>
  deskTable({
    caption: `Due payouts by sale (number 0 is the sale’s voucher)${due.length > DUE_SHOWN ? `: first ${DUE_SHOWN} of ${due.length}` : ''}`,
    columns: [
      { title: 'Reference' },
      { title: 'Attempt', isNumber: true },
      { title: 'Amount', isNumber: true },
      { title: 'Incl. late bonus', isNumber: true },
      { title: 'Method' },
      { title: 'Account' },
      { title: 'Due since' },
    ],
    rows: due
      .slice(0, DUE_SHOWN)
      .map((row) => [
        placeLink(row),
        row.attempt,
        formatMoney(row.amountInCents, row.currency),
        row.bonusInCents > 0 ? formatMoney(row.bonusInCents, row.currency) : '',
        describePaymentType(row.paymentTypeId),
        row.hasAccount ? row.maskedAccount : html`<strong>None</strong>`,
        deskTime(new Date(row.sinceMs)),
      ]),
  })

const PAYER_MISSING = html`<p class="alert" role="alert">We can’t order payouts because no account to pay from is
configured. Set PAYER_IBAN and PAYER_NAME.</p>`

const makeForm = html`<form class="line" method="post" action="/desk/payout-batches">
<button accesskey="s">Create batches ${shortcut('s')}</button>
</form>`

const dueParts = ({ due, hasPayer }: PayoutsView): Html =>
  due.length === 0
    ? html`<p>Nothing due.</p>`
    : html`${sumTable(due)}
${hasPayer ? makeForm : PAYER_MISSING}
${dueTable(due)}`

const heldNote = ({ heldCount }: PayoutsView): Html | null =>
  heldCount === 0
    ? null
    : html`<p><a href="/desk/held-payouts">Held payouts: ${heldCount}</a>. They won’t be due until someone releases them.</p>`

const strandedTable = (stranded: readonly StrandedVoucher[]): Html | null =>
  stranded.length === 0
    ? null
    : deskTable({
        caption: 'Returned voucher payouts of sales whose devices have been paid',
        columns: [
          { title: 'Reference' },
          { title: 'Amount', isNumber: true },
          { title: 'Reason' },
          { title: 'Action' },
        ],
        rows: stranded.map(({ reference, amountInCents, currency, rejectedReason }) => [
          reference,
          formatMoney(amountInCents, currency),
          rejectedReason ?? '',
          html`<form method="post" action="/desk/voucher-payouts/${reference}/again"><button>Pay again</button></form>`,
        ]),
      })

const ANSWER_FORM = html`<form class="line" method="post" action="/desk/bank-answers" enctype="multipart/form-data">
<label>File from the bank or PayPal (pain.002 or CSV) <input type="file" name="answer" required></label>
<button>Import bank response</button>
</form>`

/** The page of payouts: what is due, where answers are uploaded, and the batches so far. */
export const presentPayouts = (view: PayoutsView): DeskPage =>
  page({
    title: 'Payouts',
    body: html`${refusalNotice(view.refusal)}<h2>Due</h2>
${dueParts(view)}
${jobTable(view.jobs)}
${heldNote(view)}
${strandedTable(view.stranded)}
<h2>Bank response</h2>
${ANSWER_FORM}
<h2>Batches</h2>
${batchTable(view.batches, `Latest ${BATCHES_SHOWN} batches`)}`,
  })

const heldTable = ({ held }: MadeBatches): Html | null =>
  held.length === 0
    ? null
    : deskTable({
        caption: 'Can’t be paid yet: these are still due and need attention',
        columns: [{ title: 'Reference' }, { title: 'Amount', isNumber: true }, { title: 'Reason' }],
        rows: held.map(({ row, reason }) => [
          row.reference,
          formatMoney(row.amountInCents, row.currency),
          HOLD_TEXTS[reason],
        ]),
      })

export const presentMade = (made: MadeBatches): DeskPage =>
  page({
    title: made.batches.length === 0 ? 'No batches created' : 'Batches created',
    body: html`${made.batches.length === 0 ? html`<p>None of the due payouts can be paid.</p>` : batchTable(made.batches, 'New batches')}
${heldTable(made)}
<p><a href="/desk/payouts">Back to payouts</a></p>`,
  })
