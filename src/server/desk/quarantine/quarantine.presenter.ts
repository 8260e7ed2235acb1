import { daysAfter, QUARANTINE_DAYS } from '#domain/trades/trade-clock.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { itemPath } from '#server/desk/items/item-params.ts'
import { itemLink, timeOf } from '#server/desk/items/item-words.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
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

/** One device, with the three ways out. */
export const presentQuarantinedItem = (item: DeskItem): DeskPage =>
  page({
    title: `Quarantine: ${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    body: html`<p><a href="${itemPath(item)}">${item.device}</a>, in quarantine since ${timeOf(item.stateSinceMs)}.</p>
<h2>The entry was wrong or is gone</h2>
${decisionForm(item, 'cleared', html`<button autofocus>Cleared: back to inspection</button>`)}
<h2>The seller may have it back</h2>
${decisionForm(item, 'return_allowed', html`<button>Send back</button>`)}
<h2>The authorities get it</h2>
${decisionForm(
  item,
  'authority_handover',
  html`
<label>File number of the authority <input name="fileNumber" maxlength="60" required></label>
<label class="tick"><input type="checkbox" name="isRequested" value="true"> The police asked for it (otherwise not before ${timeOf(keptUntilMs(item))})</label>
<button>Handed over</button>`,
)}`,
  })
