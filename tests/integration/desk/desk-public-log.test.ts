import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import {
  LOG_CONSISTENCY_PATH,
  LOG_ENTRIES_PATH,
  LOG_INCLUSION_PATH,
} from '#contracts/paths/transparency-log.ts'
import type { TradeView } from '#contracts/trades.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { buildPhotoText } from '#domain/transparency-log/log-entry.ts'
import { readHash } from '#domain/transparency-log/merkle-hash.ts'
import { type ConsistencyProof, verifyConsistency } from '#domain/transparency-log/verify-consistency.ts'
import { type InclusionProof, verifyInclusion } from '#domain/transparency-log/verify-inclusion.ts'
import { keepLog } from '#server/modules/transparency-log/keep-log.ts'
import { openAsRole } from '../../support/database.ts'
import { readInspections } from '../../support/desk-inspections.ts'
import { sha256 } from '../../support/example-log.ts'
import { type LoggedSale, type LogShop, startLogShop } from '../../support/public-log.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let log: LogShop

interface Entries {
  readonly entries: readonly { readonly kind: string; readonly hash: string; readonly leaf_hash: string }[]
}

beforeAll(async () => {
  log = await startLogShop()
  await log.runLog()
})

afterAll(() => log.close())

const query = (text: string, values: unknown[] = []) => log.work.desk.db.$client.query(text, values)

async function readView({ tradeNumber, key }: LoggedSale): Promise<TradeView> {
  const path = `${TRADES_PATH}/${tradeNumber}`
  return JSON.parse((await log.shop.get(MARKET_HOSTS.de, path, { [SALE_KEY_HEADER]: key })).text)
}

describe('locked findings', () => {
  it('are waiting for the log in the moment they are locked', async () => {
    const sale = await log.lockOne()
    const [{ commitment }] = await readInspections(log.work, sale.item)
    const { rowCount } = await query(
      `select from log_pending where kind = 'findings' and content_hash = $1`,
      [commitment],
    )
    expect(rowCount).toBe(1)
  })

  it('show their seal on the status page at once, before anybody has compared them', async () => {
    const sale = await log.lockOne()
    const [{ commitment }] = await readInspections(log.work, sale.item)
    expect((await readView(sale)).items[0]?.lockedFindings).toEqual([
      {
        hash: commitment.toString('hex'),
        lockedAt: new Date(log.work.desk.clock.nowMs).toISOString(),
        logIndex: null,
      },
    ])
  })

  it('have their place on the status page as soon as the worker has given it', async () => {
    const sale = await log.lockOne()
    await log.runLog()
    const [seal] = (await readView(sale)).items[0]?.lockedFindings ?? []
    const { rows } = await query(
      'select leaf_index::int from log_entry where content_hash = decode($1, $2)',
      [seal?.hash, 'hex'],
    )
    expect(seal?.logIndex).toBe(rows[0].leaf_index)
  })

  it('bring the hashes of their photos along', async () => {
    const sale = await log.lockOne()
    const { rows } = await query('select id, sha256 from photo where transaction_id = $1', [
      sale.transactionId,
    ])
    const [{ id, sha256: picture }] = rows
    const text = buildPhotoText({ photoId: id, sha256: picture.toString('hex') })
    const { rowCount } = await query(`select from log_pending where kind = 'photo' and content_hash = $1`, [
      createHash('sha256').update(text).digest(),
    ])
    expect(rowCount).toBe(1)
  })
})

describe('the public log', () => {
  it('gives places without gaps to what many add and three workers place at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        query(`insert into log_pending (kind, content_hash, logged_at) values ('findings', $1, now())`, [
          createHash('sha256').update(`added at once ${number}`).digest(),
        ]),
      ),
    )
    const { db, clock } = log.work.desk
    const work = { db: openAsRole(db, 'worker'), signing: log.signing, now: () => clock.nowMs }
    const drain = async () => {
      while (await keepLog(work, 7));
    }
    await Promise.all([drain(), drain(), drain()])
    const { rows } = await query(
      'select count(*)::int as entries, max(leaf_index)::int + 1 as size, (select count(*)::int from log_pending) as waiting from log_entry',
    )
    expect(rows[0]).toEqual({ entries: rows[0].size, size: rows[0].size, waiting: 0 })
  })

  it('is signed every hour, whether or not it has grown', async () => {
    await log.runLog(HOUR_MS)
    const first = await log.readHead()
    await log.runLog(30 * MINUTE_MS)
    const same = await log.readHead()
    await log.runLog(30 * MINUTE_MS)
    const next = await log.readHead()
    expect({ same: same.timestamp - first.timestamp, next: next.timestamp - first.timestamp }).toEqual({
      same: 0,
      next: HOUR_MS,
    })
  })

  it('proves every published entry to whoever asks', async () => {
    await log.inspectOne()
    const head = await log.readHead()
    const { entries } = await log.get<Entries>(`${LOG_ENTRIES_PATH}?start=0&end=999`)
    const results = []
    for (const { leaf_hash } of entries) {
      const proof = await log.get<InclusionProof>(
        `${LOG_INCLUSION_PATH}?hash=${leaf_hash}&tree_size=${head.tree_size}`,
      )
      const leafHash = readHash(leaf_hash) ?? new Uint8Array()
      results.push(await verifyInclusion(sha256, { leafHash, rootHash: head.root_hash }, proof))
    }
    expect({ count: results.length, allProven: results.every(Boolean) }).toEqual({
      count: head.tree_size,
      allProven: true,
    })
  })

  it('proves that it has only grown', async () => {
    const before = await log.readHead()
    await log.inspectOne()
    const after = await log.readHead()
    const proof = await log.get<ConsistencyProof>(
      `${LOG_CONSISTENCY_PATH}?first=${before.tree_size}&second=${after.tree_size}`,
    )
    const roots = { first: before.root_hash, second: after.root_hash }
    expect(await verifyConsistency(sha256, roots, proof)).toBe(true)
  })

  it.each([
    ['an unknown leaf', `${LOG_INCLUSION_PATH}?hash=${'0'.repeat(64)}`, 404],
    ['a tree that isn’t signed', `${LOG_CONSISTENCY_PATH}?first=1&second=99999999`, 404],
    ['trees in the wrong order', `${LOG_CONSISTENCY_PATH}?first=2&second=1`, 404],
    ['entries behind the end', `${LOG_ENTRIES_PATH}?start=99999999&end=99999999`, 404],
    ['something that is no hash', `${LOG_INCLUSION_PATH}?hash=abc`, 400],
  ])('refuses %s', async (_, path, status) => {
    expect((await log.shop.get(MARKET_HOSTS.de, path)).status).toBe(status)
  })

  it('may be kept for good where the answer never changes', async () => {
    const { headers } = await log.shop.get(MARKET_HOSTS.de, `${LOG_CONSISTENCY_PATH}?first=1&second=2`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['log_entry', 'log_node', 'tree_head', 'log_key'])(
    '%s refuses changes, even of its owner',
    async (table) => {
      await query(
        `insert into log_key (key_id, public_key, added_at) values ('k', 'x', now()) on conflict do nothing`,
      )
      const refused = /added, never changed/
      await expect(query(`delete from ${table}`)).rejects.toThrow(refused)
      await expect(query(`truncate ${table}`)).rejects.toThrow(refused)
    },
  )

  it.each(['desk', 'web'] as const)('can’t be written by the role of the %s', async (role) => {
    const client = openAsRole(log.work.desk.db, role).$client
    for (const statement of [
      `update log_entry set kind = 'other'`,
      'delete from log_entry',
      `insert into log_pending (kind, content_hash, logged_at) values ('findings', '', now())`,
      'delete from tree_head',
    ])
      await expect(client.query(statement)).rejects.toThrow('permission denied')
  })
})
