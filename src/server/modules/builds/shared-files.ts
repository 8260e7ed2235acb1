import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { buildFiles } from '#server/db/schema.ts'

export interface SharedFiles {
  /** The bytes of a file of another build; null if no build has shared it. */
  find(name: string): Promise<Buffer | null>
}

export interface SharedFilesOptions {
  readonly db: Database
  readonly now: () => number
}

/** Made-up names must not cost a query each. */
const LIST_AGE_MS = 2_000

/** Finds files of other builds. Their names are listed at most every other second. */
export function createSharedFiles({ db, now }: SharedFilesOptions): SharedFiles {
  let listedAtMs = Number.NEGATIVE_INFINITY
  let names: Promise<ReadonlySet<string>> = Promise.resolve(new Set())

  async function listNames(): Promise<ReadonlySet<string>> {
    const rows = await db.select({ name: buildFiles.name }).from(buildFiles)
    return new Set(rows.map(({ name }) => name))
  }

  return {
    async find(name) {
      if (now() - listedAtMs >= LIST_AGE_MS) {
        listedAtMs = now()
        names = listNames()
      }
      if (!(await names).has(name)) return null
      const [file] = await db
        .select({ bytes: buildFiles.bytes })
        .from(buildFiles)
        .where(eq(buildFiles.name, name))
      return file ? Buffer.from(file.bytes) : null
    },
  }
}
