import { sql } from 'drizzle-orm'
import { computeSlotMs, takeSlots } from '#domain/newsletter/sending-pace.ts'
import type { Database } from '#server/db/database.ts'
import type { Pace } from '#server/modules/outbox/outbox-runner.ts'

export interface PaceOptions {
  readonly db: Database
  readonly now: () => number
  readonly perMinute: number
}

/** As many as connections to the mail server keep busy. */
const BATCH_SIZE = 20

/** Holds the newsletter's rate across all workers: each takes its moments from one row. */
export const createNewsletterPace = ({ db, now, perMinute }: PaceOptions): Pace => ({
  batchSize: BATCH_SIZE,
  take: (wanted) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ next_at_ms: number }>(
        sql`select next_at_ms from newsletter_pace for update`,
      )
      const taken = takeSlots({ nextAtMs: rows[0]?.next_at_ms ?? 0, nowMs: now(), perMinute, wanted })
      if (taken.count > 0) await tx.execute(sql`update newsletter_pace set next_at_ms = ${taken.nextAtMs}`)
      return taken.count
    }),
  async giveBack(count) {
    const unusedMs = count * computeSlotMs(perMinute)
    await db.execute(sql`update newsletter_pace set next_at_ms = next_at_ms - ${unusedMs}`)
  },
})
