import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildExampleLog, sha256 } from '../../../tests/support/example-log.ts'
import { growTree } from './grow-tree.ts'
import { type Bytes, hashEmptyTree, hashLeaf, hashNode, toHex } from './merkle-hash.ts'
import { listConsistencyRanges, listInclusionRanges, splitRange } from './tree-ranges.ts'
import { verifyConsistency } from './verify-consistency.ts'
import { verifyInclusion } from './verify-inclusion.ts'

const fromHex = (text: string): Bytes => Uint8Array.from(Buffer.from(text, 'hex'))

// The test vectors of the first implementations of RFC 6962.
const ENTRIES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const buildLeaves = (count: number): Bytes[] =>
  Array.from({ length: count }, (_, index) => hashLeaf(sha256, new TextEncoder().encode(`entry ${index}`)))

/** The root by the definition of the standard, without anything kept (RFC 9162, 2.1.1). */
function defineRoot(leaves: readonly Bytes[]): Bytes {
  const [only] = leaves
  if (!only) return hashEmptyTree(sha256)
  if (leaves.length === 1) return only
  let left = 1
  while (left * 2 < leaves.length) left *= 2
  return hashNode(sha256, defineRoot(leaves.slice(0, left)), defineRoot(leaves.slice(left)))
}

const flip = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1)

describe('the tree of the log', () => {
  it.each(ROOTS.map((root, size) => ({ root, size })))(
    'has the known root with $size entries',
    ({ root, size }) => {
      const log = buildExampleLog(ENTRIES.map((entry) => hashLeaf(sha256, fromHex(entry))))
      expect(log.rootOf(size)).toBe(root)
    },
  )

  it.each([
    { index: 0, size: 1, path: [] },
    {
      index: 0,
      size: 8,
      path: [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    },
    {
      index: 5,
      size: 8,
      path: [
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    },
  ])('has the known path of entry $index among $size', ({ index, size, path }) => {
    const log = buildExampleLog(ENTRIES.map((entry) => hashLeaf(sha256, fromHex(entry))))
    expect(log.proveInclusion(index, size).inclusion_path).toEqual(path)
  })

  it('has the root of the standard’s definition at every size', () => {
    const leaves = buildLeaves(70)
    const log = buildExampleLog(leaves)
    for (let size = 0; size <= leaves.length; size += 1)
      expect(log.rootOf(size)).toBe(toHex(defineRoot(leaves.slice(0, size))))
  })

  it('grows to the same tree in any number of steps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 8 }), (steps) => {
        const leaves = buildLeaves(steps.reduce((sum, step) => sum + step, 0))
        let grown: ReturnType<typeof growTree> = { completed: [], edge: [], size: 0 }
        let at = 0
        for (const step of steps) {
          grown = growTree(sha256, grown, leaves.slice(at, at + step))
          at += step
        }
        expect(grown.edge).toEqual(growTree(sha256, { edge: [], size: 0 }, leaves).edge)
      }),
    )
  })
})

describe('an inclusion proof', () => {
  it('holds for every entry of every size, and for no other entry', async () => {
    const leaves = buildLeaves(33)
    const log = buildExampleLog(leaves)
    for (let size = 1; size <= leaves.length; size += 1) {
      for (const [index, leafHash] of leaves.slice(0, size).entries()) {
        const proof = log.proveInclusion(index, size)
        const rootHash = log.rootOf(size)
        const other = leaves[(index + 1) % leaves.length] ?? leafHash
        expect(await verifyInclusion(sha256, { leafHash, rootHash }, proof)).toBe(true)
        expect(await verifyInclusion(sha256, { leafHash: other, rootHash }, proof)).toBe(false)
      }
    }
  })

  it('breaks with any change of it', async () => {
    const leaves = buildLeaves(200)
    const log = buildExampleLog(leaves)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 200 }), fc.nat(), fc.nat(), async (size, at, hop) => {
        const index = at % size
        const leafHash = leaves[index] ?? new Uint8Array()
        const proof = log.proveInclusion(index, size)
        const path = proof.inclusion_path
        const changed = path.map((hash, place) => (place === hop % path.length ? flip(hash) : hash))
        const wrong = [
          { ...proof, inclusion_path: changed },
          { ...proof, inclusion_path: path.slice(1) },
          { ...proof, inclusion_path: [...path, log.rootOf(1)] },
          { ...proof, leaf_index: size },
          { ...proof, leaf_index: -1 },
          { ...proof, leaf_index: (index + 1) % size },
          { ...proof, inclusion_path: ['no hash'] },
        ]
        for (const broken of wrong)
          expect(await verifyInclusion(sha256, { leafHash, rootHash: log.rootOf(size) }, broken)).toBe(false)
      }),
    )
  })

  it('has one hash per level at a million entries', () => {
    expect(listInclusionRanges(700_000, 2 ** 20)).toHaveLength(20)
  })

  it('is built of few subtrees, even behind 2 to the power of 40 entries', () => {
    const ranges = listInclusionRanges(2 ** 39 + 12_345, 2 ** 40 + 77)
    expect(ranges.flatMap(splitRange).length).toBeLessThanOrEqual(2 * 41)
  })
})

describe('a consistency proof', () => {
  it('holds between any two sizes', async () => {
    const log = buildExampleLog(buildLeaves(33))
    for (let second = 0; second <= 33; second += 1)
      for (let first = 0; first <= second; first += 1) {
        const roots = { first: log.rootOf(first), second: log.rootOf(second) }
        expect(await verifyConsistency(sha256, roots, log.proveConsistency(first, second))).toBe(true)
      }
  })

  it('doesn’t hold for a log with another past', async () => {
    const leaves = buildLeaves(120)
    const log = buildExampleLog(leaves)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 119 }), fc.nat(), async (first, at) => {
        const forged = leaves.map((leaf, index) => (index === at % first ? hashLeaf(sha256, leaf) : leaf))
        const fork = buildExampleLog(forged)
        const roots = { first: log.rootOf(first), second: fork.rootOf(120) }
        for (const proof of [log.proveConsistency(first, 120), fork.proveConsistency(first, 120)])
          expect(await verifyConsistency(sha256, roots, proof)).toBe(false)
      }),
    )
  })

  it.each([
    { what: 'a tree that has shrunk', first: 5, second: 3, path: [] },
    { what: 'another root of the same size', first: 4, second: 4, path: [] },
    { what: 'no path', first: 3, second: 7, path: [] },
  ])('refuses $what', async ({ first, second, path }) => {
    const [log, other] = [buildExampleLog(buildLeaves(8)), buildExampleLog(buildLeaves(9).slice(1))]
    const roots = { first: log.rootOf(first), second: other.rootOf(second) }
    const proof = { tree_size_1: first, tree_size_2: second, consistency_path: path }
    expect(await verifyConsistency(sha256, roots, proof)).toBe(false)
  })

  it('names no hash that whoever has the first tree knows', () => {
    expect(listConsistencyRanges(4, 8)).toEqual([{ start: 4, end: 8 }])
  })
})
