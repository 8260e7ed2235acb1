import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './source-files.ts'

export const MIGRATIONS_FOLDER = join(ROOT, 'src/server/db/migrations')
const RECORD = join(ROOT, 'src/server/db/released-migrations.json')

interface JournalEntry {
  readonly tag: string
  /** When it was generated. */
  readonly when: number
}

/** Hashes of migrations by their names. */
export type MigrationHashes = Readonly<Record<string, string>>

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8')) as Value

/** The migrations, in the order in which they run. */
export const listMigrations = (): readonly JournalEntry[] =>
  readJson<{ entries: readonly JournalEntry[] }>(join(MIGRATIONS_FOLDER, 'meta/_journal.json')).entries

const hashFile = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

export const hashMigrations = (): MigrationHashes =>
  Object.fromEntries(
    listMigrations().map(({ tag }) => [tag, hashFile(join(MIGRATIONS_FOLDER, `${tag}.sql`))]),
  )

/** What was recorded when they were released. */
export const readReleased = (): MigrationHashes => readJson(RECORD)

export const writeReleased = (released: MigrationHashes): void =>
  writeFileSync(RECORD, `${JSON.stringify(released, null, 2)}\n`)
