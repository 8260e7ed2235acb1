import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { PAYMENT_TYPE_IDS } from '#domain/markets/payment-type.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { SHOPS } from '../../tools/run-shop.mjs'
import { ROOT, type SourceFile, sourceFiles } from '../support/source-files.ts'

const LISTS: Readonly<Record<string, readonly (string | number)[]>> = {
  'src/domain/markets/market-id.ts': MARKET_IDS,
  'src/domain/markets/shop-mode.ts': SHOP_MODES,
  'src/domain/money/currency.ts': CURRENCIES,
  'src/domain/catalogue/category.ts': CATEGORY_IDS,
  'src/domain/catalogue/catalogue-language.ts': CATALOGUE_LANGUAGES,
  'src/domain/markets/payment-type.ts': PAYMENT_TYPE_IDS,
}

/** The values from the start of a list or union on. Two numbers only count in a union or an SQL list: `13, 14` is common. */
function buildPattern(values: readonly (string | number)[]): RegExp {
  const written = values.map((value) => (typeof value === 'number' ? String(value) : `['"]${value}['"]`))
  return typeof values[0] === 'number'
    ? new RegExp(`\\b${written.join('\\s*\\|\\s*')}\\b|\\(${written.join(', ')}\\)`)
    : new RegExp(`[[(=:]\\s*${written.join('\\s*[,|]\\s*')}`)
}

/** Files other than its home that write one of the lists again. */
const findCopies = (files: readonly SourceFile[]): string[] =>
  Object.entries(LISTS).flatMap(([home, values]) =>
    files
      .filter(({ path, text }) => path !== home && buildPattern(values).test(text))
      .map(({ path }) => `${path} repeats ${home}`),
  )

describe('a list that the whole shop shares', () => {
  it('is written once: others import it', () => {
    const sources = sourceFiles('src').filter(({ path }) => !/\.test\.tsx?$/.test(path))
    // Tools that run before anything is installed cannot import TypeScript; the next test holds their copy to it.
    expect(findCopies([...sources, ...sourceFiles('tools')])).toEqual([
      'tools/run-shop.mjs repeats src/domain/markets/market-id.ts',
    ])
  })

  it('is the same in the tool that starts a shop: every market, and every mode', () => {
    const ordinary = SHOPS.filter(({ shopMode }) => shopMode === 'default')
    expect(ordinary.map(({ lang }) => lang)).toEqual(MARKET_IDS)
    expect(new Set(SHOPS.map(({ shopMode }) => shopMode))).toEqual(new Set(SHOP_MODES))
  })

  it('is the same in the delivered data', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(ROOT, 'data', path), 'utf8'))
    const categories: { id: string; texts: object }[] = read('catalogue/categories.json')
    expect(categories.map(({ id }) => id)).toEqual(CATEGORY_IDS)
    for (const { id, texts } of categories) expect(Object.keys(texts), id).toEqual(CATALOGUE_LANGUAGES)
    expect(Object.keys(read('catalogue/price-lists.json'))).toEqual(MARKET_IDS)
    expect(readdirSync(join(ROOT, 'data/content')).toSorted()).toEqual(MARKET_IDS)
  })

  it.each([
    ["const IDS = ['at', 'de', 'en', 'es', 'fr', 'it', 'pl']", 'src/domain/markets/market-id.ts'],
    ["type Mode = 'default' | 'b2bWidget' | 'agan'", 'src/domain/markets/shop-mode.ts'],
    ["sql`currency in ('EUR', 'PLN')`", 'src/domain/money/currency.ts'],
    ['readonly paymentTypeId: 13 | 14', 'src/domain/markets/payment-type.ts'],
    ['sql`payment_type_id in (13, 14)`', 'src/domain/markets/payment-type.ts'],
  ])('is found where a copy is planted: %s', (text, home) => {
    expect(findCopies([{ path: 'src/planted.ts', text }])).toEqual([`src/planted.ts repeats ${home}`])
  })
})
