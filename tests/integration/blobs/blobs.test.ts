import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { BLOB_COLUMNS } from '#server/commands/blobs/blob-columns.ts'
import { createBlobs } from '#server/modules/blobs/blobs.ts'
import { deriveSaleKey } from '#server/modules/trades/trade-link.ts'
import { findLabelFile } from '#server/modules/trades/trade-view.repository.ts'
import { createS3Blobs } from '#server/ports/blobs/s3-blobs.ts'
import { openTestStorages } from '../../support/blobs.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { openAsRole } from '../../support/database.ts'
import { createTradeIn, type TestTrade, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de
const BYTES = Buffer.from('%PDF-1.7 the same label')

const storages = openTestStorages()
const storage = storages.s3 ?? storages.folder

let store: SaleShop
let hand: TradeHand

beforeAll(async () => {
  store = await startSaleShop()
  hand = toTradeHand(store)
})

afterAll(() => store.close())

/** The worker's part. */
const sweep = (atMs = Date.now()) =>
  createBlobs({
    db: openAsRole(store.db, 'worker'),
    storages,
    now: Date.now,
    onFailure: (error) => {
      throw error
    },
  }).sweep(atMs)

const storeFile = (bytes = BYTES) => hand.blobs.store(bytes, 'application/pdf')

const isStored = async (key: string, size = BYTES.length) => (await storage.read(key, size)) !== null

const query = (text: string, values: unknown[]) => store.db.$client.query(text, values)

/** A sale with its label, and the label's key. */
async function sellWithLabel() {
  const trade = await createTradeIn(hand, 'LABEL_ISSUED')
  const { blobKey } = (await findLabelFile(store.db, trade.transactionId)) ?? {}
  if (!blobKey) throw new Error('The label is in the database')
  const { rows } = await query('select size_in_bytes as size from blob where key = $1', [blobKey])
  return { ...trade, blobKey, size: Number(rows[0].size) }
}

const getLabel = (shop: TestShop, { transactionId, tradeNumber }: TestTrade) => {
  const key = deriveSaleKey(store.secret, { transactionId, keyVersion: 1 }, 'read')
  return shop.get(HOST, `/api/trades/${tradeNumber}/label.pdf?key=${key}`)
}

describe('a file', () => {
  it('is kept outside of the database, and shown byte by byte to whoever may see it', async () => {
    const trade = await sellWithLabel()
    const { status, bytes } = await getLabel(store.shop, trade)
    const kept = await storage.read(trade.blobKey, trade.size)
    expect({ status, isSame: kept?.equals(bytes) }).toEqual({ status: 200, isSame: true })
  })

  it('that no row has taken for a day is deleted', async () => {
    const key = await storeFile()
    await sweep(Date.now() + DAY_MS - 60_000)
    const before = await isStored(key)
    await sweep(Date.now() + DAY_MS + 60_000)
    expect({ before, after: await isStored(key) }).toEqual({ before: true, after: false })
  })

  it('is deleted after its row, and stays if the deletion is undone', async () => {
    const { transactionId, blobKey, size } = await sellWithLabel()
    await store.db
      .transaction(async (tx) => {
        await tx.execute(`delete from shipment where transaction_id = ${transactionId}`)
        tx.rollback()
      })
      .catch(() => undefined)
    await sweep()
    const undone = await isStored(blobKey, size)
    await query('delete from shipment where transaction_id = $1', [transactionId])
    const deleted = await isStored(blobKey, size)
    await sweep()
    expect({ undone, deleted, swept: await isStored(blobKey, size) }).toEqual({
      undone: true,
      deleted: true,
      swept: false,
    })
  })

  it('is replaced by another, and then deleted', async () => {
    const { transactionId, blobKey, size } = await sellWithLabel()
    const next = await storeFile()
    await query('update shipment set blob_key = $2 where transaction_id = $1', [transactionId, next])
    await sweep()
    expect([await isStored(blobKey, size), await isStored(next)]).toEqual([false, true])
  })

  it('belongs to one row', async () => {
    const [one, other] = [await sellWithLabel(), await sellWithLabel()]
    const take = query('update shipment set blob_key = $2 where transaction_id = $1', [
      one.transactionId,
      other.blobKey,
    ])
    await expect(take).rejects.toThrow('is not waiting for a row')
  })

  it('that is damaged is not shown', async () => {
    const trade = await sellWithLabel()
    await storage.write(trade.blobKey, Buffer.alloc(trade.size, 'x'), 'application/pdf')
    const { status, text } = await getLabel(store.shop, trade)
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: 500, id: 'FILE_DAMAGED' })
  })

  it('that can’t be reached is asked for later, while the shop stays open', async () => {
    const trade = await sellWithLabel()
    await query(`update blob set storage = 's3' where key = $1`, [trade.blobKey])
    const away = createS3Blobs({
      url: 's3://away',
      endpoint: 'http://127.0.0.1:9',
      region: 'us-east-1',
      accessKeyId: 'x',
      secretAccessKey: 'x',
      timeoutMs: 500,
    })
    const failed: string[] = []
    const blobs = createBlobs({
      db: openAsRole(store.db, 'web'),
      storages: { folder: storages.folder, s3: away },
      now: Date.now,
      onFailure: (_, key) => void failed.push(key),
    })
    const shop = await startTestShop({ db: store.db, secret: store.secret, blobs })
    const { status, headers } = await getLabel(shop, trade)
    const home = await shop.get(HOST, '/')
    await shop.close()
    expect({ status, retryAfter: headers['retry-after'], home: home.status, failed }).toEqual({
      status: 503,
      retryAfter: '30',
      home: 200,
      failed: [trade.blobKey],
    })
  })
})

describe('a table with files', () => {
  it('has the trigger that follows them', async () => {
    const { rows } = await store.db.$client.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where column_name = 'blob_key' and table_schema = 'public' and not exists (select from pg_trigger
         where tgrelid = table_name::regclass and tgname = table_name || '_blob')`,
    )
    expect(rows).toEqual([])
  })

  it('is moved by the command if its older rows have their bytes in a column', async () => {
    const { rows } = await store.db.$client.query<{ name: string }>(
      `select old.table_name || '.' || old.column_name as name
       from information_schema.columns as old join information_schema.columns as blob using (table_schema, table_name)
       where table_schema = 'public' and blob.column_name = 'blob_key'
         and old.data_type = 'bytea' and old.is_nullable = 'YES'`,
    )
    const listed = BLOB_COLUMNS.map(({ table, column }) => `${table}.${column}`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(listed.toSorted())
  })
})
