import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appendEntry,
  buildRowText,
  CHAIN_START,
  type RegisterRow,
  toChainPoint,
} from '#domain/purchase-register/hash-chain.ts'
import { type ChainCheck, verifyChain } from '#domain/purchase-register/verify-chain.ts'
import {
  ANY_DRAFT,
  ANY_REGISTER,
  createPayment,
  createPurchase,
  createRegister,
  sha256,
} from '../../../tests/support/register-rows.ts'

const verify = (rows: readonly RegisterRow[], check: Partial<ChainCheck> = {}) =>
  verifyChain(rows, { country: 'FR', hash: sha256, ...check })

const end = (rows: readonly RegisterRow[]) => {
  const last = rows[rows.length - 1]
  return last ? toChainPoint(last) : CHAIN_START
}

/** A register and one of its rows, by its place. */
const ANY_PLACE = fc.tuple(ANY_REGISTER, fc.nat()).map(([rows, at]) => ({ rows, at: at % rows.length }))

const replaced = (rows: readonly RegisterRow[], at: number, row: RegisterRow) =>
  rows.map((other, place) => (place === at ? row : other))

const rehashed = (row: RegisterRow): RegisterRow => ({
  ...row,
  hash: sha256(buildRowText(row.entry, row.previousHash)),
})

const otherHash = (hash: string) => sha256(`not ${hash}`)

/** Changes one field of a row's entry, of whatever type. */
function withChangedField(row: RegisterRow, choice: number): RegisterRow {
  const fields = Object.keys(row.entry).filter((field) => field !== 'sequence')
  const field = fields[choice % fields.length] ?? ''
  const value: unknown = Object.entries(row.entry).find(([name]) => name === field)?.[1]
  const changed = typeof value === 'number' ? value + 1 : `${JSON.stringify(value)}!`
  // As an attacker would leave it, whether or not the type allows it.
  return { ...row, entry: { ...row.entry, [field]: changed } as RegisterRow['entry'] }
}

describe('the purchase register', () => {
  it('ties each row to all before it', () => {
    const rows = createRegister([createPurchase(), createPayment()])
    expect(rows.map(({ entry }) => entry.sequence)).toEqual([1, 2])
    expect(rows[0]?.previousHash).toBe('0'.repeat(64))
    expect(rows[1]?.previousHash).toBe(rows[0]?.hash)
    expect(verify(rows)).toEqual({ kind: 'whole', end: end(rows) })
  })

  it('hashes this text, which anyone can reproduce', () => {
    const [row] = createRegister([createPayment()])
    expect(row && buildRowText(row.entry, row.previousHash)).toBe(
      '{"entry":{"country":"FR","currency":"EUR","day":"2026-07-17","kind":"PAYMENT","paidDay":"2026-07-16",' +
        '"paymentTypeId":13,"priceInCents":23700,"reference":"7K3M-Q2R9-1","sequence":1},' +
        `"previousHash":"${'0'.repeat(64)}","version":1}`,
    )
  })

  it('has days that never go back, even when a clock does', () => {
    const rows = createRegister([
      createPurchase({ day: '2026-07-15' }),
      createPurchase({ day: '2026-07-14' }),
    ])
    expect(rows.map(({ entry }) => entry.day)).toEqual(['2026-07-15', '2026-07-15'])
  })

  it('takes no entry of another country', () => {
    const [row = null] = createRegister([createPurchase()])
    expect(() => appendEntry(row, createPurchase({ country: 'DE' }), sha256)).toThrow(TypeError)
  })

  it('is intact as written, and so is every part that begins where another ends', () => {
    fc.assert(
      fc.property(ANY_PLACE, ({ rows, at }) => {
        expect(verify(rows)).toEqual({ kind: 'whole', end: end(rows) })
        const start = end(rows.slice(0, at))
        const noted = rows.map(toChainPoint)
        expect(verify(rows.slice(at), { start, noted })).toEqual({ kind: 'whole', end: end(rows) })
      }),
    )
  })

  it('is intact without rows, unless some were recorded', () => {
    expect(verify([])).toEqual({ kind: 'whole', end: CHAIN_START })
    expect(verify([], { noted: [{ sequence: 1, hash: 'x' }] })).toMatchObject({
      sequence: 1,
      reason: 'CUT_OFF',
    })
  })
})

describe('a register that was tampered with', () => {
  it('shows the row in which any field was changed', () => {
    fc.assert(
      fc.property(ANY_PLACE, fc.nat(), ({ rows, at }, choice) => {
        const row = rows[at]
        if (!row) return
        const found = { kind: 'broken', sequence: at + 1, reason: 'CHANGED' }
        expect(verify(replaced(rows, at, withChangedField(row, choice)))).toEqual(found)
        expect(verify(replaced(rows, at, { ...row, hash: otherHash(row.hash) }))).toEqual(found)
        expect(verify(replaced(rows, at, { ...row, previousHash: otherHash(row.hash) }))).toEqual(found)
      }),
      { numRuns: 500 },
    )
  })

  it('shows the row that was replaced together with its hash', () => {
    fc.assert(
      fc.property(ANY_PLACE, ANY_DRAFT, ({ rows, at }, draft) => {
        const row = rows[at]
        // No row after the last one covers it; that is what records elsewhere are for.
        fc.pre(row !== undefined && at < rows.length - 1)
        const entry = { ...draft, day: row.entry.day, sequence: row.entry.sequence }
        const forged = rehashed({ ...row, entry })
        fc.pre(forged.hash !== row.hash)
        expect(verify(replaced(rows, at, forged))).toEqual({
          kind: 'broken',
          sequence: at + 1,
          reason: 'REPLACED',
        })
        const uprooted = rehashed({ ...forged, previousHash: otherHash(row.hash) })
        expect(verify(replaced(rows, at, uprooted))).toEqual({
          kind: 'broken',
          sequence: at + 1,
          reason: 'REPLACED',
        })
      }),
      { numRuns: 500 },
    )
  })

  it('shows where a row is missing', () => {
    fc.assert(
      fc.property(ANY_PLACE, ({ rows, at }) => {
        const reading = verify(
          rows.filter((_, place) => place !== at),
          { noted: [end(rows)] },
        )
        const reason = at === rows.length - 1 ? 'CUT_OFF' : 'SEQUENCE'
        expect(reading).toEqual({ kind: 'broken', sequence: at + 1, reason })
      }),
    )
  })

  it('shows the first row that is out of place', () => {
    fc.assert(
      fc.property(ANY_REGISTER, fc.nat(), fc.nat(), (rows, one, other) => {
        const [first, second] = [one % rows.length, other % rows.length].toSorted((a, b) => a - b)
        fc.pre(first !== undefined && second !== undefined && first !== second)
        const [a, b] = [rows[first], rows[second]]
        if (!a || !b) return
        const swapped = replaced(replaced(rows, first, b), second, a)
        expect(verify(swapped)).toEqual({ kind: 'broken', sequence: first + 1, reason: 'SEQUENCE' })
        // Also if the numbers are adjusted.
        const renumbered = swapped.map((row, at) => ({ ...row, entry: { ...row.entry, sequence: at + 1 } }))
        expect(verify(renumbered)).toEqual({ kind: 'broken', sequence: first + 1, reason: 'CHANGED' })
      }),
    )
  })

  it('shows a row that was inserted', () => {
    fc.assert(
      fc.property(ANY_PLACE, ({ rows, at }) => {
        const doubled = [...rows.slice(0, at + 1), ...rows.slice(at)]
        expect(verify(doubled)).toEqual({ kind: 'broken', sequence: at + 2, reason: 'SEQUENCE' })
      }),
    )
  })

  it('shows by records elsewhere that it was rewritten from some row on', () => {
    fc.assert(
      fc.property(ANY_PLACE, ({ rows, at }) => {
        const forged = rows
          .map(({ entry: { sequence: _, ...draft } }) => draft)
          .map((draft, place) => (place === at ? { ...draft, priceInCents: draft.priceInCents + 1 } : draft))
        const rewritten = createRegister(forged)
        // Consistent in itself: without a record elsewhere, nobody can tell.
        expect(verify(rewritten).kind).toBe('whole')
        expect(verify(rewritten, { noted: [end(rows)] })).toEqual({
          kind: 'broken',
          sequence: rows.length,
          reason: 'REWRITTEN',
        })
        expect(verify(rewritten, { noted: rows.map(toChainPoint) })).toMatchObject({ sequence: at + 1 })
      }),
    )
  })

  it('shows the row after a recorded one if that is the one that does not fit', () => {
    const rows = createRegister([createPurchase(), createPayment()])
    const [first, second] = rows
    if (!first || !second) throw new Error('no rows')
    const uprooted = rehashed({ ...second, previousHash: otherHash(first.hash) })
    expect(verify([first, uprooted])).toMatchObject({ sequence: 1, reason: 'REPLACED' })
    expect(verify([first, uprooted], { noted: [toChainPoint(first)] })).toMatchObject({
      sequence: 2,
      reason: 'REPLACED',
    })
    expect(verify([uprooted], { start: toChainPoint(first) })).toMatchObject({
      sequence: 2,
      reason: 'REPLACED',
    })
  })

  it('shows rows of another country, and days that go back', () => {
    const rows = createRegister([createPurchase(), createPurchase()])
    expect(verify(rows, { country: 'DE' })).toMatchObject({ sequence: 1, reason: 'COUNTRY' })
    const [first, second] = rows
    if (!first || !second) throw new Error('no rows')
    const backdated = rehashed({ ...second, entry: { ...second.entry, day: '2026-07-01' } })
    expect(verify([first, backdated])).toMatchObject({ sequence: 2, reason: 'DAY' })
  })

  it('counts as changed if a row has what no row can have', () => {
    const rows = createRegister([createPurchase(), createPurchase()])
    const [first] = rows
    if (!first) throw new Error('no rows')
    for (const priceInCents of [1.5, Number.NaN])
      expect(verify(replaced(rows, 0, { ...first, entry: { ...first.entry, priceInCents } }))).toMatchObject({
        sequence: 1,
        reason: 'CHANGED',
      })
  })
})
