import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { backUp } from '#server/commands/back-up.ts'
import { restore } from '#server/commands/restore.ts'
import { callCommand, expectRefusedCommand } from '../../support/commands.ts'
import { toRoleUrls, withClient } from '../../support/database.ts'
import { startMoneyDesk } from '../../support/desk-money.ts'
import { paySale } from '../../support/pay-sale.ts'
import { startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
const target = join(folder, 'backup')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const server = () => inject('databaseServer')

const runOnServer = (statement: string) => withClient(server(), (client) => client.query(statement))

async function createEmptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await runOnServer(`create database ${name}`)
  const url = new URL(server())
  url.pathname = `/${name}`
  return url.href
}

/** The command as an operator calls it whose administrator has made the roles. */
const callRestore = (url: string, blobFolder: string) => {
  const { web, worker, desk } = toRoleUrls(url)
  return callCommand(restore, [target], {
    BLOB_FOLDER: blobFolder,
    DATABASE_URL: url,
    DATABASE_URL_WEB: web,
    DATABASE_URL_WORKER: worker,
    DATABASE_URL_DESK: desk,
  })
}

/** One loss, from the sale before it to the payout after it: each test continues where the previous one ended. */
describe('a shop that has lost its database', () => {
  const files = join(folder, 'files')
  let lostUrl: string
  let trade: Trade
  let backedUp: Awaited<ReturnType<typeof callCommand>>
  let restoredUrl: string
  let recorded: readonly unknown[]

  beforeAll(async () => {
    const store = await startSaleShop()
    lostUrl = store.db.$client.options.connectionString ?? ''
    trade = await store.sale(HOST, 'de').trade(store.deviceId)
    await store.drain()
    mkdirWithFile(files)
    backedUp = await callCommand(backUp, [target], { DATABASE_URL: lostUrl, BLOB_FOLDER: files })
    recorded = (await store.db.$client.query('select tables from backup_run')).rows
    // Made after the backup, so it is lost.
    await store.sale(HOST, 'de').trade(store.deviceId)
    await store.close()
    await runOnServer(`drop database ${new URL(lostUrl).pathname.slice(1)} with (force)`)
    rmSync(files, { recursive: true })
    restoredUrl = await createEmptyDatabase()
  })

  it('has recorded its backup, for the desk to show', () => {
    expect(recorded).toEqual([{ tables: expect.any(Number) }])
  })

  it('has a backup that only its owner can read', () => {
    expect(backedUp.lines.at(-1)).toMatch(/^Backed up \d+ tables with \d+ rows to /)
    expect(readdirSync(folder).toSorted()).toEqual(['backup'])
    expect(statSync(target).mode & 0o077).toBe(0)
  })

  it('isn’t restored from a damaged backup', async () => {
    const file = join(target, 'tables', 'trade.copy.gz')
    const whole = readFileSync(file)
    for (const damaged of [
      whole.subarray(0, -9),
      Buffer.from('not compressed'),
      Buffer.concat([whole, whole]),
    ]) {
      writeFileSync(file, damaged)
      const { errors } = await callRestore(restoredUrl, files)
      expectRefusedCommand(
        errors,
        'The backup is damaged: tables/trade.copy.gz isn’t the file that was stored.',
      )
    }
    writeFileSync(file, whole)
    expect(existsSync(join(files, 'photos/one.jpg'))).toBe(false)
  })

  it('isn’t restored over files that are there already', async () => {
    const { errors } = await callRestore(restoredUrl, folder)
    expectRefusedCommand(errors, `${folder} isn’t empty.`)
  })

  it('isn’t restored from a backup of another version', async () => {
    const file = join(target, 'manifest.json')
    const manifest = readFileSync(file, 'utf8')
    const { migrations } = JSON.parse(manifest)
    writeFileSync(file, manifest.replace(migrations.at(-1).hash, 'of-another-version'))
    const { errors } = await callRestore(restoredUrl, files)
    expectRefusedCommand(errors, 'Another version of the shop made this backup')
    writeFileSync(file, manifest)
  })

  it('is restored with every row and file', async () => {
    const restored = await callRestore(restoredUrl, files)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.lines.at(-1)).toMatch(/^Restored \d+ tables with \d+ rows, as of 20/)
    expect(readFileSync(join(files, 'photos/one.jpg'), 'utf8')).toBe('a photo')
  })

  it('has the same rows as its backup, and gives no number of the lost time again', async () => {
    const { tables, sequences } = JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8'))
    await withClient(restoredUrl, async (client) => {
      for (const { name, rows: expected } of tables) {
        const { rows } = await client.query(`select count(*)::integer as count from ${name}`)
        expect({ name, rows }).toEqual({ name, rows: [{ count: expected }] })
      }
      const { rows } = await client.query('select last_value::integer as last from trade_transaction_id')
      const drawn = sequences.find(({ name }: { name: string }) => name === 'trade_transaction_id')
      expect(rows).toEqual([{ last: Number(drawn.lastValue) + 100_000 }])
    })
  })

  it('opens the link and the papers of the sale, and pays it', async () => {
    const store = await startSaleShop(undefined, { databaseUrl: restoredUrl })
    const money = await startMoneyDesk({ db: store.db, secret: store.secret })
    for (const part of ['', '/label.pdf', '/packing-slip.pdf', '/qr.svg']) {
      const { status } = await store.shop.get(
        HOST,
        `/api/trades/${trade.tradeNumber}${part}?key=${trade.readKey}`,
      )
      expect({ part, status }).toEqual({ part, status: 200 })
    }
    expect(await paySale(money, trade)).toEqual([trade.totalInCents])
    const { rows } = await store.db.$client.query('select state from trade_item')
    expect(rows).toEqual([{ state: 'PAID' }])
    await money.desk.close()
    await store.close()
  })

  it('isn’t restored over what it has', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const { errors } = await callRestore(restoredUrl, elsewhere)
    expectRefusedCommand(errors, 'The database isn’t empty: ')
    expect(existsSync(join(elsewhere, 'photos/one.jpg'))).toBe(false)
  })

  it('isn’t backed up over an earlier backup', async () => {
    const { errors } = await callCommand(backUp, [target], { DATABASE_URL: restoredUrl })
    expectRefusedCommand(errors, `${target} already exists.`)
  })
})

function mkdirWithFile(path: string): void {
  mkdirSync(join(path, 'photos'), { recursive: true })
  writeFileSync(join(path, 'photos/one.jpg'), 'a photo')
}
