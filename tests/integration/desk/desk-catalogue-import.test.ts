import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '#contracts/desk/catalogue-import.ts'
import { type CatalogueEditor, hireCatalogueEditor } from '../../support/catalogue-desk.ts'
import { type PriceDesk, startPriceDesk } from '../../support/price-desk.ts'

let prices: PriceDesk
let catalogue: CatalogueEditor

beforeAll(async () => {
  prices = await startPriceDesk()
  catalogue = await hireCatalogueEditor(prices)
})

afterAll(() => prices.close())

interface Table {
  readonly text: string
  readonly category: string | null
}

const buildTable = (...lines: readonly string[]): Table => ({ text: lines.join('\n'), category: 'phones' })

const preview = async (table: Table): Promise<ImportPreview> =>
  (await catalogue.editor.send('POST', '/catalogue/import-previews', table)).json()

const send = (table: Table, part: ImportPreview['parts'][number] | undefined) =>
  catalogue.editor.send('POST', '/catalogue/imports', { ...table, ...part })

const countDevices = async (): Promise<number> =>
  (await prices.desk.db.$client.query('select count(*)::int as count from device')).rows[0].count

const buildRow = (number: number) =>
  `Fairphone;Imported;Import ${number};128|256;IMP${number};2026-0${1 + (number % 9)}`

describe('the preview of a table', () => {
  it('reads a table of as many characters as it may have, whatever they are', async () => {
    const { refusedCount } = await preview(buildTable('ö'.repeat(900_000)))
    expect(refusedCount).toBe(1)
  })

  it('says what every row would do, and changes nothing', async () => {
    const before = await countDevices()
    const { rows, ...counts } = await preview(
      buildTable(
        buildRow(1),
        'Apple;;iPhone 13;2 TB;;',
        'Apple;;iPhone 13 Pro;;;',
        'Apple;;iPhone 99;128;;',
        'Fairphone;Imported;import 1;64;;2026-01',
        'Apple;iPhone 13;iPhone13;128;;2021-09',
      ),
    )
    expect(counts).toMatchObject({
      newCount: 2,
      changedCount: 1,
      unchangedCount: 1,
      refusedCount: 2,
      similarCount: 1,
    })
    expect(rows).toMatchObject([
      { line: 4, kind: 'refused', problem: 'ROW_NEW_INCOMPLETE' },
      { line: 5, kind: 'refused', problem: 'ROW_REPEATED' },
      { line: 6, kind: 'new', similar: [{ name: 'Apple iPhone 13' }] },
      { line: 1, kind: 'new', name: 'Fairphone Import 1' },
      { line: 2, kind: 'changed', changes: [{ field: 'storages' }] },
    ])
    expect(await countDevices()).toBe(before)
  })

  it('reads a heading, and names columns that it doesn’t know', async () => {
    const table = buildTable('manufacturer;model;colour', 'Apple;iPhone 13;red')
    const refused = await catalogue.editor.send('POST', '/catalogue/import-previews', table)
    expect(refused.json()).toMatchObject({
      errors: [{ field: 'text', key: 'COLUMNS_UNKNOWN', params: { names: 'colour' } }],
    })
  })

  it('recognises a device by the name that people read', async () => {
    expect(await preview(buildTable('Apple;;iPad 10th generation;;;'))).toMatchObject({
      unchangedCount: 1,
      rows: [],
    })
  })

  it('is for catalogue editors only', async () => {
    const refused = await prices.paula.send('POST', '/catalogue/import-previews', buildTable(buildRow(1)))
    expect(refused.statusCode).toBe(403)
  })
})

describe('an import', () => {
  it('does what was previewed, and nothing the second time', async () => {
    const table = buildTable(buildRow(11), buildRow(12), 'Apple;;iPhone 13;4 TB;;')
    const { parts } = await preview(table)
    const first = (await send(table, parts[0])).json()
    const second = (await send(table, parts[0])).json()
    expect({ first, second }).toEqual({ first: { added: 2, changed: 1 }, second: { added: 0, changed: 0 } })
    expect(await catalogue.find('Import 11')).toMatchObject({
      state: 'unpriced',
      modelCodes: ['IMP11'],
      storages: [{ storageGb: 128 }, { storageGb: 256 }],
    })
    expect((await catalogue.find('iPhone 13')).state).toBe('bought')
  })

  it('is refused if the catalogue has changed since the preview', async () => {
    const table = buildTable(buildRow(21), 'Apple;;iPhone 12;;A9999;')
    const { parts } = await preview(table)
    await catalogue.addNew({ model: 'Import 21', modelCodes: ['OTHER21'] })
    const before = await countDevices()
    const refused = await send(table, parts[0])
    expect({ status: refused.statusCode, id: refused.json().id }).toEqual({
      status: 409,
      id: 'DRAFT_CHANGED',
    })
    expect(await countDevices()).toBe(before)
  })

  it('is done in parts, each of which stands by itself', async () => {
    const rows = Array.from({ length: 620 }, (_, index) => buildRow(1_000 + index))
    // The last row repeats one of the first part, which is written by the time it is looked at again.
    const table = buildTable(...rows, rows[0] ?? '')
    const { parts, refusedCount } = await preview(table)
    expect({ parts: parts.length, refusedCount }).toEqual({ parts: 2, refusedCount: 1 })
    const done = []
    for (const part of parts) done.push((await send(table, part)).json())
    expect(done).toEqual([
      { added: 500, changed: 0 },
      { added: 120, changed: 0 },
    ])
  })

  it('is written down part by part', async () => {
    const table = buildTable(buildRow(31))
    const { parts } = await preview(table)
    await prices.desk.takeAudit()
    await send(table, parts[0])
    expect(await prices.desk.takeAudit()).toMatchObject([
      { action: 'IMPORT_CATALOGUE', data: { part: 0, added: 1, changed: 0 } },
    ])
  })
})
