import { STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { buildItemPath } from '#server/desk/items/item-params.ts'
import { dueDay, itemLink } from '#server/desk/items/item-text.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { html, type Insertable } from '#server/desk/pages/html.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

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
