import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { buildTradePath } from '#server/desk/items/item-params.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { ENTRIES_PER_PAGE, type LoggedAction } from './audit-log.repository.ts'

const COLUMNS = [
  { title: 'Time' },
  { title: 'Operator' },
  { title: 'Action' },
  { title: 'Trade' },
  { title: 'Device', isNumber: true },
  { title: 'Data' },
]

const buildRow = (entry: LoggedAction): Insertable[] => [
  deskTime(entry.happenedAt),
  entry.operatorName ?? '–',
  entry.action,
  entry.transactionId === null
    ? ''
    : html`<a href="${buildTradePath(entry.transactionId)}">${formatTradeNumber(entry.transactionId)}</a>`,
  entry.itemNumber ?? '',
  entry.data === null ? '' : html`<span class="raw">${JSON.stringify(entry.data)}</span>`,
]

function olderLink(entries: readonly LoggedAction[], trade: string): Html | null {
  const last = entries[ENTRIES_PER_PAGE - 1]
  const query = last && new URLSearchParams({ trade, before: String(last.id) })
  return query ? html`<p><a href="/desk/audit-log?${query.toString()}">Older</a></p>` : null
}

export const presentAuditLog = (entries: readonly LoggedAction[], trade: string): DeskPage =>
  page({
    title: 'Audit log',
    body: html`<form class="line" method="get" action="/desk/audit-log">
<label>Trade number <input name="trade" value="${trade}" autocomplete="off" maxlength="20"></label>
<button accesskey="s">Show ${shortcut('s')}</button>
</form>
${
  entries.length === 0
    ? html`<p>${trade.trim() === '' ? 'No entries yet.' : 'No entries for this trade.'}</p>`
    : deskTable({
        caption: 'Desk actions, newest first',
        columns: COLUMNS,
        rows: entries.map(buildRow),
      })
}
${olderLink(entries, trade)}`,
  })
