import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../../config/startup-error.ts'

export const MANIFEST_FILE = 'manifest.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Of a file inside the backup, never outside. */
const path = z.string().refine((text) => !text.startsWith('/') && !text.split('/').includes('..'))

const STORED_FILE = z.strictObject({ path, bytes: z.number().int().nonnegative(), sha256 })

const MANIFEST = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that the database had run. Rows only fit tables that were made by the same ones. */
  migrations: z.array(z.strictObject({ hash: z.string(), atMs: z.number() })),
  /** In an order in which they can be loaded: what a table refers to comes before it. */
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int().nonnegative(),
      file: STORED_FILE,
    }),
  ),
  /** The last number that each sequence has given; null for one that has given none. */
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string().nullable() })),
  folders: z.array(z.strictObject({ name: z.string(), files: z.array(STORED_FILE) })),
})

/** What a backup contains, and how to tell that it is whole. */
export type BackupManifest = z.output<typeof MANIFEST>

/** A file of a backup: its path inside the backup, or inside its folder. */
export type StoredFile = z.output<typeof STORED_FILE>

export async function readManifest(backup: string): Promise<BackupManifest> {
  try {
    return MANIFEST.parse(JSON.parse(await readFile(join(backup, MANIFEST_FILE), 'utf8')))
  } catch {
    throw new StartupError(`${backup} isn’t a complete backup: its ${MANIFEST_FILE} is missing or damaged.`)
  }
}
