import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { ItemProgress } from './find-progress.ts'
import { itemPath, tradePath } from './item-params.ts'
import { dueText, itemLink, timeOf, wordsOf } from './item-words.ts'
import type { DeskItem, ItemEvent, Look } from './items.repository.ts'
import type { NextWork } from './next-work.ts'

const LOOK_COLUMNS = [
  { title: 'Round', isNumber: true },
  { title: 'Inspector' },
  { title: 'Started' },
  { title: 'Findings fixed' },
  { title: 'Decided' },
]

const lookRow = ({ round, operator, startedAtMs, committedAtMs, decidedAtMs }: Look): Insertable[] => [
  round,
  operator,
  timeOf(startedAtMs),
  timeOf(committedAtMs),
  timeOf(decidedAtMs),
]

const EVENT_COLUMNS = [{ title: 'Time' }, { title: 'Event' }, { title: 'By' }, { title: 'Then' }]

const eventRow = ({ event, actor, toState, happenedAtMs }: ItemEvent): Insertable[] => [
  timeOf(happenedAtMs),
  wordsOf(event),
  wordsOf(actor),
  wordsOf(toState),
]

const facts = (item: DeskItem, nowMs: number): Html => html`<dl>
<dt>Trade</dt><dd><a href="${tradePath(item.transactionId)}">${tradeNumberOf(item.transactionId)}</a></dd>
<dt>Device</dt><dd>${item.device}</dd>
<dt>State</dt><dd>${wordsOf(item.state)} since ${timeOf(item.stateSinceMs)}</dd>
<dt>Booked in</dt><dd>${timeOf(item.bookedInAtMs) ?? 'not yet'}</dd>
<dt>To be inspected by</dt><dd>${dueText(item.bookedInAtMs, nowMs) ?? '–'}</dd>
</dl>`

/** One device: where it stands and what has happened, without what its seller said. */
export const presentItem = (
  { item, looks, events }: ItemProgress,
  work: readonly NextWork[],
  nowMs: number,
): DeskPage =>
  page({
    title: `${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    body: html`${facts(item, nowMs)}
${work.length > 0 && html`<ul>${work.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}</ul>`}
${looks.length > 0 && deskTable({ caption: 'Who has looked at it', columns: LOOK_COLUMNS, rows: looks.map(lookRow) })}
${deskTable({ caption: 'What has happened', columns: EVENT_COLUMNS, rows: events.map(eventRow) })}`,
  })

const TRADE_COLUMNS = [{ title: 'Device' }, { title: 'Model' }, { title: 'State' }, { title: 'Since' }]

/** The devices of a trade. */
export const presentTrade = (transactionId: number, items: readonly DeskItem[], parcel: Html): DeskPage =>
  page({
    title: `Trade ${tradeNumberOf(transactionId)}`,
    body: html`${parcel}
${deskTable({
  caption: 'Devices of this trade',
  columns: TRADE_COLUMNS,
  rows: items.map((item) => [
    itemLink(item, itemPath(item)),
    item.device,
    wordsOf(item.state),
    timeOf(item.stateSinceMs),
  ]),
})}`,
  })
