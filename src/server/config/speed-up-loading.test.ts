import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { createResolve } from './speed-up-loading.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const OURS = 'file:///srv/shop/src/server/db/database.ts'
const THEIRS = 'file:///srv/shop/node_modules/drizzle-orm/pg-core/index.js'

/** Resolves like Node, as far as a test can tell: to an address of its own for each call. */
function resolveAll(...asked: readonly (readonly [specifier: string, parentURL: string])[]) {
  const next = vi.fn((specifier: string) => ({ url: `node:${specifier}-${next.mock.calls.length}` }))
  const resolve = createResolve()
  const context = { conditions: ['node', 'import'], importAttributes: {} }
  return asked.map(([specifier, parentURL]) => resolve(specifier, { ...context, parentURL }, next))
}

describe('drizzle-orm', () => {
  it('is looked up once for all who import it', () => {
    const found = resolveAll(['drizzle-orm', OURS], ['drizzle-orm/pg-core', OURS], ['drizzle-orm', OURS])
    expect(found).toEqual([
      { url: 'node:drizzle-orm-1', shortCircuit: true },
      { url: 'node:drizzle-orm/pg-core-2', shortCircuit: true },
      { url: 'node:drizzle-orm-1', shortCircuit: true },
    ])
  })

  it('finds its own files without Node', () => {
    expect(resolveAll(['../entity.js', THEIRS])).toEqual([
      {
        url: 'file:///srv/shop/node_modules/drizzle-orm/entity.js',
        format: 'module',
        shortCircuit: true,
      },
    ])
  })

  // What makes it right to do without Node.
  it('is one package of ECMAScript modules, and installed once', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
    expect(read('node_modules/drizzle-orm/package.json').type).toBe('module')
    expect(globSync('node_modules/drizzle-orm/**/package.json', { cwd: ROOT })).toEqual([
      'node_modules/drizzle-orm/package.json',
    ])
    const copies = Object.keys(read('package-lock.json').packages).filter((path) =>
      path.endsWith('node_modules/drizzle-orm'),
    )
    expect(copies).toEqual(['node_modules/drizzle-orm'])
  })
})

it.each([
  ['another package', 'zod', OURS],
  ['a package whose name begins alike', 'drizzle-orm-helpers', OURS],
  ['a file of ours', './schema.ts', OURS],
  ['a package that drizzle-orm imports', 'pg', THEIRS],
])('%s is found by Node, each time', (_, specifier, parentURL) => {
  expect(resolveAll([specifier, parentURL], [specifier, parentURL])).toEqual([
    { url: `node:${specifier}-1` },
    { url: `node:${specifier}-2` },
  ])
})
