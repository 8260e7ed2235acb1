import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { itemPath } from '#server/desk/items/item-params.ts'
import { dueText, itemLink, timeOf, wordsOf } from '#server/desk/items/item-words.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { Inspection } from './inspections.repository.ts'
import { hasSeen, type InspectionKind, inspectionKindFor } from './start-inspection.ts'

export const inspectionPath = (item: Parameters<typeof itemPath>[0]): string => `${itemPath(item)}/inspection`

const COLUMNS = [
  { title: 'Device' },
  { title: 'Model' },
  { title: 'State' },
  { title: 'Booked in' },
  { title: 'Inspect by' },
  { title: 'Inspector' },
]

/** Who is on it: nobody after a look has ended. */
const inspectorOf = ({ look }: DeskItem): string =>
  look === null || look.decidedAtMs !== null ? '' : look.operator

const rowOf = (item: DeskItem, nowMs: number): Insertable[] => [
  itemLink(item, inspectionPath(item)),
  item.device,
  wordsOf(item.state),
  timeOf(item.bookedInAtMs),
  dueText(item.bookedInAtMs, nowMs),
  inspectorOf(item),
]

export interface WorkList {
  readonly title: string
  readonly caption: string
  readonly path: string
  readonly items: readonly DeskItem[]
  readonly missed: string | null
  readonly nowMs: number
}

/** Devices that wait for a look. */
export const presentWorkList = ({ title, caption, path, items, missed, nowMs }: WorkList): DeskPage =>
  page({
    title,
    status: missed === null ? 200 : 404,
    body: html`${scanBox({ action: path, label: 'Trade number, with the number of the device', missed })}
${items.length === 0 ? html`<p>Nothing waits.</p>` : deskTable({ caption, columns: COLUMNS, rows: items.map((item) => rowOf(item, nowMs)) })}`,
  })

const ROLES = { inspection: 'inspector', appeal: 'second_inspector' } as const

const startForm = (item: DeskItem, kind: InspectionKind, content: Html): Html => html`
<form class="line" method="post" action="${itemPath(item)}/${kind === 'appeal' ? 'appeal' : 'inspection'}">${content}</form>`

const takeOver = (item: DeskItem, kind: InspectionKind, { operator, startedAt }: Inspection): Html => html`
<p>${operator} is checking it since ${timeOf(startedAt.getTime())}. What was filled in there is lost for good with a take-over.</p>
${startForm(item, kind, html`<input type="hidden" name="takesOver" value="true"><button>Take over</button>`)}`

function startBody(item: DeskItem, rounds: readonly Inspection[], operator: Operator): Html {
  const kind = inspectionKindFor(item.state)
  if (kind === null) return html`<p>There is nothing to inspect: the device is ${wordsOf(item.state)}.</p>`
  if (!hasOneOfRoles(operator, [ROLES[kind]])) return html`<p>This check is open to: ${ROLES[kind]}.</p>`
  if (hasSeen(rounds, operator))
    return html`<p class="alert">You know what the seller said about this device. Somebody else has to check it now.</p>`
  const [newest] = rounds
  if (newest && newest.decidedAt === null && newest.operatorId !== operator.id)
    return takeOver(item, kind, newest)
  return startForm(item, kind, html`<button accesskey="s" autofocus>Start ${shortcut('s')}</button>`)
}

/** Before a look: whether it can begin. */
export const presentStart = (item: DeskItem, rounds: readonly Inspection[], operator: Operator): DeskPage =>
  page({
    title: `Inspect ${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    body: html`<dl><dt>Device</dt><dd><a href="${itemPath(item)}">${item.device}</a></dd>
<dt>State</dt><dd>${wordsOf(item.state)}</dd></dl>
${startBody(item, rounds, operator)}`,
  })
