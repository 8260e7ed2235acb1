import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { buildSaleProofPath, buildTradeFilePath, VERIFIER_PATH } from '#contracts/paths/transparency-log.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import { deriveSaleKey, FIRST_KEY_VERSION } from '#server/modules/trades/trade-link.ts'
import { changeAccount } from '../../support/desk-money.ts'
import {
  advanceTo,
  createTestTrade,
  createTradeIn,
  type TestTrade,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { type LogShop, startLogShop } from '../../support/public-log.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let log: LogShop

beforeAll(async () => {
  log = await startLogShop()
  await log.runLog()
})

afterAll(() => log.close())

const query = (text: string, values: unknown[] = []) => log.work.desk.db.$client.query(text, values)

const listKinds = ({ records }: ProofFile) => [...new Set(records.map(({ statement }) => statement.kind))]

/** The devices that were paid, with the end of the account. */
const listPaidAccounts = ({ records }: ProofFile) =>
  records.flatMap(({ statement }) =>
    statement.kind === 'payout' ? [[statement.item, statement.account.slice(-4)]] : [],
  )

const keep = (name: string, file: ProofFile) => log.keepFile(name, JSON.stringify(file))

/** A device that was paid, in a signed tree. */
async function sellOne(): Promise<TestTrade> {
  const trade = await createTradeIn(log.work.hand, 'PAID')
  await log.runLog()
  await log.runLog(HOUR_MS)
  return trade
}

describe('the trade file of a sale', () => {
  it('passes the verifier, which is one file for Node', async () => {
    const sale = await log.inspectOne()
    const run = await log.runVerifier(await log.downloadProof(sale))
    expect({ exitCode: run.exitCode, failed: run.failed }).toEqual({ exitCode: 0, failed: [] })
  })

  it('passes with a tree head that someone has kept', async () => {
    const head = await log.readHead()
    const sale = await log.inspectOne()
    const run = await log.runVerifier(await log.downloadProof(sale, head.tree_size), head)
    expect(run.output).toMatch(/^ok {4}earlier/m)
  })

  it('says everything about a sale that is paid', async () => {
    const file = await log.downloadProof(await sellOne())
    expect(listKinds(file)).toEqual(['offer', 'event', 'photo', 'commitment', 'findings', 'payout'])
  })

  it('proves a sale that is paid', async () => {
    const { exitCode, output } = await log.runVerifier(await log.downloadProof(await sellOne()))
    expect({ exitCode, payouts: /^ok {4}payouts/m.test(output) }).toEqual({ exitCode: 0, payouts: true })
  })

  it('names the account of a payout by its mask alone', async () => {
    const { records } = await log.downloadProof(await sellOne())
    const accounts = records.flatMap(({ statement }) =>
      statement.kind === 'payout' ? [statement.account] : [],
    )
    expect(accounts).toEqual([expect.stringMatching(/^DE\d\d •••• •••• \d{4}$/)])
  })

  it('names the account that a payout went to, although another device was paid to a new one', async () => {
    const { hand, desk } = log.work
    const sale = await createTestTrade(hand, { deviceCount: 2 })
    const [first, second] = sale.items
    if (!first || !second) throw new Error('A trade without devices')
    await advanceTo(hand, first, 'PAYOUT_PENDING')
    desk.clock.nowMs += MINUTE_MS
    await changeAccount(hand, sale.transactionId)
    desk.clock.nowMs += MINUTE_MS
    await advanceTo(hand, second, 'PAYOUT_PENDING')
    desk.clock.nowMs += MINUTE_MS
    for (const item of sale.items) await triggerEvent(hand, item, 'bank_confirmed')
    expect(listPaidAccounts(await log.downloadProof(sale))).toEqual([
      [1, '3000'],
      [2, '2051'],
    ])
  })

  it('names the account in the bank’s file, although it was changed before the file was complete', async () => {
    const { hand, desk } = log.work
    const sale = await createTestTrade(hand, { deviceCount: 2 })
    const [first, second] = sale.items
    if (!first || !second) throw new Error('A trade without devices')
    await advanceTo(hand, first, 'ACCEPTED')
    await advanceTo(hand, second, 'IN_INSPECTION')
    await triggerEvent(hand, first, 'payout_ordered', { atMs: desk.clock.nowMs + MINUTE_MS })
    await changeAccount(hand, sale.transactionId)
    desk.clock.nowMs += 2 * MINUTE_MS
    await triggerEvent(hand, first, 'bank_confirmed')
    expect(listPaidAccounts(await log.downloadProof(sale))).toEqual([[1, '3000']])
  })

  it('names no account once it is erased', async () => {
    const sale = await sellOne()
    await query(`update trade_seller set sealed_account = '' where transaction_id = $1`, [sale.transactionId])
    expect(listPaidAccounts(await log.downloadProof(sale))).toEqual([[1, '']])
  })

  it('is there from the first minute, as far as things have come', async () => {
    const file = await log.downloadProof(await createTradeIn(log.work.hand, 'CREATED'))
    expect({ kinds: listKinds(file), exitCode: (await log.runVerifier(file)).exitCode }).toEqual({
      kinds: ['offer', 'event'],
      exitCode: 0,
    })
  })

  it('passes although a carrier has reported a time before the sale', async () => {
    const { hand } = log.work
    const sale = await createTradeIn(hand, 'LABEL_ISSUED')
    await triggerEvent(hand, sale.item, 'carrier_scan', { atMs: hand.now() - DAY_MS })
    await advanceTo(hand, sale.item, 'RECEIVED')
    await log.runLog()
    await log.runLog(HOUR_MS)
    const { exitCode, failed } = await log.runVerifier(await log.downloadProof(sale))
    expect({ exitCode, failed }).toEqual({ exitCode: 0, failed: [] })
  })

  it('keeps findings closed until they are decided', async () => {
    expect(listKinds(await log.downloadProof(await log.lockOne()))).not.toContain('findings')
  })

  it('continues the one from before the device was inspected', async () => {
    const sale = await log.lockOne()
    const earlier = await keep('earlier.json', await log.downloadProof(sale))
    await log.runLog(HOUR_MS)
    await log.runLog(HOUR_MS)
    const later = await keep('later.json', await log.downloadProof(sale))
    expect((await log.verifyPath(later, ['--earlier', earlier])).output).toMatch(/^ok {4}extension/m)
  })

  it('shows what was changed since someone kept one', async () => {
    const sale = await sellOne()
    const earlier = await keep('earlier.json', await log.downloadProof(sale))
    await query('alter table trade_record disable trigger user')
    await query(
      `update trade_record set statement = jsonb_set(statement, '{account}', '"other"')
       where transaction_id = $1 and statement ->> 'kind' = 'payout'`,
      [sale.transactionId],
    )
    await query('alter table trade_record enable trigger user')
    const later = await keep('later.json', await log.downloadProof(sale))
    const { failed } = await log.verifyPath(later, ['--earlier', earlier])
    expect(failed).toEqual(['extension'])
  })

  it('keeps the hash of a photo whose period has ended', async () => {
    const sale = await log.inspectOne()
    const earlier = await keep('earlier.json', await log.downloadProof(sale))
    await query('delete from photo where transaction_id = $1', [sale.transactionId])
    const later = await keep('later.json', await log.downloadProof(sale))
    expect((await log.verifyPath(later, ['--earlier', earlier])).exitCode).toBe(0)
  })

  it('is the same for two who ask at once', async () => {
    const sale = await log.lockOne()
    const files = await Promise.all(Array.from({ length: 4 }, () => log.downloadProof(sale)))
    expect(new Set(files.map(({ records }) => JSON.stringify(records))).size).toBe(1)
  })

  it('can’t be changed by the role of the shop', async () => {
    await expect(query(`update trade_record set key = 'other'`)).rejects.toThrow('added, never changed')
  })

  it('goes with the seller', async () => {
    const sale = await log.lockOne()
    await log.downloadProof(sale)
    await query('delete from trade_seller where transaction_id = $1', [sale.transactionId])
    const { rowCount } = await query('select from trade_record where transaction_id = $1', [
      sale.transactionId,
    ])
    expect(rowCount).toBe(0)
  })

  it('isn’t there for strangers', async () => {
    const { tradeNumber } = await log.lockOne()
    const { status } = await log.shop.get(MARKET_HOSTS.de, buildSaleProofPath(tradeNumber))
    expect(status).toBe(404)
  })

  it('is checked by a verifier that every shop serves at the same address', async () => {
    const { status, text } = await log.shop.get(MARKET_HOSTS.de, VERIFIER_PATH)
    expect({ status, imports: /^import /m.test(text) }).toEqual({ status: 200, imports: false })
  })
})

describe('the archive with its photos', () => {
  it('passes the verifier', async () => {
    const path = await log.keepFile('whole.zip', await log.downloadArchive(await log.inspectOne()))
    const { exitCode, output } = await log.verifyPath(path)
    expect({ exitCode, photo: /^ok {4}photos {7}photos\/[0-9a-f-]{36}\.jpg/m.test(output) }).toEqual({
      exitCode: 0,
      photo: true,
    })
  })

  it('passes the verifier unpacked', async () => {
    const files = unzipSync(await log.downloadArchive(await log.inspectOne()))
    for (const [name, content] of Object.entries(files)) await log.keepFile(`unpacked/${name}`, content)
    const file = await log.keepFile('unpacked/.DS_Store', '')
    expect((await log.verifyPath(file.replace('/.DS_Store', ''))).exitCode).toBe(0)
  })

  it('shows a swapped photo', async () => {
    const files = unzipSync(await log.downloadArchive(await log.inspectOne()))
    const swapped = Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        name.startsWith('photos/') ? strToU8('another picture') : content,
      ]),
    )
    const path = await log.keepFile('swapped.zip', zipSync(swapped))
    expect((await log.verifyPath(path)).failed).toEqual(['photos'])
  })

  it('isn’t there for someone who may only read', async () => {
    const { tradeNumber, transactionId } = await log.lockOne()
    const path = buildTradeFilePath(tradeNumber)
    const sale = { transactionId, keyVersion: FIRST_KEY_VERSION }
    const readKey = deriveSaleKey(log.work.desk.secret, sale, 'read')
    const { status } = await log.shop.get(MARKET_HOSTS.de, path, { [SALE_KEY_HEADER]: readKey })
    expect(status).toBe(404)
  })
})
