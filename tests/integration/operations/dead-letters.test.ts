import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createOutboxRunner, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { createTestDatabase } from '../../support/database.ts'
import { addJobs, getJob } from '../../support/outbox-jobs.ts'
import { storeTrades } from '../../support/stored-trades.ts'

let db: Database
let canBeDone: boolean

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** The commands that the README gives to operators, by the comment above each. */
const STATEMENTS = new Map(
  (/```sql\n(.*?)```/s.exec(README)?.[1] ?? '')
    .split('\n\n')
    .map((part) => part.trim().split('\n'))
    .map(([comment = '', ...sql]) => [comment.replace('-- ', ''), sql.join('\n')]),
)

async function runReadmeStatement(comment: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const statement = STATEMENTS.get(comment)
  if (!statement) throw new Error(`The README has no "${comment}"`)
  const { rows } = await db.$client.query('select id from outbox')
  return (await db.$client.query(statement.replace('id = 17', `id = ${rows[0]?.id}`))).rows
}

const INSERT_SELLER = `
  insert into trade_seller (transaction_id, email, first_name, last_name, street, house_number, zip, city, country,
    payment_type_id, account_holder, sealed_account, masked_account)
  values (1000001, 'maria@example.rog', 'Maria', 'Schmidt', 'Lindenstraße', '7', '10115', 'Berlin', 'DE', 13,
    'Maria Schmidt', '', '')`

// PostgreSQL's clock has a finer resolution: its current time may be ahead of the truncated milliseconds here.
const getTimeJustAhead = () => Date.now() + 1

const createRunner = () =>
  createOutboxRunner({
    db,
    logger: pino({ level: 'silent' }),
    now: getTimeJustAhead,
    leaseMs: MINUTE_MS,
    handlers: {
      async TEST() {
        if (!canBeDone) throw new PermanentFailure('refused')
      },
    },
    onDone: () => undefined,
    onFailure: () => undefined,
  })

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 2, onError: () => undefined })
})

beforeEach(async () => {
  await db.$client.query('truncate outbox')
  await addJobs(db, ['TRADE_CREATED:1000001'], { dueAtMs: Date.now() })
  canBeDone = false
  await createRunner().runOnce()
})

afterAll(() => db.$client.end())

describe('the dead-letter commands in the README', () => {
  it('list dead letters', async () => {
    expect(await runReadmeStatement('What was given up?')).toMatchObject([
      { work_key: 'TRADE_CREATED:1000001', attempts: 1, last_error: 'PermanentFailure' },
    ])
  })

  it('correct a seller’s address', async () => {
    // The number of a database's first trade; the README uses it.
    expect(await storeTrades(db, { createdAtMs: Date.now() })).toEqual([1_000_001])
    await db.$client.query(INSERT_SELLER)
    await runReadmeStatement('Correct a wrong email address (lower case):')
    const { rows } = await db.$client.query('select email from trade_seller')
    expect(rows).toEqual([{ email: 'maria@example.org' }])
  })

  it('retry a dead letter', async () => {
    canBeDone = true
    await createRunner().runOnce()
    expect((await getJob(db, 'TRADE_CREATED:1000001')).status).toBe('dead')
    await runReadmeStatement('Retry now:')
    await createRunner().runOnce()
    expect((await getJob(db, 'TRADE_CREATED:1000001')).status).toBe('done')
  })

  it('close a dead letter for good', async () => {
    await runReadmeStatement('Or close it; it is deleted after 30 days:')
    expect((await getJob(db, 'TRADE_CREATED:1000001')).status).toBe('done')
  })
})
