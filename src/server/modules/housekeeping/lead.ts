import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'

/** Longer than the pause between two sweeps, so that the leader stays the same while it lives. */
const LEASE_SECONDS = 90
const RENEW_MS = MINUTE_MS / 2

/** Does something only in the worker that leads; in all others nothing. */
export interface Lead {
  run(work: () => Promise<unknown>): Promise<void>
  /** Lets another worker lead at once, before this one stops. */
  release(): Promise<void>
}

/**
 * Lets one of many workers do the housekeeping, on whichever host. The lead is a lease in a row, not a lock of a session,
 * so it also works behind a pooler. It saves work and guards nothing: what is done twice does no harm.
 */
export function createLead(db: Database, name: string): Lead {
  const holder = randomUUID()
  const take = async (): Promise<boolean> => {
    const { rowCount } = await db.execute(sql`
      insert into worker_lead (name, holder, until)
      values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where worker_lead.holder = excluded.holder or worker_lead.until < clock_timestamp()`)
    return rowCount === 1
  }
  return {
    async run(work) {
      if (!(await take())) return
      // A failed renewal is not the end of the work; the next one may succeed.
      const renewal = setInterval(() => void take().catch(() => undefined), RENEW_MS)
      try {
        await work()
      } finally {
        clearInterval(renewal)
      }
    },
    async release() {
      await db.execute(sql`delete from worker_lead where name = ${name} and holder = ${holder}`)
    },
  }
}
