import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growTree } from '#domain/transparency-log/grow-tree.ts'
import { hashEntry } from '#domain/transparency-log/log-entry.ts'
import { toHex } from '#domain/transparency-log/merkle-hash.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import { hashFindings } from '#server/modules/lifecycle/hash-findings.ts'
import { openAsRole } from '../../support/database.ts'
import { readInspections } from '../../support/desk-inspections.ts'
import { buildExampleLog, sha256 } from '../../support/example-log.ts'
import { type LoggedSale, type LogShop, startLogShop } from '../../support/public-log.ts'

let log: LogShop

beforeAll(async () => {
  log = await startLogShop()
  await log.runLog()
})

afterAll(() => log.close())

const query = (text: string, values: unknown[] = []) => log.work.desk.db.$client.query(text, values)

const LOG_TABLES = ['inspection', 'log_entry', 'log_node', 'tree_head']

/** What nothing in a database stops: its owner, without triggers. */
async function asOwner(change: () => Promise<unknown>): Promise<void> {
  for (const table of LOG_TABLES) await query(`alter table ${table} disable trigger user`)
  try {
    await change()
  } finally {
    for (const table of LOG_TABLES) await query(`alter table ${table} enable trigger user`)
  }
}

/** Findings one condition worse than what was locked, with the commitment that fits them. */
async function forgeFindings(
  sale: LoggedSale,
): Promise<{ readonly found: object; readonly commitment: Buffer }> {
  const [row] = await readInspections(log.work, sale.item)
  const found = { ...row.found, conditionId: 2 }
  return {
    found,
    commitment: hashFindings(sale.item, { ...found, serialNumber: row.serial_number }, row.nonce),
  }
}

const storeFindings = (sale: LoggedSale, found: object, commitment: Buffer | null) =>
  query(`update inspection set found = $2, commitment = coalesce($3, commitment) where transaction_id = $1`, [
    sale.transactionId,
    JSON.stringify(found),
    commitment,
  ])

interface EntryRow {
  readonly leaf_index: string
  readonly kind: string
  readonly content_hash: Buffer
  readonly at_ms: number
}

/** Rewrites the whole log around a forged commitment, and signs every tree head again with the shop's own key. */
async function rewriteLog(old: Buffer, forged: Buffer): Promise<void> {
  await query('update log_entry set content_hash = $2 where content_hash = $1', [old, forged])
  const { rows } = await query(`
    select leaf_index, kind, content_hash, floor(extract(epoch from logged_at) * 1000)::float8 as at_ms
    from log_entry order by leaf_index`)
  const leaves = (rows as EntryRow[]).map(({ kind, content_hash, at_ms }) =>
    hashEntry(sha256, { kind, hash: toHex(content_hash), atMs: at_ms }),
  )
  for (const [index, leaf] of leaves.entries())
    await query('update log_entry set leaf_hash = $2 where leaf_index = $1', [index, Buffer.from(leaf)])
  for (const { level, position, hash } of growTree(sha256, { edge: [], size: 0 }, leaves).completed)
    await query('update log_node set hash = $3 where level = $1 and position = $2', [
      level,
      position,
      Buffer.from(hash),
    ])
  const tree = buildExampleLog(leaves)
  const heads = await query(`
    select tree_size::int, floor(extract(epoch from signed_at) * 1000)::float8 as timestamp from tree_head`)
  for (const { tree_size, timestamp } of heads.rows) {
    const head = log.signing.signHead({ tree_size, timestamp, root_hash: tree.rootOf(tree_size) })
    await query(`update tree_head set root_hash = decode($2, 'hex'), signature = $3 where signed_at = $1`, [
      new Date(timestamp),
      head.root_hash,
      head.signature,
    ])
  }
}

const verifyNow = async (sale: LoggedSale, head?: SignedTreeHead) =>
  log.runVerifier(await log.downloadProof(sale, head?.tree_size), head)

describe('someone with every right at the desk, and its access to the database', () => {
  it('can’t change locked findings', async () => {
    const sale = await log.inspectOne()
    const { found } = await forgeFindings(sale)
    const desk = openAsRole(log.work.desk.db, 'desk').$client
    const change = desk.query('update inspection set found = $2 where transaction_id = $1', [
      sale.transactionId,
      JSON.stringify(found),
    ])
    await expect(change).rejects.toThrow('findings are committed')
  })

  it('can’t switch off what protects them', async () => {
    const desk = openAsRole(log.work.desk.db, 'desk').$client
    await expect(desk.query('alter table inspection disable trigger user')).rejects.toThrow('must be owner')
  })

  it('changes what has happened to a device in vain: an event can’t be deleted', async () => {
    const desk = openAsRole(log.work.desk.db, 'desk').$client
    await expect(desk.query('delete from trade_event')).rejects.toThrow('permission denied')
  })
})

describe('the owner of the database, without any trigger', () => {
  it('changes findings, and the verifier sees that they aren’t what was locked', async () => {
    const sale = await log.inspectOne()
    const { found } = await forgeFindings(sale)
    await asOwner(() => storeFindings(sale, found, null))
    const { exitCode, failed } = await verifyNow(sale)
    expect({ exitCode, failed }).toEqual({ exitCode: 1, failed: ['findings'] })
  })

  it('changes the commitment, too, and the verifier sees that the log doesn’t have it', async () => {
    const sale = await log.inspectOne()
    await log.runLog(25 * 3_600_000)
    const { found, commitment } = await forgeFindings(sale)
    await asOwner(() => storeFindings(sale, found, commitment))
    const { exitCode, failed } = await verifyNow(sale)
    expect({ exitCode, failed }).toEqual({ exitCode: 1, failed: ['log'] })
  })

  it('logs the forged commitment with its old time, and the verifier sees that it came late', async () => {
    const sale = await log.inspectOne()
    const { found, commitment } = await forgeFindings(sale)
    await asOwner(() => storeFindings(sale, found, commitment))
    await query(
      `insert into log_pending (kind, content_hash, logged_at)
       select 'findings', commitment, committed_at from inspection where transaction_id = $1`,
      [sale.transactionId],
    )
    await log.runLog(3_600_000)
    expect((await verifyNow(sale)).failed).toEqual(['time'])
  })

  it('swaps a photo, and the verifier sees that it is another one', async () => {
    const sale = await log.inspectOne()
    await query('update photo set sha256 = sha256(sha256) where transaction_id = $1', [sale.transactionId])
    await log.runLog(25 * 3_600_000)
    expect((await verifyNow(sale)).failed).toEqual(['photos'])
  })

  it('deletes an event, and the verifier sees the gap', async () => {
    const sale = await log.inspectOne()
    await query('alter table trade_event disable trigger user')
    await query(`delete from trade_event where transaction_id = $1 and event = 'inspection_started'`, [
      sale.transactionId,
    ])
    await query('alter table trade_event enable trigger user')
    expect((await verifyNow(sale)).failed).toEqual(['events'])
  })

  it('rewrites and signs the whole log again, and an earlier tree head gives it away', async () => {
    const sale = await log.inspectOne()
    const kept = await log.readHead()
    const [{ commitment: old }] = await readInspections(log.work, sale.item)
    const { found, commitment } = await forgeFindings(sale)
    await asOwner(async () => {
      await storeFindings(sale, found, commitment)
      await rewriteLog(old, commitment)
    })
    const unaware = await verifyNow(sale)
    const aware = await verifyNow(sale, kept)
    // Whoever has kept nothing can't tell: that is why anyone should.
    expect({ unaware: unaware.failed, aware: aware.failed }).toEqual({ unaware: [], aware: ['earlier'] })
  })
})
