import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '#server/config/data-folder.ts'

let known: ReadonlySet<string> | undefined

/** Whether everybody tries it first; small letters without accents. Read once, and never sent to a browser. */
export function isCommonPassword(folded: string): boolean {
  known ??= new Set(
    readFileSync(join(DATA_FOLDER, 'passwords', 'common.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return known.has(folded)
}
