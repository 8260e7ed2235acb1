import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { buildFairnessFilePath, type FairnessFormat } from '#contracts/paths/fairness.ts'
import { LOG_KEYS_PATH, TREE_HEAD_PATH } from '#contracts/paths/transparency-log.ts'
import { type FairnessDownload, readFairnessDownload } from '#domain/fairness/fairness-download.ts'
import { verifyFairness } from '#domain/fairness/verify-fairness.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { TreeHead } from '#domain/transparency-log/tree-head.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { countSettled } from '#server/modules/fairness/count-settled.ts'
import { publishEdition } from '#server/modules/fairness/publish-edition.ts'
import { keepLog } from '#server/modules/transparency-log/keep-log.ts'
import { sha256 } from '#server/modules/transparency-log/sha256.ts'
import { VERIFIER_FILE } from '#server/render/build-info.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase, openAsRole } from '../../support/database.ts'
import { buildPaidDevice, storeHistories } from '../../support/device-walks.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')
const HOST = MARKET_HOSTS.de

const clock = { nowMs: NOW_MS }
const secret = createShopSecret(Buffer.from('a secret for this test only, long enough'))
const signing = createLogSigning(secret)
let db: Database
let shop: TestShop

const settle = async (count: number, overrides: Parameters<typeof buildPaidDevice>[1] = {}) => {
  const device = buildPaidDevice(clock.nowMs - DAY_MS, overrides)
  await storeHistories(
    db,
    Array.from({ length: count }, () => device),
  )
  while (await countSettled(openAsRole(db, 'worker')));
}

const publish = () => publishEdition(openAsRole(db, 'worker'), clock.nowMs)

const runLog = async (afterMs: number) => {
  clock.nowMs += afterMs
  while (await keepLog({ db: openAsRole(db, 'worker'), signing, now: () => clock.nowMs }));
}

const download = async (edition: number, format: FairnessFormat = 'json') =>
  (await shop.get(HOST, buildFairnessFilePath(edition, format))).text

/** The verifier as anyone gets it. */
const loadVerifier = (): Promise<typeof import('../../../src/verifier/verify-proof.ts')> =>
  import(VERIFIER_FILE)

async function verify(text: string, proof: string | null = null) {
  const { verifyFigures } = await loadVerifier()
  const keySet = JSON.parse((await shop.get(HOST, LOG_KEYS_PATH)).text)
  return verifyFigures({ text, proof }, { keySet })
}

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  shop = await startTestShop({ db, secret, now: () => clock.nowMs })
  await runLog(0)
  clock.nowMs += MINUTE_MS
  await settle(40)
  await settle(12, { categoryId: 'cameras', boughtForInCents: 15_000 })
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

describe('an edition of the figures', () => {
  it('waits for its place in the log at first', async () => {
    expect(await publish()).toBe(true)
    const { result, checks } = await verify(await download(1))
    expect(result).toBe('open')
    expect(checks.map(({ detail }) => detail).join()).toContain('waits for the next tree head')
  })

  it('is proven by the public log within an hour', async () => {
    await runLog(61 * MINUTE_MS)
    expect((await verify(await download(1))).checks.filter(({ result }) => result !== 'passed')).toEqual([])
  })

  it('has the figures of the page, exactly', async () => {
    clock.nowMs += 20 * MINUTE_MS
    const path = `${buildPath(MARKETS.de, 'fairness')}/_payload.json`
    const { data } = JSON.parse((await shop.get(HOST, path)).text) as PagePayload<'fairness'>
    const { report } = await verify(await download(1))
    expect(report?.all?.deviceCount).toBe(52)
    expect(report).toEqual(data.report)
  })

  it('is proven as a table, too', async () => {
    const { result, report } = await verify(await download(1, 'csv'), await download(1))
    expect({ result, devices: report?.all?.deviceCount }).toEqual({ result: 'passed', devices: 52 })
  })

  it('is not proven by a table alone', async () => {
    expect((await verify(await download(1, 'csv'))).result).toBe('open')
  })

  it('is kept by caches', async () => {
    const { headers } = await shop.get(HOST, buildFairnessFilePath(1, 'json'))
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'attachment; filename="fairness-1.json"',
    })
  })

  it('is not found under a number that was never published', async () => {
    expect((await shop.get(HOST, buildFairnessFilePath(7, 'csv'))).status).toBe(404)
  })

  it('follows after a day, and only with 20 more devices', async () => {
    await settle(20)
    expect(await publish()).toBe(false)
    clock.nowMs += DAY_MS
    expect(await publish()).toBe(true)
    await settle(19)
    clock.nowMs += 5 * DAY_MS
    expect(await publish()).toBe(false)
  })

  it('can’t be changed or deleted, by no process and not by its owner', async () => {
    for (const statement of ["update fairness_edition set content = '{}'", 'delete from fairness_edition'])
      await expect(db.$client.query(statement)).rejects.toThrow()
  })
})

describe('someone who has kept a tree head', () => {
  const verifyKept = async (path: string, head: TreeHead) => {
    const { text } = await shop.get(HOST, path)
    const verdict = await verifyFairness(
      { text },
      {
        keys: readFairnessDownload(text)?.keys ?? [],
        hash: async (bytes) => sha256(bytes),
        checkSignature: async () => 'valid' as const,
        earlier: head,
      },
    )
    return verdict.result
  }
  const keepHead = async (): Promise<TreeHead> => JSON.parse((await shop.get(HOST, TREE_HEAD_PATH)).text)
  const path = buildFairnessFilePath(1, 'json')

  it('sees that the log has only grown from it, or to it', async () => {
    const early = await keepHead()
    await runLog(61 * MINUTE_MS)
    const late = await keepHead()
    expect(late.tree_size).toBeGreaterThan(early.tree_size)
    for (const head of [early, late])
      expect(await verifyKept(`${path}?known=${head.tree_size}`, head)).toBe('passed')
  })

  it('isn’t told of a forked log by a file that says nothing about it', async () => {
    expect(await verifyKept(path, await keepHead())).toBe('open')
  })

  it('notices another log', async () => {
    const head = { ...(await keepHead()), root_hash: '0'.repeat(64) }
    expect(await verifyKept(`${path}?known=${head.tree_size}`, head)).toBe('failed')
  })
})

describe('someone who forges the figures', () => {
  const forge = async (change: (file: FairnessDownload) => unknown) => {
    const file = readFairnessDownload(await download(1))
    if (!file) throw new Error('The download can’t be read')
    return (await verify(JSON.stringify(change(file)))).checks.filter(({ result }) => result === 'failed')
  }

  it.each<[string, (file: FairnessDownload) => unknown]>([
    [
      'a count',
      (file) => ({
        ...file,
        data: {
          ...file.data,
          figures: file.data.figures.map((one) => ({ ...one, devices: one.devices + 1 })),
        },
      }),
    ],
    [
      'a line that is left out',
      (file) => ({ ...file, data: { ...file.data, figures: file.data.figures.slice(1) } }),
    ],
    ['the number of the edition', (file) => ({ ...file, data: { ...file.data, edition: 2 } })],
    ['the months', (file) => ({ ...file, data: { ...file.data, until: '2026-12-01T00:00:00.000Z' } })],
    ['the time', (file) => ({ ...file, log: { ...file.log, timestamp: file.log.timestamp - 1 } })],
    [
      'the tree head',
      (file) => ({ ...file, heads: file.heads.map((head) => ({ ...head, root_hash: '0'.repeat(64) })) }),
    ],
    [
      'the proof',
      (file) => ({ ...file, log: { ...file.log, inclusion: null }, issuedAtMs: NOW_MS + 9 * DAY_MS }),
    ],
  ])('is noticed: %s', async (_, change) => {
    expect(await forge(change)).not.toEqual([])
  })

  it('is noticed in a table with another count', async () => {
    const table = (await download(1, 'csv')).replace('AS_QUOTED,,40', 'AS_QUOTED,,41')
    expect((await verify(table, await download(1))).result).toBe('failed')
  })

  it('is noticed as the owner of the database, who swaps an edition without triggers', async () => {
    await db.$client.query('alter table fairness_edition disable trigger user')
    await db.$client.query(
      `update fairness_edition set content = replace(content, '"devices":40', '"devices":400') where number = 1`,
    )
    const { result } = await verify(await download(1))
    // Its hash isn't in the log any more: a day later, that is no delay.
    expect(result).toBe('failed')
  })

  it('is refused with something else altogether', async () => {
    const trust = {
      keys: [],
      hash: async () => new Uint8Array(),
      checkSignature: async () => 'invalid' as const,
    }
    expect((await verifyFairness({ text: '{"format":"proof"}' }, trust)).report).toBeNull()
  })
})
