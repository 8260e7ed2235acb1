import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { buildTradePath } from '#server/desk/items/item-params.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { AUDIT_KINDS, type AuditKind, ENTRIES_PER_PAGE, type LoggedAction } from './audit-log.repository.ts'

const COLUMNS = [
  { title: 'Time' },
  { title: 'Operator' },
  { title: 'Action' },
  { title: 'Kind' },
  { title: 'Trade' },
  { title: 'Device', isNumber: true },
  { title: 'Data' },
]

const buildRow = (entry: LoggedAction): Insertable[] => [
  deskTime(entry.happenedAt),
  entry.operatorName ?? '–',
  entry.action,
  entry.isView ? 'view' : '',
  entry.transactionId === null
    ? ''
    : html`<a href="${buildTradePath(entry.transactionId)}">${formatTradeNumber(entry.transactionId)}</a>`,
  entry.itemNumber ?? '',
  entry.data === null ? '' : html`<span class="raw">${JSON.stringify(entry.data)}</span>`,
]

/** What the log was filtered by. */
export interface AuditFilter {
  readonly trade: string
  readonly kind: AuditKind
}

const KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  all: 'Changes and views',
  changes: 'Changes',
  views: 'Views of personal data',
}

const kindOption = (kind: AuditKind, chosen: AuditKind): Html =>
  html`<option value="${kind}"${kind === chosen && html` selected`}>${KIND_LABELS[kind]}</option>`

function olderLink(entries: readonly LoggedAction[], filter: AuditFilter): Html | null {
  const last = entries[ENTRIES_PER_PAGE - 1]
  const query = last && new URLSearchParams({ ...filter, before: String(last.id) })
  return query ? html`<p><a href="/desk/audit-log?${query.toString()}">Older</a></p>` : null
}

export const presentAuditLog = (entries: readonly LoggedAction[], filter: AuditFilter): DeskPage =>
  page({
    title: 'Audit log',
    body: html`<form class="line" method="get" action="/desk/audit-log">
<label>Trade number <input name="trade" value="${filter.trade}" autocomplete="off" maxlength="20"></label>
<label>Show <select name="kind">${AUDIT_KINDS.map((kind) => kindOption(kind, filter.kind))}</select></label>
<button accesskey="s">Show ${shortcut('s')}</button>
</form>
${
  entries.length === 0
    ? html`<p>${filter.trade.trim() === '' ? 'No entries yet.' : 'No entries for this trade.'}</p>`
    : deskTable({
        caption: 'Desk actions and views, newest first',
        columns: COLUMNS,
        rows: entries.map(buildRow),
      })
}
${olderLink(entries, { trade: filter.trade, kind: filter.kind })}`,
  })
