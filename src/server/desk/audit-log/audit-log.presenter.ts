import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { formatAction } from '#server/desk/audit/action-labels.ts'
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
  { title: 'Result' },
  { title: 'Sale' },
  { title: 'Device', isNumber: true },
  { title: 'Data' },
]

/** A refused action's data says why. */
const isRefused = ({ data }: LoggedAction): boolean =>
  typeof data === 'object' && data !== null && 'refused' in data

function describeResult(entry: LoggedAction): string {
  if (isRefused(entry)) return 'Refused'
  return entry.isView ? 'Viewed' : 'Done'
}

const buildRow = (entry: LoggedAction): Insertable[] => [
  deskTime(entry.happenedAt),
  entry.operatorName ?? '–',
  formatAction(entry.action),
  describeResult(entry),
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

export const KIND_LABELS: Readonly<Record<AuditKind, string>> = {
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
<label>Sale number <input name="trade" value="${filter.trade}" autocomplete="off" maxlength="20"></label>
<label>Show <select name="kind">${AUDIT_KINDS.map((kind) => kindOption(kind, filter.kind))}</select></label>
<button accesskey="s">Show ${shortcut('s')}</button>
</form>
${
  entries.length === 0
    ? html`<p>${filter.trade.trim() === '' ? 'No entries yet.' : 'No entries for this sale.'}</p>`
    : deskTable({
        caption: 'What operators did and viewed, newest first',
        columns: COLUMNS,
        rows: entries.map(buildRow),
      })
}
${olderLink(entries, { trade: filter.trade, kind: filter.kind })}`,
  })
