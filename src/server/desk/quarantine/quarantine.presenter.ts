import { computeQuarantineDeadline } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { buildItemPath } from '#server/desk/items/item-params.ts'
import { itemLink } from '#server/desk/items/item-text.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

const buildQuarantinePath = ({ transactionId, itemNumber }: ItemKey): string =>
  `/desk/quarantine/${formatTradeNumber(transactionId)}/${itemNumber}`

const COLUMNS = [{ title: 'Device' }, { title: 'Model' }, { title: 'Since' }, { title: 'Kept until' }]

export const presentQuarantine = (items: readonly DeskItem[]): DeskPage =>
  page({
    title: 'Quarantine',
    body:
      items.length === 0
        ? html`<p>No devices in quarantine.</p>`
        : deskTable({
            caption: 'Devices on a block list',
            columns: COLUMNS,
            rows: items.map((item) => [
              itemLink(item, buildQuarantinePath(item)),
              item.device,
              deskMoment(item.stateSinceMs),
              deskMoment(computeQuarantineDeadline(item)),
            ]),
          }),
  })

const decisionForm = (item: DeskItem, decision: string, content: Html): Html => html`
<form class="fields" method="post" action="${buildQuarantinePath(item)}">
<input type="hidden" name="decision" value="${decision}">${content}
</form>`

/** What was typed before a decision was refused. */
export interface TypedDecision {
  readonly fileNumber: string
  readonly isRequested: boolean
  readonly refusal: HttpError
}

const decisionForms = (
  item: DeskItem,
  typed: TypedDecision | null,
): Html => html`<h2>The block list entry is wrong or has been removed</h2>
${decisionForm(item, 'cleared', html`<button${!typed && html` autofocus`}>Clear and inspect again</button>`)}
<h2>The seller may have it back</h2>
${
  item.isHazardous
    ? html`<p>Its battery is damaged, so no carrier will take it and it can’t be sent back. Clear it and ask the seller to choose recycling.</p>`
    : decisionForm(item, 'return_allowed', html`<button>Return to seller</button>`)
}
<h2>Hand over to the authorities</h2>
${decisionForm(
  item,
  'authority_handover',
  html`
<label>Authority’s file number <input name="fileNumber" value="${typed?.fileNumber}" maxlength="60" required${typed && html` autofocus`}></label>
<label class="tick"><input type="checkbox" name="isRequested" value="true"${typed?.isRequested && html` checked`}> <span>The police have asked for it (if not, don’t hand it over before ${deskMoment(computeQuarantineDeadline(item))})</span></label>
<button>Mark as handed over</button>`,
)}`

/** One device, with the three possible decisions. */
export const presentQuarantinedItem = (item: DeskItem, typed: TypedDecision | null = null): DeskPage =>
  page({
    title: `Quarantine: ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body: html`${refusalNotice(typed?.refusal ?? null)}
<p><a href="${buildItemPath(item)}">${item.device}</a>. ${STATE_LABELS[item.state]}, since ${deskMoment(item.stateSinceMs)}</p>
${item.state === 'QUARANTINED' ? decisionForms(item, typed) : html`<p>This device isn’t in quarantine. <a href="/desk/quarantine">View quarantined devices</a></p>`}`,
  })
