import { itemPath, tradePath } from '#server/desk/items/item-params.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import { batchTable } from './batches.presenter.ts'
import { BATCHES_SHOWN, type ListedBatch, type StrandedVoucher } from './batches.repository.ts'
import type { DueRow } from './due-payouts.repository.ts'
import type { MadeBatches } from './make-batches.ts'
import { payoutSums } from './payout-sums.ts'
import { HOLD_TEXTS, kindText, moneyText } from './payout-texts.ts'

export interface PayoutsView {
  readonly due: readonly DueRow[]
  readonly batches: readonly ListedBatch[]
  readonly stranded: readonly StrandedVoucher[]
  readonly hasPayer: boolean
  /** Why an answer of the bank was not taken. */
  readonly refusal: HttpError | null
}

const sumTable = (due: readonly DueRow[]): Html =>
  deskTable({
    caption: 'Sums of the next batches',
    columns: [
      { title: 'Currency' },
      { title: 'By' },
      { title: 'Payouts', isNumber: true },
      { title: 'Sum', isNumber: true },
    ],
    rows: payoutSums(due).map(({ currency, paymentTypeId, payoutCount, totalInCents }) => [
      currency,
      kindText(paymentTypeId),
      payoutCount,
      moneyText(totalInCents, currency),
    ]),
    isNarrow: true,
  })

/** To the device, or to the trade whose voucher it is. */
const placeLink = ({ transactionId, itemNumber, reference }: DueRow): Html =>
  html`<a href="${itemNumber === 0 ? tradePath(transactionId) : itemPath({ transactionId, itemNumber })}">${reference}</a>`

const dueTable = (due: readonly DueRow[]): Html =>
  deskTable({
    caption: 'Payouts that are due, by trade; number 0 is the voucher of a trade',
    columns: [
      { title: 'Reference' },
      { title: 'Attempt', isNumber: true },
      { title: 'Amount', isNumber: true },
      { title: 'Late bonus in it', isNumber: true },
      { title: 'By' },
      { title: 'Account' },
      { title: 'Due since' },
    ],
    rows: due.map((row) => [
      placeLink(row),
      row.attempt,
      moneyText(row.amountInCents, row.currency),
      row.bonusInCents > 0 ? moneyText(row.bonusInCents, row.currency) : '',
      kindText(row.paymentTypeId),
      row.hasAccount ? row.maskedAccount : html`<strong>none</strong>`,
      deskTime(new Date(row.sinceMs)),
    ]),
  })

const PAYER_MISSING = html`<p class="alert" role="alert">No payout can be ordered: the installation does not say which
account it leaves. Set PAYER_IBAN and PAYER_NAME.</p>`

const makeForm = html`<form class="line" method="post" action="/desk/payout-batches">
<button accesskey="s">Make batches ${shortcut('s')}</button>
</form>`

const dueParts = ({ due, hasPayer }: PayoutsView): Html =>
  due.length === 0
    ? html`<p>Nothing is due.</p>`
    : html`${sumTable(due)}
${hasPayer ? makeForm : PAYER_MISSING}
${dueTable(due)}`

const strandedTable = (stranded: readonly StrandedVoucher[]): Html | null =>
  stranded.length === 0
    ? null
    : deskTable({
        caption: 'Vouchers whose money came back, although the devices of the trade were paid',
        columns: [
          { title: 'Reference' },
          { title: 'Amount', isNumber: true },
          { title: 'Reason' },
          { title: 'Work' },
        ],
        rows: stranded.map(({ reference, amountInCents, currency, rejectedReason }) => [
          reference,
          moneyText(amountInCents, currency),
          rejectedReason ?? '',
          html`<form method="post" action="/desk/voucher-payouts/${reference}/again"><button>Pay again</button></form>`,
        ]),
      })

const ANSWER_FORM = html`<form class="line" method="post" action="/desk/bank-answers" enctype="multipart/form-data">
<label>Answer of the bank or of PayPal (pain.002, or a table) <input type="file" name="answer" required></label>
<button>Take the answer</button>
</form>`

/** What is to be paid, what was ordered, and where the bank's answers go in. */
export const presentPayouts = (view: PayoutsView): DeskPage =>
  page({
    title: 'Payouts',
    body: html`${refusalNotice(view.refusal)}<h2>Due</h2>
${dueParts(view)}
${strandedTable(view.stranded)}
<h2>Answer</h2>
${ANSWER_FORM}
<h2>Batches</h2>
${batchTable(view.batches, `The newest ${BATCHES_SHOWN} batches`)}`,
  })

const heldTable = ({ held }: MadeBatches): Html | null =>
  held.length === 0
    ? null
    : deskTable({
        caption: 'Held back: these need a person, and are still due',
        columns: [{ title: 'Reference' }, { title: 'Amount', isNumber: true }, { title: 'Why' }],
        rows: held.map(({ row, reason }) => [
          row.reference,
          moneyText(row.amountInCents, row.currency),
          HOLD_TEXTS[reason],
        ]),
      })

export const presentMade = (made: MadeBatches): DeskPage =>
  page({
    title: made.batches.length === 0 ? 'No batch was made' : 'Batches were made',
    body: html`${made.batches.length === 0 ? html`<p>There was nothing that could be paid.</p>` : batchTable(made.batches, 'New batches')}
${heldTable(made)}
<p><a href="/desk/payouts">Back to the payouts</a></p>`,
  })
