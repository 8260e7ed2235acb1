import type { Database } from '../../db/database.ts'
import type { ShopSecret } from '../../secrets/shop-secret.ts'
import { countSealed } from './reseal.ts'
import { countSealedFiles } from './reseal-files.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/** What still depends on a key. */
export interface KeyUse {
  readonly keyId: string
  readonly isNewest: boolean
  /** False for a key that has sealed something but isn't in the ring: nothing of it opens. */
  readonly isInRing: boolean
  readonly sealedCount: number
}

/** What each key of the ring is still needed for, and what was sealed by keys that are gone. */
export async function findUses(db: Database, secret: ShopSecret): Promise<readonly KeyUse[]> {
  const counts = new Map<string, number>(secret.keyIds.map((keyId) => [keyId, 0]))
  const add = (sealed: ReadonlyMap<string, number>) => {
    for (const [keyId, count] of sealed) counts.set(keyId, (counts.get(keyId) ?? 0) + count)
  }
  for (const sealed of SEALED_COLUMNS) add(await countSealed(db, sealed))
  add(await countSealedFiles(db))
  return [...counts].map(([keyId, sealedCount]) => ({
    keyId,
    sealedCount,
    isNewest: keyId === secret.keyIds[0],
    isInRing: secret.keyIds.includes(keyId),
  }))
}

function describeKey({ keyId, sealedCount, isNewest, isInRing }: KeyUse): string {
  const sealed = `${keyId.padEnd(32)}  ${sealedCount} encrypted values`
  if (!isInRing) return `${sealed}  MISSING: these values can’t be opened without this key`
  if (isNewest) return `${sealed}  newest: encrypts and signs`
  if (sealedCount > 0) return `${sealed}  still needed: run "reseal" first`
  return `${sealed}  can be removed: older links will stop working, signed offers won’t`
}

/** A line per key, for people. */
export const describeRing = (uses: readonly KeyUse[]): readonly string[] => uses.map(describeKey)
