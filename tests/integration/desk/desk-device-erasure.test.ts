import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVICE_LIST_LIMIT } from '#contracts/desk/lists.ts'
import { buildErasureCertificatePath } from '#contracts/paths/device-erasure.ts'
import { SALE_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import { ERASURE_LIST_DAYS } from '#domain/device-erasure/can-record-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { listDevices } from '#server/desk/lists/device-list.repository.ts'
import { DEVICE_LISTS } from '#server/desk/lists/device-lists.ts'
import { countOverdueErasures } from '#server/modules/device-erasure/unerased-devices.repository.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { openAsRole } from '../../support/database.ts'
import { buildItemApiPath, findListed, type Worker } from '../../support/desk-work.ts'
import { createTradeIn, type TestTrade } from '../../support/inspected-trades.ts'
import { type LogShop, startLogShop } from '../../support/public-log.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let log: LogShop
let rita: Worker
let sam: Worker

beforeAll(async () => {
  log = await startLogShop()
  rita = await log.work.hire('receiver')
  sam = await log.work.hire('support')
  await log.runLog()
})

afterAll(() => log.close())

const query = (text: string, values: unknown[] = []) => log.work.desk.db.$client.query(text, values)

const record = (
  item: ItemKey,
  method: ErasureMethod | null,
  { corrects = null, worker = rita }: { corrects?: number | null; worker?: Worker } = {},
) => worker.put(buildItemApiPath(item, '/erasure'), { method, corrects })

const show = async (item: ItemKey) => (await rita.get(buildItemApiPath(item, '/erasure'))).json()

const buy = (state: TradeState = 'PAID', facts: Parameters<typeof createTradeIn>[2] = {}) =>
  createTradeIn(log.work.hand, state, facts)

const readView = async ({ tradeNumber, key }: TestTrade): Promise<TradeView> =>
  JSON.parse(
    (await log.shop.get(MARKET_HOSTS.de, `${TRADES_PATH}/${tradeNumber}`, { [SALE_KEY_HEADER]: key })).text,
  )

const readErasures = async ({ transactionId }: ItemKey) =>
  (await query('select * from device_erasure where transaction_id = $1 order by number', [transactionId]))
    .rows

const countMails = async ({ transactionId }: ItemKey): Promise<number> =>
  (await query('select from outbox where work_key like $1', [`ERASURE_CERTIFICATE:${transactionId}:%`]))
    .rowCount ?? 0

describe('a device that is ours', () => {
  it('is recorded as erased', async () => {
    const { item } = await buy()
    expect((await record(item, 'KEY_DESTRUCTION')).json()).toMatchObject({
      methods: ['KEY_DESTRUCTION', 'SHREDDING'],
      obstacle: null,
      records: [{ number: 1, method: 'KEY_DESTRUCTION', operator: rita.name }],
    })
  })

  it('has a certificate with a masked serial number and the operator’s code', async () => {
    const { item, tradeNumber } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    const [{ content }] = await readErasures(item)
    expect(JSON.parse(content)).toMatchObject({
      reference: `${tradeNumber}-1`,
      serialNumber: `••••${`SN-${tradeNumber}-1`.slice(-4)}`,
      operator: rita.id.replaceAll('-', '').slice(0, 6).toUpperCase(),
      atMs: log.work.hand.now(),
    })
  })

  it('is recorded once, however often it is scanned', async () => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    await record(item, 'KEY_DESTRUCTION')
    expect(await readErasures(item)).toHaveLength(1)
  })

  it('is recorded once by two people at the same moment', async () => {
    const { item } = await buy()
    await Promise.all([
      record(item, 'KEY_DESTRUCTION'),
      record(item, 'KEY_DESTRUCTION', { worker: log.anna }),
    ])
    expect(await readErasures(item)).toHaveLength(1)
  })

  it('is corrected by a further record', async () => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    const corrected = await record(item, 'SHREDDING', { corrects: 1 })
    expect(corrected.json().records).toMatchObject([{ method: 'KEY_DESTRUCTION' }, { method: 'SHREDDING' }])
  })

  it('isn’t corrected by accident', async () => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    expect((await record(item, 'SHREDDING')).json()).toMatchObject({ statusCode: 409, id: 'NOT_POSSIBLE' })
  })

  it('shows its records on the page of its sale', async () => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    const sale = (await sam.get(`/desk/api/sales/${formatTradeNumber(item.transactionId)}`)).json()
    expect(sale.devices[0].erasures).toMatchObject([{ method: 'KEY_DESTRUCTION', operator: rita.name }])
  })

  it('is in the list of those to be erased until then', async () => {
    const { item } = await buy()
    const before = await findListed(rita, 'to-erase', item)
    await record(item, 'KEY_DESTRUCTION')
    expect([before?.state, await findListed(rita, 'to-erase', item)]).toEqual(['PAID', undefined])
  })

  it('is in the list once more after its record was taken back', async () => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    await record(item, null, { corrects: 1 })
    expect(await findListed(rita, 'to-erase', item)).toBeDefined()
  })

  it('is logged with what was recorded', async () => {
    const { item } = await buy()
    await log.work.desk.takeAudit()
    await record(item, 'KEY_DESTRUCTION')
    expect(await log.work.desk.takeAudit()).toEqual([
      {
        operator_id: rita.id,
        action: 'RECORD_ERASURE',
        transaction_id: String(item.transactionId),
        data: { method: 'KEY_DESTRUCTION', number: 1 },
      },
    ])
  })

  it('causes one mail with the other devices of its sale', async () => {
    const { items, item } = await buy('PAID', { deviceCount: 3 })
    for (const each of items) await record(each, 'KEY_DESTRUCTION')
    expect(await countMails(item)).toBe(1)
  })
})

describe('a device that nobody has erased for 90 days', () => {
  const later = () => log.work.hand.now() + (ERASURE_LIST_DAYS + 1) * DAY_MS

  const countOverdue = () => countOverdueErasures(openAsRole(log.work.desk.db, 'worker'), later())

  /** The lists in which it is by then. */
  async function listLater({ transactionId }: ItemKey): Promise<string[]> {
    const held: string[] = []
    for (const rule of DEVICE_LISTS.filter(({ erasure }) => erasure !== undefined)) {
      const devices = await listDevices(log.work.desk.db, rule, { limit: DEVICE_LIST_LIMIT, nowMs: later() })
      if (devices.some((device) => device.transactionId === transactionId)) held.push(rule.id)
    }
    return held
  }

  it('moves to the list of those that are overdue', async () => {
    const { item } = await buy()
    expect(await listLater(item)).toEqual(['erasure-overdue'])
  })

  it('is counted for an alert until it is erased', async () => {
    const before = await countOverdue()
    const { item } = await buy()
    const forgotten = await countOverdue()
    await record(item, 'KEY_DESTRUCTION')
    expect([forgotten, await countOverdue()]).toEqual([before + 1, before])
  })
})

describe('an erasure is refused', () => {
  it.each<TradeState>(['RECEIVED', 'IN_INSPECTION', 'COUNTER_OFFERED', 'RETURN_PENDING', 'QUARANTINED'])(
    'while the device is %s',
    async (state) => {
      const { item } = await buy(state)
      expect((await record(item, 'KEY_DESTRUCTION')).json()).toMatchObject({
        statusCode: 409,
        id: 'NOT_POSSIBLE',
      })
    },
  )

  it('while the seller may still ask for the device because of a missing document', async () => {
    const { item } = await buy('ACCEPTED', { market: 'fr', asksIdentity: true })
    expect((await show(item)).obstacle).toBe('MAY_GO_BACK')
  })

  it('in the list, too, while the seller may still ask for the device', async () => {
    const { item } = await buy('ACCEPTED', { market: 'fr', asksIdentity: true })
    expect(await findListed(rita, 'to-erase', item)).toBeUndefined()
  })

  it('by a method that doesn’t fit', async () => {
    const { item } = await buy()
    expect((await record(item, 'OVERWRITE')).statusCode).toBe(409)
  })

  it('for those who don’t work in the warehouse', async () => {
    const { item } = await buy()
    expect((await record(item, 'KEY_DESTRUCTION', { worker: sam })).statusCode).toBe(403)
  })

  it('for a device that doesn’t exist', async () => {
    const { item } = await buy()
    expect((await record({ ...item, itemNumber: 9 }, 'KEY_DESTRUCTION')).statusCode).toBe(404)
  })
})

describe('a certificate', () => {
  const getPdf = ({ tradeNumber, key }: TestTrade, item = 1) =>
    log.shop.get(MARKET_HOSTS.de, buildErasureCertificatePath(tradeNumber, String(item)), {
      [SALE_KEY_HEADER]: key,
    })

  it('is on the status page', async () => {
    const sale = await buy()
    await record(sale.item, 'KEY_DESTRUCTION')
    expect((await readView(sale)).items[0]?.erasure).toEqual({
      method: 'KEY_DESTRUCTION',
      recordedAt: new Date(log.work.hand.now()).toISOString(),
    })
  })

  it('isn’t mentioned before there is one', async () => {
    expect((await readView(await buy())).items[0]?.erasure).toBeNull()
  })

  it('isn’t mentioned if it was taken back before it was mailed', async () => {
    const sale = await buy()
    await record(sale.item, 'KEY_DESTRUCTION')
    await record(sale.item, null, { corrects: 1 })
    expect((await readView(sale)).items[0]?.erasure).toBeNull()
  })

  it('is said to be invalid if it was taken back later', async () => {
    const sale = await buy()
    await record(sale.item, 'KEY_DESTRUCTION')
    log.work.desk.clock.nowMs += 15 * MINUTE_MS
    await record(sale.item, null, { corrects: 1 })
    expect((await readView(sale)).items[0]?.erasure).toMatchObject({ method: null })
  })

  it('is a PDF for whoever may see the sale', async () => {
    const sale = await buy()
    await record(sale.item, 'KEY_DESTRUCTION')
    const { title } = await readPdf((await getPdf(sale)).bytes)
    expect(title).toBe(`Löschzertifikat ${sale.tradeNumber}-1`)
  })

  it('is found by nobody else', async () => {
    const sale = await buy()
    await record(sale.item, 'KEY_DESTRUCTION')
    expect((await getPdf({ ...sale, key: 'wrong' })).status).toBe(404)
  })

  it('is gone once the record was taken back', async () => {
    const sale = await buy()
    await record(sale.item, 'KEY_DESTRUCTION')
    await record(sale.item, null, { corrects: 1 })
    expect((await getPdf(sale)).status).toBe(404)
  })

  it('is proven by the verifier with its place in the public log', async () => {
    const sale = await log.inspectOne()
    log.work.desk.clock.nowMs += MINUTE_MS
    await record(sale.item, 'KEY_DESTRUCTION')
    await log.runLog()
    await log.runLog(61 * MINUTE_MS)
    const { exitCode, output } = await log.runVerifier(await log.downloadProof(sale))
    expect({ exitCode, isNamed: output.includes('erasure 1 of device 1 is entry') }).toEqual({
      exitCode: 0,
      isNamed: true,
    })
  })

  it('that the owner of the database has rewritten is found', async () => {
    const sale = await log.inspectOne()
    log.work.desk.clock.nowMs += MINUTE_MS
    await record(sale.item, 'KEY_DESTRUCTION')
    await log.runLog()
    await log.runLog(61 * MINUTE_MS)
    await query('alter table device_erasure disable trigger user')
    await query(
      `update device_erasure set content = replace(content, 'KEY_DESTRUCTION', 'SHREDDING') where transaction_id = $1`,
      [sale.transactionId],
    )
    await query('alter table device_erasure enable trigger user')
    const { failed } = await log.runVerifier(await log.downloadProof(sale))
    expect(failed).toEqual(['erasure'])
  })
})

describe('records about erasures', () => {
  it.each([
    `update device_erasure set method = 'SHREDDING'`,
    'delete from device_erasure',
    'truncate device_erasure',
  ])('can’t be changed by the desk: %s', async (statement) => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    const desk = openAsRole(log.work.desk.db, 'desk').$client
    await expect(desk.query(statement)).rejects.toThrow('permission denied')
  })

  it('can’t even be changed by the owner of the database while its triggers are on', async () => {
    const { item } = await buy()
    await record(item, 'KEY_DESTRUCTION')
    await expect(query(`update device_erasure set method = 'SHREDDING'`)).rejects.toThrow()
  })
})
