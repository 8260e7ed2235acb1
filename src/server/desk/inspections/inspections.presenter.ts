import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { findInspectionKind, type InspectionKind } from '#server/desk/items/inspection-states.ts'
import { STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { buildItemPath } from '#server/desk/items/item-params.ts'
import { dueDay, itemLink } from '#server/desk/items/item-text.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { formatRoles } from '#server/desk/operators/role-labels.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { Inspection } from './inspections.repository.ts'
import { hasSeenAnswers } from './start-inspection.ts'

export const buildInspectionPath = (key: ItemKey): string => `${buildItemPath(key)}/inspection`

const COLUMNS = [
  { title: 'Device' },
  { title: 'Model' },
  { title: 'State' },
  { title: 'Booked in' },
  { title: 'Inspect by' },
  { title: 'Inspector' },
]

/** Who is inspecting the device now; no one after the inspection has ended. */
const findInspector = ({ latestInspection: latest }: DeskItem): string =>
  latest === null || latest.decidedAtMs !== null ? '' : latest.operator

const buildRow = (item: DeskItem, nowMs: number): Insertable[] => [
  itemLink(item, buildInspectionPath(item)),
  item.device,
  STATE_LABELS[item.state],
  deskMoment(item.bookedInAtMs),
  dueDay(item.bookedInAtMs, nowMs),
  findInspector(item),
]

export interface WorkList {
  readonly title: string
  readonly caption: string
  readonly path: string
  readonly items: readonly DeskItem[]
  readonly missed: string | null
  readonly nowMs: number
}

/** Devices to inspect. */
export const presentWorkList = ({ title, caption, path, items, missed, nowMs }: WorkList): DeskPage =>
  page({
    title,
    status: missed === null ? 200 : 404,
    body: html`${scanBox({ action: path, label: 'Sale or device number', missed })}
${items.length === 0 ? html`<p>Queue empty.</p>` : deskTable({ caption, columns: COLUMNS, rows: items.map((item) => buildRow(item, nowMs)) })}`,
  })

const ROLES = { inspection: 'inspector', appeal: 'second_inspector' } as const

const startForm = (item: DeskItem, kind: InspectionKind, content: Html): Html => html`
<form class="line" method="post" action="${buildItemPath(item)}/${kind === 'appeal' ? 'appeal' : 'inspection'}">${content}</form>`

const takeOver = (item: DeskItem, kind: InspectionKind, { operator, startedAt }: Inspection): Html => html`
<p>${operator} has been inspecting it since ${deskMoment(startedAt.getTime())}. If you take over, everything they’ve entered will be lost.</p>
${startForm(item, kind, html`<input type="hidden" name="takesOver" value="true"><button>Take over</button>`)}`

function startBody(item: DeskItem, inspections: readonly Inspection[], operator: Operator): Html {
  const kind = findInspectionKind(item.state)
  if (kind === null)
    return html`<p>There’s nothing to inspect. The device’s current state: ${STATE_LABELS[item.state]}.</p>`
  if (!hasOneOfRoles(operator, [ROLES[kind]]))
    return html`<p>You need this role to inspect it: ${formatRoles([ROLES[kind]])}.</p>`
  if (hasSeenAnswers(inspections, operator))
    return html`<p class="alert">You’ve already seen the seller’s answers for this device, so someone else has to inspect it.</p>`
  const [latest] = inspections
  if (latest && latest.decidedAt === null && latest.operatorId !== operator.id)
    return takeOver(item, kind, latest)
  return startForm(
    item,
    kind,
    html`<button accesskey="s" autofocus>Start inspection ${shortcut('s')}</button>`,
  )
}

/** Before an inspection: whether it can start. */
export const presentStart = (
  item: DeskItem,
  inspections: readonly Inspection[],
  operator: Operator,
): DeskPage =>
  page({
    title: `Inspect ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body: html`<dl><dt>Device</dt><dd><a href="${buildItemPath(item)}">${item.device}</a></dd>
<dt>State</dt><dd>${STATE_LABELS[item.state]}</dd></dl>
${startBody(item, inspections, operator)}`,
  })
