import { eq } from 'drizzle-orm'
import { pictures } from '#server/db/catalogue-schema.ts'
import type { Database } from '#server/db/database.ts'

/** The form behind a drawing's name. */
export async function findPictureForm(db: Database, key: string): Promise<unknown> {
  const [picture] = await db
    .select({ form: pictures.form })
    .from(pictures)
    .where(eq(pictures.key, key))
    .limit(1)
  return picture?.form ?? null
}
