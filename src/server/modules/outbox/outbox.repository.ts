import type { Database } from '#server/db/database.ts'

/** A piece of work that follows from a change. */
export interface OutboxWork {
  readonly id: number
  readonly topic: string
  readonly workKey: string
  readonly data: Readonly<Record<string, unknown>>
  /** This one included. */
  readonly attempts: number
}

interface WorkRow {
  readonly id: string
  readonly topic: string
  readonly work_key: string
  readonly data: Readonly<Record<string, unknown>>
  readonly attempts: number
}

// Counted before it is done: work that kills its worker every time becomes a dead letter, too.
const CLAIM = `
  update outbox set attempts = attempts + 1, lease_until = $2
  where id in (
    select id from outbox
    where status = 'waiting' and due_at <= $1 and (lease_until is null or lease_until <= $1)
      and ($4::text is null or (topic = $4) = $5)
    order by due_at limit $3 for update skip locked)
  returning id, topic, work_key, data, attempts`

/** Work of one topic alone, or all work but that. */
export interface TopicChoice {
  readonly topic: string
  readonly isWanted: boolean
}

export interface Claim {
  readonly nowMs: number
  readonly leaseMs: number
  readonly limit: number
  /** Any work unless given. */
  readonly topics?: TopicChoice | undefined
}

/** Takes work that is due; until the lease ends no other worker takes it. */
export async function claimWork(
  db: Database,
  { nowMs, leaseMs, limit, topics }: Claim,
): Promise<OutboxWork[]> {
  const { rows } = await db.$client.query<WorkRow>({
    name: 'claim-work',
    text: CLAIM,
    values: [
      new Date(nowMs),
      new Date(nowMs + leaseMs),
      limit,
      topics?.topic ?? null,
      topics?.isWanted ?? true,
    ],
  })
  return rows.map(({ id, topic, work_key, data, attempts }) => ({
    id: Number(id),
    topic,
    workKey: work_key,
    data,
    attempts,
  }))
}

export async function finishWork(db: Database, id: number, nowMs: number): Promise<void> {
  await db.$client.query(
    "update outbox set status = 'done', done_at = $2, lease_until = null, last_error = null where id = $1",
    [id, new Date(nowMs)],
  )
}

/** An attempt at a piece of work; when the lease has ended another worker may be at the next one. */
type Attempt = Pick<OutboxWork, 'id' | 'attempts'>

/** Puts work back for later, unless another worker has taken it over. */
export async function postponeWork(
  db: Database,
  { id, attempts }: Attempt,
  { dueAtMs, error }: { readonly dueAtMs: number; readonly error: string },
): Promise<void> {
  await db.$client.query(
    `update outbox set due_at = $3, lease_until = null, last_error = $4
     where id = $1 and attempts = $2 and status = 'waiting'`,
    [id, attempts, new Date(dueAtMs), error],
  )
}

/** Gives work up, unless another worker has taken it over: a person has to look at it. */
export async function buryWork(db: Database, { id, attempts }: Attempt, error: string): Promise<void> {
  await db.$client.query(
    `update outbox set status = 'dead', lease_until = null, last_error = $3
     where id = $1 and attempts = $2 and status = 'waiting'`,
    [id, attempts, error],
  )
}

export interface OutboxState {
  readonly waiting: number
  readonly dead: number
  /** Age of the oldest work that is due, in seconds. */
  readonly delayInSeconds: number
}

const READ_STATE = `
  select count(*) filter (where status = 'waiting')::integer as waiting,
    count(*) filter (where status = 'dead')::integer as dead,
    coalesce(extract(epoch from $1::timestamptz - min(created_at) filter (
      where status = 'waiting' and due_at <= $1)), 0)::float as delay
  from outbox where status <> 'done'`

export async function readOutboxState(db: Database, nowMs: number): Promise<OutboxState> {
  const { rows } = await db.$client.query<{ waiting: number; dead: number; delay: number }>(READ_STATE, [
    new Date(nowMs),
  ])
  const { waiting = 0, dead = 0, delay = 0 } = rows[0] ?? {}
  return { waiting, dead, delayInSeconds: delay }
}

/** Forgets what was done before the given time. */
export async function forgetDoneWork(db: Database, beforeMs: number): Promise<void> {
  await db.$client.query("delete from outbox where status = 'done' and done_at < $1", [new Date(beforeMs)])
}
