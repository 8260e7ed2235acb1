import { eq } from 'drizzle-orm'
import type { CmsCopies } from '#server/ports/cms/http-cms.ts'
import type { Database } from './database.ts'
import { cmsCopies } from './schema.ts'

/** Stores the content system's last good responses in the database. */
export const createCmsCopies = (db: Database): CmsCopies => ({
  async find(documentKey) {
    const [row] = await db.select().from(cmsCopies).where(eq(cmsCopies.documentKey, documentKey))
    return row?.body
  },
  async keep(documentKey, body) {
    const row = { documentKey, body, fetchedAt: new Date() }
    await db.insert(cmsCopies).values(row).onConflictDoUpdate({ target: cmsCopies.documentKey, set: row })
  },
})
