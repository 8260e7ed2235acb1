import type { ClientBase } from 'pg'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { lockCatalogue, type SaveReport, saveCatalogue } from '../writing/save-catalogue.ts'
import { readPriceLists } from '../writing/seed-files.ts'
import { buildDeviceKey, readUrlOwners } from '../writing/url-owners.ts'
import { type BadRow, checkRows, type GoodRow, type ImportContext, type KnownFields } from './check-rows.ts'
import type { ImportRow } from './read-import-file.ts'

export interface ImportOptions {
  readonly dataFolder: string
  /** Imports the good rows even if others are bad. */
  readonly isPartial: boolean
  readonly onProgress?: (done: number, total: number) => void
}

export interface ImportReport {
  readonly good: readonly GoodRow[]
  readonly bad: readonly BadRow[]
  /** What was written; null if nothing was. */
  readonly saved: SaveReport | null
}

interface KnownDevice extends KnownFields {
  readonly manufacturer: string
  readonly model: string
  readonly series: string
  readonly form: unknown
}

const READ_DEVICES = `
  select distinct on (device.id) manufacturer.name as manufacturer, device.model_pattern as model,
    device.category_id as category, series.name_pattern as series, picture.form,
    device.model_codes as codes, device.search_terms as terms, device.popularity
  from device
  join manufacturer on manufacturer.id = device.manufacturer_id
  join series on series.id = device.series_id
  join device_image on device_image.device_id = device.id and device_image.view = 'front'
  join picture on picture.key = device_image.picture_key
  order by device.id, device_image.position`

/** From the device itself to its farthest relatives. */
const listRelations = ({ manufacturer, model, series, category }: ReturnType<typeof readNames>) => [
  `device ${buildDeviceKey({ manufacturer, model })}`,
  `series ${foldText(manufacturer)}|${category}|${foldText(series)}`,
  `maker ${foldText(manufacturer)}|${category}`,
  `category ${category}`,
]

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const readNames = ({ manufacturer, model, series, category }: ImportRow['fields']) => ({
  manufacturer: readText(manufacturer),
  model: readText(model),
  series: readText(series),
  category: readText(category),
})

async function readContext(client: ClientBase, dataFolder: string): Promise<ImportContext> {
  const { rows } = await client.query<KnownDevice>(READ_DEVICES)
  const forms = new Map(
    rows.flatMap((known) => listRelations(known).map((relation) => [relation, known.form])),
  )
  const devices = new Map(
    rows.map(({ category, codes, terms, popularity, ...names }) => [
      buildDeviceKey(names),
      { category, codes, terms, popularity },
    ]),
  )
  const owners = await readUrlOwners(client)
  return {
    findKnown: (fields) => devices.get(buildDeviceKey(readNames(fields))),
    priceLists: readPriceLists(dataFolder),
    findForm(fields) {
      if (!CATEGORY_IDS.some((id) => id === fields.category)) return undefined
      return listRelations(readNames(fields))
        .map((relation) => forms.get(relation))
        .find((form) => form !== undefined)
    },
    findUrlOwner: (language, url) => owners.get(`${language}/${url}`),
  }
}

/**
 * Imports an operator's rows into the catalogue: with `isPartial` the good ones, otherwise all or none. The transaction
 * leaves the catalogue unchanged if the import fails midway.
 */
export async function importCatalogue(
  client: ClientBase,
  rows: readonly ImportRow[],
  { dataFolder, isPartial, onProgress }: ImportOptions,
): Promise<ImportReport> {
  await client.query('begin')
  try {
    // Before reading, so that a concurrent import is seen.
    await lockCatalogue(client)
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
