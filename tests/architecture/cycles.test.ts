import { describe, expect, it } from 'vitest'
import { findFileCycles, findFolderCycles } from '../support/import-cycles.ts'
import { listImportEdges, type SourceFile, sourceFiles } from '../support/source-files.ts'

const EDGES = listImportEdges([...sourceFiles('src'), ...sourceFiles('tests'), ...sourceFiles('tools')])

// A unit test may borrow an example from a folder above its own.
const SOURCE_EDGES = EDGES.filter(({ from }) => !/\.test\.tsx?$/.test(from))

const FOLDERS = [
  'src/domain',
  'src/server/modules',
  'src/server/desk',
  'src/web/features',
  'src/web/platform',
  'src/desk-web',
] as const

describe('import cycles', () => {
  it('do not exist between files, neither by value nor by type', () => {
    expect(EDGES.length).toBeGreaterThan(2_000)
    expect(findFileCycles(EDGES)).toEqual([])
  })

  it.each(FOLDERS)('do not exist between the folders of %s', (base) => {
    expect(findFolderCycles(SOURCE_EDGES, base)).toEqual([])
  })
})

/** Edges of made-up files, given as path and text. */
const edgesOf = (texts: Readonly<Record<string, string>>) =>
  listImportEdges(Object.entries(texts).map(([path, text]): SourceFile => ({ path, text })))

describe('the search for import cycles', () => {
  it('finds a planted cycle of files, and none of the imports beside it', () => {
    const edges = edgesOf({
      'src/a.ts': "import { b } from './b.ts'\nimport { d } from './d.ts'\nexport const a = b + d",
      'src/b.ts': "import { c } from './c.ts'\nexport const b = c",
      'src/c.ts': "export { a as c } from './a.ts'",
      'src/d.ts': 'export const d = 1',
    })
    expect(findFileCycles(edges)).toEqual([
      'src/a.ts → src/b.ts',
      'src/b.ts → src/c.ts',
      'src/c.ts → src/a.ts',
    ])
  })

  it.each([
    ['a type', "import type { Item } from '#domain/trades/item.ts'"],
    ['an inline type', "export type Of = import('./item.ts').Item"],
    ['a lazy import', "export const load = () => import('./item.ts')"],
    ['a re-exported type', "export type { Item } from './item.ts'"],
  ])('counts %s', (_, text) => {
    const edges = edgesOf({
      'src/domain/trades/item.ts': "import type { Step } from './step.ts'\nexport type Item = Step",
      'src/domain/trades/step.ts': `${text}\nexport type Step = string`,
    })
    expect(findFileCycles(edges)).toEqual([
      'src/domain/trades/item.ts → src/domain/trades/step.ts',
      'src/domain/trades/step.ts → src/domain/trades/item.ts',
    ])
  })

  it('finds a file that imports itself', () => {
    expect(findFileCycles(edgesOf({ 'src/a.ts': "import type { A } from './a.ts'" }))).toEqual([
      'src/a.ts → src/a.ts',
    ])
  })

  it('finds a planted cycle of folders where no file is part of one', () => {
    const edges = edgesOf({
      'src/domain/cart/total.ts': "import { cents } from '../trades/cents.ts'\nexport const total = cents",
      'src/domain/cart/cart.ts': 'export interface Cart {}',
      'src/domain/trades/cents.ts': 'export const cents = 1',
      'src/domain/trades/settle.ts': "import type { Cart } from '#domain/cart/cart.ts'",
      'src/domain/money/euro.ts': "import { cents } from '../trades/cents.ts'\nexport const euro = cents",
    })
    expect(findFileCycles(edges)).toEqual([])
    expect(findFolderCycles(edges, 'src/domain')).toEqual([
      'cart → trades: src/domain/cart/total.ts → src/domain/trades/cents.ts',
      'trades → cart: src/domain/trades/settle.ts → src/domain/cart/cart.ts',
    ])
  })
})
