import { daysAfter, QUARANTINE_DAYS } from '#domain/trades/trade-clock.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { itemPath } from '#server/desk/items/item-params.ts'
import { itemLink, timeOf, wordsOf } from '#server/desk/items/item-words.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { refusalNotice } from '#server/desk/pages/refusal.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

const quarantinePath = ({ transactionId, itemNumber }: ItemKey): string =>
  `/desk/quarantine/${tradeNumberOf(transactionId)}/${itemNumber}`

/** From when a device may be handed over without a request. */
export const keptUntilMs = ({ stateSinceMs }: DeskItem): number => daysAfter(stateSinceMs, QUARANTINE_DAYS)

const COLUMNS = [{ title: 'Device' }, { title: 'Model' }, { title: 'Since' }, { title: 'Kept until' }]

export const presentQuarantine = (items: readonly DeskItem[]): DeskPage =>
  page({
    title: 'Quarantine',
    body:
      items.length === 0
        ? html`<p>Nothing is in quarantine.</p>`
        : deskTable({
            caption: 'Devices that stand on a block list',
            columns: COLUMNS,
            rows: items.map((item) => [
              itemLink(item, quarantinePath(item)),
              item.device,
              timeOf(item.stateSinceMs),
              timeOf(keptUntilMs(item)),
            ]),
          }),
  })

const decisionForm = (item: DeskItem, decision: string, content: Html): Html => html`
<form class="fields" method="post" action="${quarantinePath(item)}">
<input type="hidden" name="decision" value="${decision}">${content}
</form>`

/** What was typed before a decision was refused. */
export interface TypedDecision {
  readonly fileNumber: string
  readonly isRequested: boolean
  readonly refusal: HttpError
}

const waysOut = (
  item: DeskItem,
  typed: TypedDecision | null,
): Html => html`<h2>The entry was wrong or is gone</h2>
${decisionForm(item, 'cleared', html`<button${!typed && html` autofocus`}>Cleared: back to inspection</button>`)}
<h2>The seller may have it back</h2>
${
  item.isHazardous
    ? html`<p>Its battery is damaged. No carrier may take it, so it cannot be sent back: clear it and ask the seller to have it recycled.</p>`
    : decisionForm(item, 'return_allowed', html`<button>Send back</button>`)
}
<h2>The authorities get it</h2>
${decisionForm(
  item,
  'authority_handover',
  html`
<label>File number of the authority <input name="fileNumber" value="${typed?.fileNumber}" maxlength="60" required${typed && html` autofocus`}></label>
<label class="tick"><input type="checkbox" name="isRequested" value="true"${typed?.isRequested && html` checked`}> <span>The police asked for it (otherwise not before ${timeOf(keptUntilMs(item))})</span></label>
<button>Handed over</button>`,
)}`

/** One device, with the three ways out. */
export const presentQuarantinedItem = (item: DeskItem, typed: TypedDecision | null = null): DeskPage =>
  page({
    title: `Quarantine: ${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    body: html`${refusalNotice(typed?.refusal ?? null)}
<p><a href="${itemPath(item)}">${item.device}</a>, ${wordsOf(item.state)} since ${timeOf(item.stateSinceMs)}</p>
${item.state === 'QUARANTINED' ? waysOut(item, typed) : html`<p>It is not in quarantine. <a href="/desk/quarantine">See what is</a></p>`}`,
  })
