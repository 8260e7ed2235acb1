import type { Database } from '#server/db/database.ts'
import { hashRanges } from '#server/modules/transparency-log/hash-ranges.ts'
import {
  countEntries,
  integrateEntries,
  lockLog,
} from '#server/modules/transparency-log/integrate-entries.ts'
import { insertHead } from '#server/modules/transparency-log/tree-heads.repository.ts'
import type { LogSigning } from '#server/secrets/log-signing.ts'

/** Places everything and signs a tree head now, as the worker does every hour. */
export const signHeadNow = (db: Database, signing: LogSigning): Promise<void> =>
  db.transaction(async (tx) => {
    await lockLog(tx)
    while ((await integrateEntries(tx, 1_000)) > 0);
    const size = await countEntries(tx)
    const [rootHash = ''] = await hashRanges(tx, [{ start: 0, end: size }])
    await insertHead(tx, signing.signHead({ tree_size: size, timestamp: Date.now(), root_hash: rootHash }))
  })
