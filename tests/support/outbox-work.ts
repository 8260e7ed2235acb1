import type { Database } from '#server/db/database.ts'

export interface StoredWork {
  readonly status: string
  readonly attempts: number
  readonly dueAtMs: number
  readonly leaseUntilMs: number | null
  readonly lastError: string | null
}

interface WorkFacts {
  readonly topic?: string
  readonly dueAtMs: number
  readonly attempts?: number
}

/** Asks for work as a change of the shop would. */
export async function addWork(db: Database, keys: readonly string[], facts: WorkFacts): Promise<void> {
  const { topic = 'TEST', dueAtMs, attempts = 0 } = facts
  await db.$client.query(
    `insert into outbox (topic, work_key, data, due_at, created_at, attempts)
     select $2, key, '{}', $3, $3, $4 from unnest($1::text[]) as key`,
    [keys, topic, new Date(dueAtMs), attempts],
  )
}

interface WorkRow {
  readonly work_key: string
  readonly status: string
  readonly attempts: number
  readonly due_at: Date
  readonly lease_until: Date | null
  readonly last_error: string | null
}

const toWork = (row: WorkRow): StoredWork => ({
  status: row.status,
  attempts: row.attempts,
  dueAtMs: row.due_at.getTime(),
  leaseUntilMs: row.lease_until?.getTime() ?? null,
  lastError: row.last_error,
})

/** All work by its key, whatever became of it. */
export async function readWork(db: Database): Promise<ReadonlyMap<string, StoredWork>> {
  const { rows } = await db.$client.query<WorkRow>('select * from outbox order by id')
  return new Map(rows.map((row) => [row.work_key, toWork(row)]))
}

/** The work with the key; fails the test when nobody asked for it. */
export async function getWork(db: Database, key: string): Promise<StoredWork> {
  const work = (await readWork(db)).get(key)
  if (!work) throw new Error(`Nobody asked for ${key}`)
  return work
}
