import { sql } from 'drizzle-orm'
import { listDeviceNames } from '#domain/catalogue/device-name.ts'
import { isNamePattern } from '#domain/catalogue/localise-name.ts'
import type { PriceRow, PriceRowProblem } from '#domain/price-lists/read-price-row.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { Connection } from '#server/db/database.ts'

/** A row of a table, with the line that it is on. */
export interface NumberedRow extends PriceRow {
  readonly line: number
}

export interface RowProblem {
  readonly line: number
  readonly problem: PriceRowProblem
}

export interface FoundRow extends NumberedRow {
  readonly deviceId: number
}

interface NamedDevice {
  readonly manufacturer: string
  readonly model: string
}

const nameDevice = ({ manufacturer, model }: NamedDevice): string => `${foldText(manufacturer)}|${model}`

/** Devices by manufacturer and model as the catalogue writes them. */
async function findByModel(tx: Connection, named: readonly NamedDevice[]): Promise<Map<string, number>> {
  const models = [...new Set(named.map(({ model }) => model))]
  const { rows } = await tx.execute<{ id: number; manufacturer: string; model: string }>(sql`
    select device.id, manufacturer.name as manufacturer, device.model_pattern as model
    from manufacturer
    cross join unnest(${sql.param(models)}::text[]) as wanted(model)
    join device on device.manufacturer_id = manufacturer.id and device.model_pattern = wanted.model
    where lower(manufacturer.name) = any(${sql.param([...new Set(named.map((device) => device.manufacturer.toLowerCase()))])}::text[])`)
  return new Map(rows.map((row) => [nameDevice(row), row.id]))
}

/** Devices by the address that their name has in any language: people write names as they read them. */
async function findByAddress(tx: Connection, named: readonly NamedDevice[]): Promise<Map<string, number>> {
  const wanted = named
    .filter(({ model }) => isNamePattern(model))
    .flatMap((device) =>
      [...listDeviceNames(device)].map(([language, { url }]) => ({ key: nameDevice(device), language, url })),
    )
  const { rows } = await tx.execute<{ key: string; id: number }>(sql`
    select wanted.key, device_text.device_id as id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(key text, language text, url text)
    join device_text on device_text.language = wanted.language and device_text.url = wanted.url`)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

async function findSizes(tx: Connection, deviceIds: readonly number[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select device_id || '/' || storage_gb as key from device_storage
    where device_id = any(${sql.param(deviceIds)}::integer[])`)
  return new Set(rows.map(({ key }) => key))
}

/** The ids of devices, by the names that people give them: as the catalogue writes them, or as they are read. */
export async function findDeviceIds(
  tx: Connection,
  named: readonly NamedDevice[],
): Promise<(device: NamedDevice) => number | undefined> {
  const byModel = await findByModel(tx, named)
  const missing = named.filter((device) => !byModel.has(nameDevice(device)))
  const byAddress = missing.length > 0 ? await findByAddress(tx, missing) : new Map<string, number>()
  return (device) => byModel.get(nameDevice(device)) ?? byAddress.get(nameDevice(device))
}

/** Looks up the devices and sizes that rows name. */
export async function findRows(
  tx: Connection,
  rows: readonly NumberedRow[],
): Promise<{ readonly found: readonly FoundRow[]; readonly problems: readonly RowProblem[] }> {
  const findId = await findDeviceIds(tx, rows)
  const sizes = await findSizes(tx, [...new Set(rows.flatMap((row) => findId(row) ?? []))])
  const found: FoundRow[] = []
  const problems: RowProblem[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const deviceId = findId(row)
    const key = `${deviceId}/${row.storageGb}`
    if (deviceId === undefined) problems.push({ line: row.line, problem: 'ROW_DEVICE_UNKNOWN' })
    else if (!sizes.has(key)) problems.push({ line: row.line, problem: 'ROW_SIZE_UNKNOWN' })
    else if (seen.has(key)) problems.push({ line: row.line, problem: 'ROW_REPEATED' })
    else found.push({ ...row, deviceId })
    seen.add(key)
  }
  return { found, problems }
}
