import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { createTestDatabase, withClient } from '../../support/database.ts'
import { createGate } from '../../support/gate.ts'

let url: string
let gate: Awaited<ReturnType<typeof createGate>>
let db: Database

beforeAll(async () => {
  url = await createTestDatabase()
  await withClient(url, (client) => client.query('create table note (text text primary key)'))
  gate = await createGate(new URL(url).host)
})

afterAll(() => gate.shut())

// One connection: whoever comes next gets the one that failed, unless it is gone.
beforeEach(async () => {
  const gated = new URL(url)
  gated.host = gate.host
  db = openDatabase({ url: gated.href, maxConnections: 1, silenceMs: 300, onError: () => undefined })
  await db.execute(sql`delete from note`)
  return async () => {
    gate.unmute()
    await db.$client.end()
  }
})

const write = (text: string) => sql`insert into note values (${text})`

/** What is stored, as someone else sees it. */
const readNotes = () =>
  withClient(url, async (client) =>
    (await client.query<{ text: string }>('select text from note')).rows.map(({ text }) => text),
  )

const readAway = (work: Promise<unknown>): Promise<boolean> => work.then(() => false, isDatabaseAway)

describe('a database that falls silent', () => {
  it('in the middle of a transaction loses none of the next caller’s writes', async () => {
    const lost = db.transaction(async (tx) => {
      await tx.execute(write('of the first caller'))
      gate.mute()
      await tx.execute(write('also of the first caller'))
    })
    expect(await readAway(lost)).toBe(true)
    gate.unmute()
    await db.execute(write('of the next caller'))
    expect(await readNotes()).toEqual(['of the next caller'])
  })

  it('in a transaction by hand loses none of them either', async () => {
    const client = await db.$client.connect()
    await client.query('begin')
    await client.query(`insert into note values ('of the first caller')`)
    gate.mute()
    expect(await readAway(client.query('select 1'))).toBe(true)
    client.release()
    gate.unmute()
    await db.execute(write('of the next caller'))
    expect(await readNotes()).toEqual(['of the next caller'])
  })

  it('before a transaction begins takes no connection from the pool for good', async () => {
    await db.execute(sql`select 1`)
    gate.mute()
    expect(await readAway(db.transaction((tx) => tx.execute(write('never'))))).toBe(true)
    gate.unmute()
    await db.transaction((tx) => tx.execute(write('after it')))
    expect(await readNotes()).toEqual(['after it'])
  })

  it('is not one that waits for its caller in a transaction', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(write('slowly'))
      await new Promise((resolve) => setTimeout(resolve, 700))
      await tx.execute(write('but surely'))
    })
    expect(await readNotes()).toEqual(['slowly', 'but surely'])
  })
})
