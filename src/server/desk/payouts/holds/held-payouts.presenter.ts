import { formatPhone } from '#domain/customers/format-phone.ts'
import { ACCOUNT_CHANGE_HOLD_HOURS } from '#domain/payouts/payout-hold.ts'
import type { PayoutChanger } from '#domain/trades/payout-change.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { buildItemPath, buildTradePath } from '#server/desk/items/item-params.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import { formatMoney } from '#server/desk/payouts/payout-texts.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { HeldPayout, HeldSeller, ShownChange } from './held-payouts.repository.ts'
import { listFacts } from './hold-facts.ts'
import { HOLD_EXPLANATIONS, HOLD_TITLES } from './hold-texts.ts'
import { isAboutChange } from './release-hold.ts'

export const HELD_PAYOUTS_PATH = '/desk/held-payouts'

const buildHoldPath = (id: number): string => `${HELD_PAYOUTS_PATH}/${id}`

const tradeLink = (transactionId: number): Html =>
  html`<a href="${buildTradePath(transactionId)}">${formatTradeNumber(transactionId)}</a>`

const formatDue = ({ dueInCents, currency }: HeldPayout): string =>
  dueInCents === 0 ? 'Nothing due yet' : formatMoney(dueInCents, currency)

export const presentHeldPayouts = (held: readonly HeldPayout[]): DeskPage =>
  page({
    title: 'Held payouts',
    body:
      held.length === 0
        ? html`<p>No held payouts.</p>`
        : deskTable({
            caption: 'Held payouts, oldest first',
            columns: [
              { title: 'Reason' },
              { title: 'Sale' },
              { title: 'Due', isNumber: true },
              { title: 'Account' },
              { title: 'Facts' },
              { title: 'Since' },
              { title: 'Ends' },
            ],
            rows: held.map((hold) => [
              html`<a href="${buildHoldPath(hold.id)}">${HOLD_TITLES[hold.reason]}</a>`,
              tradeLink(hold.transactionId),
              formatDue(hold),
              hold.maskedAccount,
              listFacts(hold).map(({ text }) => html`${text} `),
              deskMoment(hold.sinceMs),
              deskMoment(hold.untilMs) ?? 'When released',
            ]),
          }),
  })

const CHANGERS: Readonly<Record<PayoutChanger, string>> = {
  link: 'the link to the sale',
  account: 'the seller’s account',
  desk: 'the desk',
}

const factItem = ({ text, device, trade }: ReturnType<typeof listFacts>[number]): Html => {
  if (device) return html`<li>${text} <a href="${buildItemPath(device)}">View device</a></li>`
  return trade === undefined ? html`<li>${text}</li>` : html`<li>${text} ${tradeLink(trade)}</li>`
}

const factList = (hold: HeldPayout): Html | null => {
  const facts = listFacts(hold)
  return facts.length === 0 ? null : html`<ul>${facts.map(factItem)}</ul>`
}

/** Only a frozen sale has to be talked about. */
const contactFacts = ({ email, phone }: HeldSeller, { reason }: HeldPayout): Html | null =>
  reason === 'FROZEN_BY_SELLER'
    ? html`<dt>Email</dt><dd>${email}</dd>
<dt>Phone</dt><dd>${phone ? formatPhone(phone) : 'None'}</dd>
`
    : null

const sellerFacts = (seller: HeldSeller | null, hold: HeldPayout): Html | null =>
  seller &&
  html`<dt>Seller</dt><dd>${seller.firstName} ${seller.lastName}${seller.companyName && html`, ${seller.companyName}`}</dd>
<dt>Payout account</dt><dd>${seller.accountHolder}, ${seller.maskedAccount}</dd>
${contactFacts(seller, hold)}`

const NOTE_FIELD = html`<label>What did you check? <input name="note" minlength="3" maxlength="500" autocomplete="off" required></label>`

const ORIGINAL_NOTE =
  'The sale was made with this account, so restoring it ends the wait. The seller gets an email and can object.'

const LATER_NOTE = `This may not be the seller’s account either, so the payout will wait ${ACCOUNT_CHANGE_HOLD_HOURS} hours after you restore it. The seller gets an email and can object.`

const restoreForm = (
  hold: HeldPayout,
  { id, changedAtMs, by, previousHolder, previousMasked, isOriginal }: ShownChange,
) => html`
<form class="fields" method="post" action="${buildHoldPath(hold.id)}/restore">
<p>Until ${deskMoment(changedAtMs)}: ${previousHolder}, ${previousMasked}. Then changed via ${CHANGERS[by]}.
${isOriginal ? ORIGINAL_NOTE : LATER_NOTE}</p>
<input type="hidden" name="changeId" value="${id}">
${NOTE_FIELD}
<button>Restore ${previousMasked}</button>
</form>`

const releaseForm = (
  hold: HeldPayout,
): Html => html`<h2>${isAboutChange(hold.reason) ? 'Keep the account and release the payout' : 'Release the payout'}</h2>
<form class="fields" method="post" action="${buildHoldPath(hold.id)}/release">
${NOTE_FIELD}
<button>Release</button>
</form>`

export interface HoldView {
  readonly hold: HeldPayout
  readonly seller: HeldSeller | null
  readonly changes: readonly ShownChange[]
  /** Other open holds of the same trade. */
  readonly others: readonly HeldPayout[]
  readonly refusal: HttpError | null
}

const otherHolds = (others: readonly HeldPayout[]): Html | null =>
  others.length === 0
    ? null
    : html`<h2>Also held because of</h2>
<ul>${others.map(({ id, reason }) => html`<li><a href="${buildHoldPath(id)}">${HOLD_TITLES[reason]}</a></li>`)}</ul>`

/** One hold: why, the facts, and the decision. */
export const presentHold = ({ hold, seller, changes, others, refusal }: HoldView): DeskPage =>
  page({
    title: `${HOLD_TITLES[hold.reason]}: ${formatTradeNumber(hold.transactionId)}`,
    body: html`${refusalNotice(refusal)}<p>${HOLD_EXPLANATIONS[hold.reason]}</p>
<dl><dt>Sale</dt><dd>${tradeLink(hold.transactionId)}</dd>
${sellerFacts(seller, hold)}<dt>Due</dt><dd>${formatDue(hold)}</dd>
<dt>Held since</dt><dd>${deskMoment(hold.sinceMs)}</dd>
<dt>Ends</dt><dd>${deskMoment(hold.untilMs) ?? 'When someone releases it'}</dd></dl>
${factList(hold)}
${hold.untilMs === null && releaseForm(hold)}
${
  isAboutChange(hold.reason) &&
  changes.length > 0 &&
  html`<h2>Restore an earlier account</h2>${changes.map((change) => restoreForm(hold, change))}`
}
${otherHolds(others)}
<p><a href="${HELD_PAYOUTS_PATH}">Back to held payouts</a></p>`,
  })
