import type { StatementClient } from '#server/db/statement-client.ts'
import { raiseCatalogueVersion } from './catalogue-changes.ts'

/** By what the best condition of the newest rule multiplies a base price; every set of questions has the same ones. */
const BEST_FACTOR = `(
  select max((condition ->> 'factorBp')::bigint) from rule_set, jsonb_array_elements(content -> 'conditions') as condition
  where version = (select max(version) from rule_set))`

/**
 * The most that we pay for a device with this base price, as SQL: the same as `findHighestPrice`. Before the first rule
 * is stored it is the base price.
 */
export const writeHighestPrice = (amount: string): string =>
  `(${amount} * coalesce(${BEST_FACTOR}, 10000) / 10000 / 100 * 100)::integer`

async function readBestFactor(client: StatementClient): Promise<string | undefined> {
  const { rows } = await client.query<{ best: string }>(`select ${BEST_FACTOR} as best`)
  return rows[0]?.best
}

/** Stores rules. Where the best condition changes with them, the catalogue is read again: it has the highest prices. */
export async function storeRules(client: StatementClient, store: () => Promise<void>): Promise<void> {
  const before = await readBestFactor(client)
  await store()
  if ((await readBestFactor(client)) !== before) await raiseCatalogueVersion(client)
}
