import { readFileSync } from 'node:fs'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** The name of the latest migration that this version delivers. */
export function findLatestMigration(): string {
  const text = readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8')
  const { entries } = JSON.parse(text) as Journal
  return entries.at(-1)?.tag ?? ''
}
