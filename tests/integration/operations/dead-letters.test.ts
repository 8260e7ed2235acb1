import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createOutboxRunner, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { createTestDatabase } from '../../support/database.ts'
import { addWork, getWork } from '../../support/outbox-work.ts'
import { storeTrades } from '../../support/stored-trades.ts'

let db: Database
let canBeDone: boolean

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** What the README tells an operator to type, by the comment above it. */
const STATEMENTS = new Map(
  (/```sql\n(.*?)```/s.exec(README)?.[1] ?? '')
    .split('\n\n')
    .map((part) => part.trim().split('\n'))
    .map(([comment = '', ...sql]) => [comment.replace('-- ', ''), sql.join('\n')]),
)

async function type(comment: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
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

// PostgreSQL's clock counts finer: what it calls now can lie ahead of the millisecond that is cut off here.
const justAfterNow = () => Date.now() + 1

const runner = () =>
  createOutboxRunner({
    db,
    logger: pino({ level: 'silent' }),
    now: justAfterNow,
    leaseMs: 60_000,
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
  await addWork(db, ['TRADE_CREATED:1000001'], { dueAtMs: Date.now() })
  canBeDone = false
  await runner().runOnce()
})

afterAll(() => db.$client.end())

describe('what the README says about dead letters', () => {
  it('lists them', async () => {
    expect(await type('What was given up?')).toMatchObject([
      { work_key: 'TRADE_CREATED:1000001', attempts: 1, last_error: 'PermanentFailure' },
    ])
  })

  it('mends the address of a seller', async () => {
    // The number of the first trade of a database; the README names it.
    expect(await storeTrades(db, { createdAtMs: Date.now() })).toEqual([1_000_001])
    await db.$client.query(INSERT_SELLER)
    await type('A mail address that was wrong (small letters):')
    const { rows } = await db.$client.query('select email from trade_seller')
    expect(rows).toEqual([{ email: 'maria@example.org' }])
  })

  it('has one tried again', async () => {
    canBeDone = true
    await runner().runOnce()
    expect((await getWork(db, 'TRADE_CREATED:1000001')).status).toBe('dead')
    await type('Try again, now:')
    await runner().runOnce()
    expect((await getWork(db, 'TRADE_CREATED:1000001')).status).toBe('done')
  })

  it('closes one for good', async () => {
    await type('Or close it; it is removed after 30 days:')
    expect((await getWork(db, 'TRADE_CREATED:1000001')).status).toBe('done')
  })
})
