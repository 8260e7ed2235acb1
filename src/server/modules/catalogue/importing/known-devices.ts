import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { StatementClient } from '#server/db/statement-client.ts'
import type { SeedPriceLists } from '../writing/seed-files.ts'
import { buildDeviceKey } from '../writing/url-owners.ts'
import type { ImportContext, KnownFields } from './check-rows.ts'
import type { ImportRow } from './read-import-file.ts'

interface Names {
  readonly manufacturer: string
  readonly model: string
  readonly series: string
  readonly category: string
}

interface KnownDevice extends KnownFields {
  readonly manufacturer: string
  readonly model: string
  readonly form: unknown
}

const READ_MANUFACTURERS = 'select id, name from manufacturer'

// The drawing, which is at position 0; a photo of the device comes before it.
const READ_DEVICES = `
  select manufacturer.name as manufacturer, device.model_pattern as model, device.category_id as category,
    device.model_codes as codes, device.search_terms as terms, device.popularity, front.form
  from unnest($1::integer[], $2::text[]) as wanted(manufacturer_id, model)
  join device on device.manufacturer_id = wanted.manufacturer_id and device.model_pattern = wanted.model
  join manufacturer on manufacturer.id = device.manufacturer_id
  join lateral (
    select form from device_image join picture on picture.key = device_image.picture_key
    where device_image.device_id = device.id and device_image.view = 'front' and device_image.position >= 0
    order by device_image.position limit 1
  ) as front on true`

/** The drawing of the latest device of every series. */
const READ_SERIES_FORMS = `
  select manufacturer.name as manufacturer, series.category_id as category, series.name_pattern as series, latest.form
  from series
  join manufacturer on manufacturer.id = series.manufacturer_id
  join lateral (
    select device.id, picture.form
    from device
    join device_image on device_image.device_id = device.id and device_image.view = 'front'
      and device_image.position >= 0
    join picture on picture.key = device_image.picture_key
    where device.series_id = series.id
    order by device.id desc, device_image.position limit 1
  ) as latest on true
  order by latest.id`

/** From a device's series to its farthest relatives. */
const listRelations = ({ manufacturer, series, category }: Omit<Names, 'model'>) => [
  `series ${foldText(manufacturer)}|${category}|${foldText(series)}`,
  `maker ${foldText(manufacturer)}|${category}`,
  `category ${category}`,
]

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const readNames = ({ manufacturer, model, series, category }: ImportRow['fields']): Names => ({
  manufacturer: readText(manufacturer),
  model: readText(model),
  series: readText(series),
  category: readText(category),
})

/** The catalogue as it was before an import. Devices are looked up as their rows come: all of them would fill the memory. */
export class KnownDevices {
  readonly #client: StatementClient
  readonly #priceLists: SeedPriceLists
  readonly #manufacturerIds: ReadonlyMap<string, number>
  /** By relation. */
  readonly #forms: ReadonlyMap<string, unknown>

  private constructor(
    client: StatementClient,
    priceLists: SeedPriceLists,
    known: { readonly manufacturerIds: ReadonlyMap<string, number>; readonly forms: Map<string, unknown> },
  ) {
    this.#client = client
    this.#priceLists = priceLists
    this.#manufacturerIds = known.manufacturerIds
    this.#forms = known.forms
  }

  static async open(client: StatementClient, priceLists: SeedPriceLists): Promise<KnownDevices> {
    const makers = await client.query<{ id: number; name: string }>(READ_MANUFACTURERS)
    const series = await client.query<Omit<Names, 'model'> & { form: unknown }>(READ_SERIES_FORMS)
    return new KnownDevices(client, priceLists, {
      manufacturerIds: new Map(makers.rows.map(({ id, name }) => [foldText(name), id])),
      forms: new Map(
        series.rows.flatMap((row) => listRelations(row).map((relation) => [relation, row.form])),
      ),
    })
  }

  /** What is known of the devices that these rows are about. */
  async readContext(rows: readonly ImportRow[]): Promise<ImportContext> {
    const devices = await this.#readDevices(rows.map(({ fields }) => readNames(fields)))
    const find = (fields: ImportRow['fields']) => devices.get(buildDeviceKey(readNames(fields)))
    return {
      priceLists: this.#priceLists,
      findKnown(fields) {
        const known = find(fields)
        if (!known) return undefined
        const { category, codes, terms, popularity } = known
        return { category, codes, terms, popularity }
      },
      findForm: (fields) => find(fields)?.form ?? this.#findRelativeForm(fields),
    }
  }

  #findRelativeForm(fields: ImportRow['fields']): unknown {
    if (!CATEGORY_IDS.some((id) => id === fields.category)) return undefined
    return listRelations(readNames(fields))
      .map((relation) => this.#forms.get(relation))
      .find((form) => form !== undefined)
  }

  async #readDevices(names: readonly Names[]): Promise<ReadonlyMap<string, KnownDevice>> {
    const wanted = names.flatMap(({ manufacturer, model }) => {
      const id = this.#manufacturerIds.get(foldText(manufacturer))
      // PostgreSQL takes no NUL; the row is refused for it later.
      return id === undefined || model.includes('\u0000') ? [] : [{ id, model }]
    })
    const columns = [wanted.map(({ id }) => id), wanted.map(({ model }) => model)]
    const { rows } = await this.#client.query<KnownDevice>(READ_DEVICES, columns)
    return new Map(rows.map((row) => [buildDeviceKey(row), row]))
  }
}
