import type { ClientBase } from 'pg'
import type { CatalogueEntry } from '../writing/catalogue-entry.ts'
import { listUrls } from '../writing/device-address.ts'
import { type EntrySource, PORTION } from '../writing/save-catalogue.ts'
import type { EntryGroup } from '../writing/save-groups.ts'
import { buildDeviceKey, readUrlOwners } from '../writing/url-owners.ts'
import type { ClaimedRow, ReadRow, TakenPlaces } from './check-rows.ts'

// Only this transaction sees them, and they go with it, however it ends.
const CREATE = `
  create temp table import_row (
    line integer not null, number serial unique, device_key text primary key,
    manufacturer text not null, category text not null, series text not null, entry json not null
  ) on commit drop;
  create temp table import_url (url text not null, languages text[] not null, device_key text not null) on commit drop;
  create index on import_url (url)`

const INSERT_ROWS = `
  insert into import_row (line, device_key, manufacturer, category, series, entry)
  select line, key, entry->>'manufacturer', entry->>'category', entry->>'series', entry
  from json_to_recordset($1) as row(line integer, key text, entry json)`

const INSERT_URLS = `
  insert into import_url (url, languages, device_key)
  select url, array(select json_array_elements_text(languages)), key
  from json_to_recordset($1) as row(url text, languages json, key text)`

const READ_LINES = 'select device_key as key, line from import_row where device_key = any($1)'

const READ_URLS = `
  select unnest(languages) as language, url, device_key as key from import_url where url = any($1)`

// The first spelling of a manufacturer or series in the file is the one that a new one gets.
const READ_GROUPS = `
  select manufacturer, category, series from import_row
  group by manufacturer, category, series order by min(number)`

const READ_PORTION = `
  select number, entry from import_row where number > $1 order by number limit ${PORTION}`

// Nothing else counts the rows of a temporary table. Without statistics, PostgreSQL takes most addresses for equal and reads
// all of them for every portion.
const FIRST_STATISTICS_AFTER = 2_000

/** Most devices have the same address in all languages, so that is one row. */
function groupUrls({ key, urls }: ClaimedRow) {
  const languages = Map.groupBy([...urls], ([, url]) => url)
  return [...languages].map(([url, own]) => ({ url, key, languages: own.map(([language]) => language) }))
}

/** The good rows of a file until all of them are checked. They wait in the database, not in memory. */
export class StagedRows {
  readonly #client: ClientBase
  #count = 0
  #nextStatistics = FIRST_STATISTICS_AFTER

  private constructor(client: ClientBase) {
    this.#client = client
  }

  /** Within the transaction of the import. */
  static async create(client: ClientBase): Promise<StagedRows> {
    await client.query(CREATE)
    return new StagedRows(client)
  }

  async add(rows: readonly ClaimedRow[]): Promise<void> {
    if (rows.length === 0) return
    const staged = rows.map(({ line, key, entry }) => ({ line, key, entry }))
    await this.#client.query(INSERT_ROWS, [JSON.stringify(staged)])
    await this.#client.query(INSERT_URLS, [JSON.stringify(rows.flatMap(groupUrls))])
    this.#count += rows.length
    if (this.#count < this.#nextStatistics) return
    this.#nextStatistics *= 4
    await this.#client.query('analyze import_row, import_url')
  }

  /** Which of the places that these rows want are taken. */
  async readTaken(rows: readonly ReadRow[]): Promise<TakenPlaces> {
    const entries = rows.flatMap((row) => ('entry' in row ? row.entry : []))
    const wanted = entries.flatMap((entry) => [...listUrls(entry)])
    const lines = await this.#client.query<{ key: string; line: number }>(READ_LINES, [
      entries.map(buildDeviceKey),
    ])
    const staged = await this.#client.query<{ language: string; url: string; key: string }>(READ_URLS, [
      [...new Set(wanted.map(([, url]) => url))],
    ])
    const lineByKey = new Map(lines.rows.map(({ key, line }) => [key, line]))
    const owners = new Map([
      ...(await readUrlOwners(this.#client, wanted)),
      ...staged.rows.map(({ language, url, key }) => [`${language}/${url}`, key] as const),
    ])
    return {
      findLine: (key) => lineByKey.get(key),
      findUrlOwner: (language, url) => owners.get(`${language}/${url}`),
    }
  }

  /** All rows in the order of the file, to be written portion by portion. */
  async read(total: number): Promise<EntrySource> {
    await this.#client.query('analyze import_row')
    const { rows: groups } = await this.#client.query<EntryGroup>(READ_GROUPS)
    return { total, groups, portions: this.#readPortions() }
  }

  async *#readPortions(): AsyncGenerator<readonly CatalogueEntry[]> {
    let last = 0
    for (;;) {
      const { rows } = await this.#client.query<{ number: number; entry: CatalogueEntry }>(READ_PORTION, [
        last,
      ])
      if (rows.length === 0) return
      last = rows.at(-1)?.number ?? last
      yield rows.map(({ entry }) => entry)
    }
  }
}
