import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { sqlList } from './sql-values.ts'
import { trades } from './trade-schema.ts'

export const PAPER_KINDS = ['PACKING_SLIP'] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

/** Papers of a trade, drawn once and kept until the seller's data is erased. */
export const tradePapers = pgTable(
  'trade_paper',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    kind: text('kind').notNull(),
    /** A hash of what the paper depends on. When that changes, the paper is drawn again. */
    contentHash: bytes('content_hash').notNull(),
    blobKey: blobKey(),
    content: bytes('content'),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.kind] }),
    check('trade_paper_kind', sql`${table.kind} in ${sqlList(PAPER_KINDS)}`),
  ],
)
