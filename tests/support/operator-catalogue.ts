import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import {
  type ImportOptions,
  type ImportReport,
  importCatalogue,
} from '#server/modules/catalogue/importing/import-catalogue.ts'
import { prepareDatabase } from '#server/processes/prepare-database.ts'
import { toRoleUrls, withClient } from './database.ts'

/**
 * The database of a shop without the delivered devices, for operators who import their own. Small, so imports are
 * fast.
 */
export async function createEmptyCatalogue(): Promise<string> {
  const url = new URL(inject('databaseServer'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(url.href, (client) => client.query(`CREATE DATABASE ${name}`))
  url.pathname = `/${name}`
  const roles = { kind: 'given', urls: toRoleUrls(url.href) } as const
  await prepareDatabase(url.href, { hasDevices: false, say: () => undefined, roles })
  return url.href
}

export type ImportFields = Readonly<Record<string, unknown>>

export const PHONE_PICTURE = { kind: 'phone', width: 73, height: 157, back: '#2d3036', camera: 'column-2' }

/** An import row with defaults for everything a test does not specify. */
export const buildPhoneRow = (changes: ImportFields = {}): ImportFields => ({
  category: 'phones',
  manufacturer: 'Acme',
  series: 'Rocket',
  model: 'Rocket 1',
  released: '2030-01',
  prices: { 128: 100, 256: 150 },
  picture: PHONE_PICTURE,
  ...changes,
})

/** Imports rows as if they were in a file, below a header line. */
export const importRows = (
  client: pg.Client,
  rows: readonly ImportFields[],
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> =>
  importCatalogue(
    client,
    rows.map((fields, index) => ({ line: index + 2, fields })),
    { dataFolder: DATA_FOLDER, isPartial: false, allowsPriceMoves: true, ...options },
  )

const TABLES = [
  'category',
  'category_text',
  'manufacturer',
  'manufacturer_text',
  'series',
  'series_text',
  'overview_url',
  'question_set',
  'picture',
  'device',
  'device_text',
  'device_image',
  'device_storage',
  'price_list',
  'base_price',
]

/** A fingerprint of all catalogue rows, by table: equal fingerprints mean equal rows. */
export async function fingerprintCatalogue(client: pg.Client): Promise<Record<string, string>> {
  const prints = TABLES.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as print
       from ${table} as row`,
  )
  const { rows } = await client.query<{ name: string; print: string }>(prints.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

export async function readCatalogueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `select version from cache_version where scope = 'catalogue'`,
  )
  return Number(rows[0]?.version)
}
