import type { ClientBase } from 'pg'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { type SaveReport, saveCatalogue } from '../writing/save-catalogue.ts'
import { readPriceLists } from '../writing/seed-files.ts'
import { type BadRow, checkRows, deviceKey, type GoodRow, type ImportContext } from './check-rows.ts'
import type { ImportRow } from './import-file.ts'

export interface ImportOptions {
  readonly dataFolder: string
  /** Puts in the good rows even if others are bad. */
  readonly isPartial: boolean
  readonly onProgress?: (done: number, total: number) => void
}

export interface ImportReport {
  readonly good: readonly GoodRow[]
  readonly bad: readonly BadRow[]
  /** What was written; null when nothing was. */
  readonly saved: SaveReport | null
}

interface KnownDevice {
  readonly manufacturer: string
  readonly model: string
  readonly category: string
  readonly series: string
  readonly form: unknown
}

const READ_FORMS = `
  select distinct on (device.id) manufacturer.name as manufacturer, device.model_pattern as model,
    device.category_id as category, series.name_pattern as series, picture.form
  from device
  join manufacturer on manufacturer.id = device.manufacturer_id
  join series on series.id = device.series_id
  join device_image on device_image.device_id = device.id and device_image.view = 'front'
  join picture on picture.key = device_image.picture_key
  order by device.id, device_image.position`

const READ_URLS = `
  select language, url, manufacturer.name as manufacturer, device.model_pattern as model
  from device_text
  join device on device.id = device_text.device_id
  join manufacturer on manufacturer.id = device.manufacturer_id`

/** From the device itself to its farthest relatives. */
const relationsOf = ({
  manufacturer,
  model,
  series,
  category,
}: Record<keyof Omit<KnownDevice, 'form'>, string>) => [
  `device ${deviceKey({ manufacturer, model })}`,
  `series ${foldText(manufacturer)}|${category}|${foldText(series)}`,
  `maker ${foldText(manufacturer)}|${category}`,
  `category ${category}`,
]

async function readForms(client: ClientBase): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await client.query<KnownDevice>(READ_FORMS)
  return new Map(rows.flatMap((device) => relationsOf(device).map((relation) => [relation, device.form])))
}

async function readContext(client: ClientBase, dataFolder: string): Promise<ImportContext> {
  const forms = await readForms(client)
  const { rows } = await client.query<{ language: string; url: string; manufacturer: string; model: string }>(
    READ_URLS,
  )
  const owners = new Map(rows.map((row) => [`${row.language}/${row.url}`, deviceKey(row)]))
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return {
    priceLists: readPriceLists(dataFolder),
    findForm({ manufacturer, model, series, category }) {
      if (!CATEGORY_IDS.some((id) => id === category)) return undefined
      const names = {
        manufacturer: text(manufacturer),
        model: text(model),
        series: text(series),
        category: text(category),
      }
      return relationsOf(names)
        .map((relation) => forms.get(relation))
        .find((form) => form !== undefined)
    },
    findUrlOwner: (language, url) => owners.get(`${language}/${url}`),
  }
}

/**
 * Puts an operator's rows into the catalogue: all of them or, unless `isPartial`, none. The transaction makes sure
 * that a crash in between leaves the catalogue as it was.
 */
export async function importCatalogue(
  client: ClientBase,
  rows: readonly ImportRow[],
  { dataFolder, isPartial, onProgress }: ImportOptions,
): Promise<ImportReport> {
  await client.query('begin')
  try {
    const { good, bad } = checkRows(rows, await readContext(client, dataFolder))
    const isWanted = good.length > 0 && (bad.length === 0 || isPartial)
    const entries = good.map(({ entry }) => entry)
    const options = { origin: 'import' as const, ...(onProgress ? { onProgress } : {}) }
    const saved = isWanted ? await saveCatalogue(client, entries, options) : null
    await client.query('commit')
    return { good, bad, saved }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
