import { createHash } from 'node:crypto'
import type { PlannedRow } from '#contracts/desk/catalogue-import.ts'
import { detectSeparator, readCsvLines, splitLines } from '#csv/read-csv.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { DeviceDraft } from '#domain/catalogue/device-draft.ts'
import { buildDeviceName } from '#domain/catalogue/device-name.ts'
import {
  type DeviceRow,
  type DeviceRowProblem,
  readDeviceHeading,
  readDeviceRow,
} from '#domain/catalogue/device-row.ts'
import {
  checkMergedDevice,
  type FieldChange,
  listFieldChanges,
  mergeDevice,
} from '#domain/catalogue/merge-device.ts'
import type { Connection } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { findLostMarket, listUrls } from '#server/modules/catalogue/writing/device-address.ts'
import { readSeriesPatterns } from '#server/modules/catalogue/writing/save-groups.ts'
import { readUrlOwners } from '#server/modules/catalogue/writing/url-owners.ts'
import { findDeviceIds } from '#server/modules/price-drafts/find-sizes.ts'
import { type KnownDraft, readDrafts } from './catalogue.repository.ts'
import { type FindForm, readForms } from './device-entries.ts'
import { KnownSimilar } from './similar-devices.ts'

/** A table of devices as it was pasted or uploaded. */
export interface DeviceTable {
  readonly text: string
  /** Of new devices whose row names none. */
  readonly category: CategoryId | null
}

/** What a row of the table does. */
export interface RowPlan extends Pick<PlannedRow, 'line' | 'name' | 'problem' | 'field'> {
  readonly kind: 'new' | 'changed' | 'unchanged' | 'refused'
  readonly changes: readonly FieldChange[]
  readonly similar: readonly PlannedRow['similar'][number][]
  /** What becomes of the device; null for a refused row. */
  readonly device: DeviceDraft | null
}

/** Longer tables are for the command line. */
const MAX_ROWS = 5_000
const MAX_COLUMNS = 20

type ReadRow = { readonly line: number } & (
  | { readonly row: DeviceRow }
  | { readonly problem: DeviceRowProblem; readonly name: string }
)

/** What a row is called that isn't a device. */
const NAMING = ['manufacturer', 'model'] as const

function readTable(text: string): readonly ReadRow[] {
  const table = readCsvLines(splitLines(text), { separator: detectSeparator(text), maxColumns: MAX_COLUMNS })
  const lines = table
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (lines.length > MAX_ROWS)
    throw createInvalidFieldsError([{ field: 'text', key: 'TOO_MANY', params: { max: MAX_ROWS } }])
  const heading = readDeviceHeading(lines[0]?.cells ?? [])
  if (heading.kind === 'unknown')
    throw createInvalidFieldsError([
      { field: 'text', key: 'COLUMNS_UNKNOWN', params: { names: heading.names.join(', ') } },
    ])
  return lines.slice(heading.kind === 'heading' ? 1 : 0).map(({ line, cells }) => {
    const read = readDeviceRow(cells, heading.columns)
    if (read.kind === 'row') return { line, row: read.row }
    const name = NAMING.map((column) => cells[heading.columns.indexOf(column)] ?? '').join(' ')
    return { line, problem: read.problem, name: name.trim() }
  })
}

/** What rows are compared with. */
interface Known {
  readonly category: CategoryId | null
  readonly findDevice: (row: DeviceRow) => KnownDraft | null
  /** A series that people read under another name is the one that has it. */
  readonly nameSeries: (device: DeviceDraft) => string
}

async function readKnown(
  db: Connection,
  rows: readonly DeviceRow[],
  category: CategoryId | null,
): Promise<Known> {
  const findId = await findDeviceIds(db, rows)
  const ids = [...new Set(rows.flatMap((row) => findId(row) ?? []))]
  const drafts = new Map((await readDrafts(db, ids)).map((draft) => [draft.id, draft]))
  const findPattern = await readSeriesPatterns(toStatementClient(db))
  return {
    category,
    findDevice: (row) => drafts.get(findId(row) ?? 0) ?? null,
    nameSeries: (device) => findPattern(device) ?? device.series,
  }
}

const NOTHING = { problem: null, field: null, changes: [], similar: [] } as const

const refuse = (
  place: { readonly line: number; readonly name: string },
  problem: DeviceRowProblem,
  field: string | null = null,
): RowPlan => ({ ...NOTHING, ...place, kind: 'refused', problem, field, device: null })

/** What a row does, whatever the other rows do. */
function planRow(read: ReadRow, { category, findDevice, nameSeries }: Known): RowPlan {
  const { line } = read
  if ('problem' in read) return refuse({ line, name: read.name }, read.problem)
  const known = findDevice(read.row)
  const { manufacturer, model } = known ?? read.row
  const place = { line, name: buildDeviceName(manufacturer, model) }
  const merged = mergeDevice(known, read.row, category)
  if (merged.kind === 'problem') return refuse(place, merged.problem)
  const checked = checkMergedDevice(known, { ...merged.device, series: nameSeries(merged.device) })
  if (checked.kind === 'problems') return refuse(place, 'ROW_FIELD', checked.problems[0]?.field ?? null)
  const { device } = checked
  if (!known) return { ...NOTHING, ...place, kind: 'new', device }
  const changes = listFieldChanges(known, device)
  return { ...NOTHING, ...place, kind: changes.length > 0 ? 'changed' : 'unchanged', changes, device }
}

const nameDevice = ({ manufacturer, model }: DeviceDraft) => [...listUrls({ manufacturer, model })]

/** What a new device needs besides itself: a place of its own, and a drawing. */
interface Places {
  readonly owners: ReadonlyMap<string, string>
  readonly findForm: FindForm
}

function findPlaceProblem(device: DeviceDraft, { owners, findForm }: Places): DeviceRowProblem | null {
  if (nameDevice(device).some(([language, url]) => owners.has(`${language}/${url}`)))
    return 'ROW_ADDRESS_TAKEN'
  if (findLostMarket(listUrls(device)) !== null) return 'ROW_ADDRESS'
  return findForm(device) === null ? 'ROW_NO_DRAWING' : null
}

/** Refuses rows whose device or address an earlier row has. */
function refuseRepeated(plans: readonly RowPlan[], places: Places): readonly RowPlan[] {
  const seen = new Set<string>()
  return plans.map((plan) => {
    if (plan.device === null) return plan
    const urls = nameDevice(plan.device).map(([language, url]) => `${language}/${url}`)
    if (urls.some((url) => seen.has(url))) return refuse(plan, 'ROW_REPEATED')
    const problem = plan.kind === 'new' ? findPlaceProblem(plan.device, places) : null
    for (const url of urls) seen.add(url)
    return problem ? refuse(plan, problem) : plan
  })
}

/** Names known devices that new ones may be. */
export async function nameSimilar(db: Connection, plans: readonly RowPlan[]): Promise<readonly RowPlan[]> {
  const isAdded = ({ kind }: RowPlan) => kind === 'new'
  const drafts = plans.filter(isAdded).flatMap(({ device }) => (device ? [{ ...device, id: null }] : []))
  if (drafts.length === 0) return plans
  const known = await KnownSimilar.read(db, drafts)
  return plans.map((plan) => {
    if (!isAdded(plan) || plan.device === null) return plan
    const similar = known.find({ ...plan.device, id: null })
    return { ...plan, similar: similar.map(({ id, name }) => ({ id, name })) }
  })
}

/** What a table would do to the catalogue as it is now; similar devices are named by themselves. */
export async function planImport(
  db: Connection,
  { text, category }: DeviceTable,
): Promise<readonly RowPlan[]> {
  const client = toStatementClient(db)
  const read = readTable(text)
  const known = await readKnown(
    db,
    read.flatMap((each) => ('row' in each ? each.row : [])),
    category,
  )
  const plans = read.map((each) => planRow(each, known))
  const added = plans.flatMap(({ kind, device }) => (kind === 'new' && device ? device : []))
  const owners = await readUrlOwners(client, added.flatMap(nameDevice))
  const findForm = await readForms(client, added)
  return refuseRepeated(plans, { owners, findForm })
}

/** How many rows are written by one call. */
const ROWS_PER_PART = 500

/** The parts that a plan is carried out in, each by itself. */
export const splitPlan = (plans: readonly RowPlan[]): readonly (readonly RowPlan[])[] =>
  Array.from({ length: Math.ceil(plans.length / ROWS_PER_PART) }, (_, part) =>
    plans.slice(part * ROWS_PER_PART, (part + 1) * ROWS_PER_PART),
  )

/** Names exactly what a part does. Similar devices are left out: the part before may have added one. */
export const digestPart = (part: readonly RowPlan[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        part.map(({ line, kind, problem, field, device }) => ({ line, kind, problem, field, device })),
      ),
    )
    .digest('hex')
