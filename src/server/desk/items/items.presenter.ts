import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import type { ItemProgress } from './find-progress.ts'
import type { ItemAdditions } from './item-additions.repository.ts'
import { ACTOR_LABELS, formatEvent, PART_LABELS, PART_STATE_LABELS, STATE_LABELS } from './item-labels.ts'
import { buildPartPath, buildProofsPath, buildTradePath } from './item-params.ts'
import { dueDay } from './item-text.ts'
import type { DeskItem, InspectionSummary, ItemEvent } from './items.repository.ts'
import type { NextWork } from './next-work.ts'

const INSPECTION_COLUMNS = [
  { title: 'Number', isNumber: true },
  { title: 'Inspector' },
  { title: 'Started' },
  { title: 'Findings locked' },
  { title: 'Decided' },
]

const buildInspectionRow = (inspection: InspectionSummary): Insertable[] => [
  inspection.number,
  inspection.operator,
  deskMoment(inspection.startedAtMs),
  deskMoment(inspection.committedAtMs),
  deskMoment(inspection.decidedAtMs),
]

const EVENT_COLUMNS = [{ title: 'Time' }, { title: 'Event' }, { title: 'By' }, { title: 'New state' }]

const buildEventRow = ({ event, actor, toState, happenedAtMs }: ItemEvent): Insertable[] => [
  deskMoment(happenedAtMs),
  formatEvent(event),
  ACTOR_LABELS[actor],
  STATE_LABELS[toState],
]

const itemFacts = (item: DeskItem, nowMs: number): Html => html`<dl>
<dt>Sale</dt><dd><a href="${buildTradePath(item.transactionId)}">${formatTradeNumber(item.transactionId)}</a></dd>
<dt>Device</dt><dd>${item.device}</dd>
<dt>State</dt><dd>${STATE_LABELS[item.state]}, since ${deskMoment(item.stateSinceMs)}</dd>
<dt>Booked in</dt><dd>${deskMoment(item.bookedInAtMs) ?? 'Not yet'}</dd>
<dt>Inspect by</dt><dd>${dueDay(item.bookedInAtMs, nowMs) ?? '–'}</dd>
</dl>`

/** What the seller has added since: files, and a part that was missing. */
function additionLinks(item: DeskItem, { proofCount, part }: ItemAdditions): Html | false {
  if (proofCount === 0 && part === null) return false
  return html`<ul>
${proofCount > 0 && html`<li><a href="${buildProofsPath(item)}">Files from the seller (${proofCount})</a></li>`}
${part && html`<li><a href="${buildPartPath(item)}">${PART_LABELS[part.part]}: ${PART_STATE_LABELS[part.state]}</a></li>`}
</ul>`
}

/** One device: its state and history, without the seller's answers. */
export const presentItem = (
  { item, inspections, events, additions }: ItemProgress,
  work: readonly NextWork[],
  nowMs: number,
): DeskPage =>
  page({
    title: `${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body: html`${itemFacts(item, nowMs)}
${work.length > 0 && html`<ul>${work.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}</ul>`}
${additionLinks(item, additions)}
${inspections.length > 0 && deskTable({ caption: 'Inspections', columns: INSPECTION_COLUMNS, rows: inspections.map(buildInspectionRow) })}
${deskTable({ caption: 'History', columns: EVENT_COLUMNS, rows: events.map(buildEventRow) })}`,
  })
