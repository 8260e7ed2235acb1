import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const getCatalogueFolder = (dataFolder: string): string => join(dataFolder, 'catalogue')

// Part of the hash: raise it when the same files should be written differently.
const SEED_FORMAT = 1

/** Changes whenever a delivered file does; much faster than parsing them. */
export function hashCatalogueSeed(dataFolder: string): string {
  const folder = getCatalogueFolder(dataFolder)
  const hash = createHash('sha256').update(String(SEED_FORMAT))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
