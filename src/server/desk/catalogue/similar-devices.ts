import { sql } from 'drizzle-orm'
import type { DuplicateGroups, SimilarDevice } from '#contracts/desk/catalogue.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { localiseName } from '#domain/catalogue/localise-name.ts'
import { type ComparedDevice, DuplicateFinder, foldCode, listSharedCodes } from '#domain/search/name-keys.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { Connection } from '#server/db/database.ts'
import { LANGUAGE } from './catalogue.repository.ts'

interface ComparedRow extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly category: CategoryId
  readonly manufacturerId: number
  readonly modelCodes: string[]
}

const COMPARED = sql`
  select device.id, device_text.name, device_text.model, device.category_id as category,
    device.manufacturer_id as "manufacturerId", device.model_codes as "modelCodes"
  from device join device_text on device_text.device_id = device.id and device_text.language = ${LANGUAGE}`

const toCompared = ({ id, manufacturerId, category, model, modelCodes }: ComparedRow): ComparedDevice => ({
  id,
  group: `${manufacturerId}/${category}`,
  model,
  modelCodes,
})

/** What is known of a device that others are compared with. */
export interface ComparedDraft {
  /** Null for one that is to be added. */
  readonly id: number | null
  readonly category: CategoryId
  readonly manufacturer: string
  /** Its pattern. */
  readonly model: string
  readonly modelCodes: readonly string[]
}

const NEW_ID = 0

/** Devices of the same manufacturers, and those with one of the codes, to be compared with some. */
export class KnownSimilar {
  readonly #finder = new DuplicateFinder()
  readonly #devices: ReadonlyMap<number, ComparedRow>
  readonly #manufacturerIds: ReadonlyMap<string, number>

  private constructor(rows: readonly ComparedRow[], manufacturerIds: ReadonlyMap<string, number>) {
    for (const row of rows) this.#finder.add(toCompared(row))
    this.#devices = new Map(rows.map((row) => [row.id, row]))
    this.#manufacturerIds = manufacturerIds
  }

  static async read(db: Connection, drafts: readonly ComparedDraft[]): Promise<KnownSimilar> {
    const makers = await db.execute<{ id: number; name: string }>(sql`select id, name from manufacturer`)
    const ids = new Map(makers.rows.map(({ id, name }) => [foldText(name), id]))
    const wanted = new Set(drafts.flatMap(({ manufacturer }) => ids.get(foldText(manufacturer)) ?? []))
    const codes = [...new Set(drafts.flatMap(({ modelCodes }) => modelCodes.map(foldCode)))]
    const { rows } = await db.execute<ComparedRow>(sql`
      ${COMPARED} where device.manufacturer_id = any(${sql.param([...wanted])}::integer[])
        or ${sql.param(codes)}::text[] <> '{}' and exists (
          select from unnest(device.model_codes) as code
          where regexp_replace(lower(code), '[^a-z0-9]', '', 'g') = any(${sql.param(codes)}::text[]))`)
    return new KnownSimilar(rows, ids)
  }

  /** Devices that this one may be, best guess first. */
  find({ id, category, manufacturer, model, modelCodes }: ComparedDraft): readonly SimilarDevice[] {
    const found = this.#finder.find({
      id: id ?? NEW_ID,
      group: `${this.#manufacturerIds.get(foldText(manufacturer))}/${category}`,
      model: localiseName(model, LANGUAGE),
      modelCodes,
    })
    return [...found].flatMap(([otherId, reason]) => {
      const other = this.#devices.get(otherId)
      if (!other) return []
      const sharedCodes = [...listSharedCodes([modelCodes, other.modelCodes])]
      return [{ id: otherId, name: other.name, reason, sharedCodes }]
    })
  }
}

/** Devices that this one may be. */
export const findSimilar = async (db: Connection, draft: ComparedDraft): Promise<readonly SimilarDevice[]> =>
  (await KnownSimilar.read(db, [draft])).find(draft)

const DEVICES_AT_A_TIME = 5_000
const MAX_GROUPS = 200

type FoundGroup = DuplicateGroups['groups'][number]

async function readGroups(db: Connection, found: ReturnType<DuplicateFinder['list']>): Promise<FoundGroup[]> {
  const ids = found.flatMap((group) => group.ids)
  const { rows } = await db.execute<
    FoundGroup['devices'][number] & { readonly codes: string[] } & Record<string, unknown>
  >(sql`
    select device.id, device_text.name, device.category_id as category, device.model_codes as codes,
      case when bool_or(price.to_version is null and price.market is not null) then 'bought'
        when count(price.market) > 0 then 'retired' else 'unpriced' end as state
    from device join device_text on device_text.device_id = device.id and device_text.language = ${LANGUAGE}
    left join base_price as price on price.device_id = device.id
    where device.id = any(${sql.param(ids)}::integer[])
    group by device.id, device_text.name`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.map(({ reason, ids: own }) => {
    const devices = own.flatMap((id) => byId.get(id) ?? [])
    return {
      reason,
      sharedCodes: [...listSharedCodes(devices.map(({ codes }) => codes))],
      devices: devices.map(({ id, name, category, state }) => ({ id, name, category, state })),
    }
  })
}

/** Devices of the whole catalogue that may be the same one. */
export async function listDuplicates(db: Connection): Promise<DuplicateGroups> {
  const finder = new DuplicateFinder()
  for (let after = 0; ; ) {
    const { rows } = await db.execute<ComparedRow>(sql`
      ${COMPARED} where device.id > ${after} order by device.id limit ${DEVICES_AT_A_TIME}`)
    for (const row of rows) finder.add(toCompared(row))
    if (rows.length < DEVICES_AT_A_TIME) break
    after = rows.at(-1)?.id ?? after
  }
  const found = finder.list()
  return { groups: await readGroups(db, found.slice(0, MAX_GROUPS)), isTruncated: found.length > MAX_GROUPS }
}
