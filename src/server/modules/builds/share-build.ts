import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { DAY_MS } from '#domain/kernel/durations.ts'

/** Nobody has a page open for longer that still loads parts of its build. */
const SHARED_FOR_MS = 30 * DAY_MS

/** Copies that are made again from the file itself. */
const COMPRESSED = /\.(?:br|gz)$/

const BATCH_SIZE = 50

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

const cutIntoBatches = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / BATCH_SIZE) }, (_, index) =>
    names.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )

export interface ShareOptions {
  /** The browser's files of this build. */
  readonly folder: string
  readonly nowMs: number
}

/**
 * Stores the files of this build where hosts that run another one find them. While builds replace each other, a page comes
 * from one host and its parts from the next.
 */
export async function shareBuild(client: pg.ClientBase, { folder, nowMs }: ShareOptions): Promise<void> {
  const names = await listFiles(folder)
  const { rows } = await client.query<{ name: string }>(
    'update build_file set shared_at = $2 where name = any($1) returning name',
    [names, new Date(nowMs)],
  )
  const shared = new Set(rows.map(({ name }) => name))
  for (const batch of cutIntoBatches(names.filter((name) => !shared.has(name)))) {
    const files = await Promise.all(batch.map((name) => readFile(join(folder, name))))
    await client.query(
      `insert into build_file (name, bytes, shared_at)
       select name, bytes, $3 from unnest($1::text[], $2::bytea[]) as file (name, bytes)
       on conflict (name) do update set shared_at = excluded.shared_at`,
      [batch, files, new Date(nowMs)],
    )
  }
  await client.query('delete from build_file where shared_at < $1', [new Date(nowMs - SHARED_FOR_MS)])
}
