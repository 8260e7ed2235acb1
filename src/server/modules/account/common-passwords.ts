import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '#server/config/data-folder.ts'

let commonPasswords: ReadonlySet<string> | undefined

/** Whether attackers try it first. Takes lower case without accents. The list never reaches a browser. */
export function isCommonPassword(folded: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(join(DATA_FOLDER, 'passwords', 'common.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return commonPasswords.has(folded)
}
