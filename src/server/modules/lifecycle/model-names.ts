import { sql } from 'drizzle-orm'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import type { Connection } from '#server/db/database.ts'

/** What a seller calls the described model and the one that was found. */
export interface ModelNames {
  readonly described: string
  readonly found: string
}

/** The names of both models; null where the device is the one that was described. */
export async function findModelNames(
  db: Connection,
  { model }: PriceBasis,
  language: CatalogueLanguage,
): Promise<ModelNames | null> {
  if (!model) return null
  const { describedId, deviceId } = model
  const { rows } = await db.execute<ModelNames & Record<string, unknown>>(sql`
    select described.name as described, found.name as found
    from device_text as described join device_text as found using (language)
    where language = ${language} and described.device_id = ${describedId} and found.device_id = ${deviceId}`)
  if (!rows[0]) throw new Error('A model has no name')
  return rows[0]
}
