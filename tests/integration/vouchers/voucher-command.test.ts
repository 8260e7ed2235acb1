import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manageVouchers } from '#server/commands/manage-vouchers.ts'
import { callCommand, expectRefusedCommand, spawnCommand } from '../../support/commands.ts'
import { createTestDatabase, withClient } from '../../support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'voucher-command-'))
let url: string

beforeAll(async () => {
  url = await createTestDatabase()
})

afterAll(() => rmSync(folder, { recursive: true }))

const vouchers = (args: readonly string[]) => callCommand(manageVouchers, args, { DATABASE_URL: url })

function write(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const entry = (code: string, overrides: object = {}) => ({
  code,
  kind: 'FIXED',
  value: 10,
  currency: 'EUR',
  validFrom: '2020-01-01T00:00:00Z',
  ...overrides,
})

const SHARE = {
  kind: 'PERCENT',
  value: 7.5,
  maxValue: 25,
  minTotal: 100,
  categories: ['tablets', 'phones'],
  modes: ['default'],
  variants: ['de', 'at'],
  validTo: '2021-01-01T00:00:00+01:00',
  perCustomer: 2,
}

const stored = () =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ code: string }>('select code from voucher order by code')
    return rows.map(({ code }) => code)
  })

describe('the command of the operator', () => {
  it('has nothing to list at first', async () => {
    expect(await vouchers(['list'])).toEqual({ code: 0, lines: ['There are no vouchers yet.'], errors: '' })
  })

  it('imports nothing when one entry is bad', async () => {
    const file = write('bad.json', [entry('GOOD-1'), entry('BAD-1', { value: -1 })])
    const { code, lines } = await vouchers(['import', file])
    expect(code).toBe(1)
    expect(lines).toEqual([
      'entry 1: ok       GOOD-1',
      expect.stringMatching(/^entry 2: error {4}value: /),
      'Nothing was imported. Fix the entries above.',
    ])
    expect(await stored()).toEqual([])
  })

  it('imports vouchers, and again without a change', async () => {
    const file = write('good.json', `\uFEFF${JSON.stringify([entry('spring'), entry('SHARE', SHARE)])}`)
    expect(await vouchers(['import', file])).toEqual({
      code: 0,
      lines: ['entry 1: new      SPRING', 'entry 2: new      SHARE', '2 vouchers added, 0 changed.'],
      errors: '',
    })
    expect((await vouchers(['import', file])).lines).toEqual([
      'entry 1: same     SPRING',
      'entry 2: same     SHARE',
      '0 vouchers added, 0 changed.',
    ])
  })

  it('changes an existing voucher', async () => {
    const file = write('changed.json', [entry('SPRING', { value: 12.34, minTotal: 50 })])
    expect((await vouchers(['import', file])).lines).toEqual([
      'entry 1: changed  SPRING',
      '0 vouchers added, 1 changed.',
    ])
  })

  it('lists every voucher on one line, with its state and its terms', async () => {
    expect((await vouchers(['list'])).lines).toEqual([
      `${'SHARE'.padEnd(30)}  expired  7.5 %, up to 25.00 EUR · from 100.00 EUR · only phones tablets · ` +
        'only default · only at de · 2020-01-01T00:00:00.000Z to 2020-12-31T23:00:00.000Z · 2 per customer · 0 used',
      `${'SPRING'.padEnd(30)}  valid    12.34 EUR · from 50.00 EUR · 2020-01-01T00:00:00.000Z onwards · ` +
        '1 per customer · 0 used',
    ])
  })

  it('ends a voucher for good: an import does not reopen it', async () => {
    expect((await vouchers(['end', 'spring'])).lines).toEqual([
      'SPRING has been ended. Sales that used it keep it.',
    ])
    expect(await vouchers(['end', 'SPRING'])).toMatchObject({
      code: 0,
      lines: ['SPRING had already been ended.'],
    })
    const file = write('again.json', [entry('SPRING', { value: 99 }), entry('SUMMER')])
    expect(await vouchers(['import', file])).toEqual({
      code: 0,
      lines: [
        'entry 1: ended    SPRING: this voucher has been ended for good; choose another code',
        'entry 2: new      SUMMER',
        '1 vouchers added, 0 changed.',
      ],
      errors: '',
    })
    const listed = (await vouchers(['list'])).lines.find((line) => line.startsWith('SPRING'))
    expect(listed).toContain('  ended    12.34 EUR')
  })

  it.each([
    ['without a command', [], 'Usage: npm run vouchers -- <command>'],
    ['for a voucher that there is not', ['end', 'no-such'], 'There’s no voucher with the code NO-SUCH.'],
    ['for a code that is none', ['end', "x' or 1"], "There’s no voucher with the code x' or 1."],
    [
      'with a file that is not there',
      ['import', join(folder, 'none.json')],
      'The file can’t be read: ENOENT',
    ],
  ])('says in one line why it exits with 1 %s', async (_, args, reason) => {
    const { code, lines, errors } = await vouchers(args)
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expectRefusedCommand(errors, reason)
  })

  it('is a program that exits with 1 when nothing was imported', async () => {
    const file = write('worse.json', [entry('BAD-2', { value: -1 })])
    const ended = await spawnCommand('voucher-command', ['import', file], { DATABASE_URL: url })
    expect(ended).toMatchObject({ code: 1, errors: '' })
    expect(ended.lines).toHaveLength(2)
  })

  it('needs a running shop or the URL of a database', async () => {
    const { code, errors } = await spawnCommand('voucher-command', ['list'], { DATA_DIR: folder })
    expect({ code, errors }).toEqual({
      code: 1,
      errors: 'Nothing changed: No shop is running here. Start it, or set DATABASE_URL.\n',
    })
  })
})

describe('the database itself refuses a voucher', () => {
  const columns = {
    code: "'RAW-1'",
    kind: "'FIXED'",
    value_in_cents: '100',
    rate_bp: 'null',
    max_value_in_cents: 'null',
    currency: "'EUR'",
    min_total_in_cents: '0',
    categories: "'{}'",
    modes: "'{}'",
    variants: "'{}'",
    valid_from: "'2026-01-01Z'",
    valid_to: 'null',
    per_customer: '1',
  }

  it.each([
    ['with a code in lower case', { code: "'raw'" }, 'voucher_code'],
    ['of another kind', { kind: "'GIFT'" }, 'voucher_value'],
    ['without a value', { value_in_cents: 'null' }, 'voucher_value'],
    ['with two values', { rate_bp: '100' }, 'voucher_value'],
    [
      'of more than everything',
      { kind: "'PERCENT'", value_in_cents: 'null', rate_bp: '10001' },
      'voucher_value',
    ],
    ['in another currency', { currency: "'USD'" }, 'voucher_currency'],
    ['of an unknown category', { categories: "'{phones,toasters}'" }, 'voucher_categories'],
    ['of an unknown mode', { modes: "'{b2b}'" }, 'voucher_modes'],
    ['of an unknown market', { variants: "'{uk}'" }, 'voucher_variants'],
    ['that ends before it begins', { valid_to: "'2025-12-31Z'" }, 'voucher_time'],
    ['that nobody may use', { per_customer: '0' }, 'voucher_per_customer'],
  ])('%s', async (_, changes, constraint) => {
    const row = { ...columns, ...changes }
    const statement = `insert into voucher (${Object.keys(row)}) values (${Object.values(row)})`
    const inserted = withClient(url, (client) => client.query(statement))
    await expect(inserted).rejects.toMatchObject({ constraint })
  })
})
