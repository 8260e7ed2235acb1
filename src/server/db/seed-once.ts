import type pg from 'pg'

export interface SeedRun {
  readonly name: string
  /** Identifies the version of the delivered data. */
  readonly hash: string
  readonly run: () => Promise<void>
}

/** Seeds delivered data in one transaction, unless this version was seeded before. */
export async function seedOnce(client: pg.Client, { name, hash, run }: SeedRun): Promise<void> {
  const { rowCount } = await client.query('select 1 from seed_run where name = $1 and hash = $2', [
    name,
    hash,
  ])
  if (rowCount === 1) return
  await client.query('begin')
  try {
    await run()
    await client.query('insert into seed_run (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
