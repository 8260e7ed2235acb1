import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { createDevice, createRow } from '../../../tests/support/drawer-rows.ts'
import {
  addRows,
  changeRow,
  chooseDevice,
  completeAnswers,
  dropTaken,
  findRowDevice,
  recordAnswers,
  rejectDevice,
  restoreRow,
} from './drawer-row.ts'
import { EMPTY_DRAWER, readDrawer } from './read-drawer.ts'

const IPHONE = createDevice()
const SE_2 = createDevice({ id: 2, name: 'iPhone SE (2nd generation)' })
const SE_3 = createDevice({ id: 3, name: 'iPhone SE (3rd generation)' })

describe('what is pasted', () => {
  const rows = addRows(
    [createRow({ key: 4 })],
    [
      { name: 'iPhone 12 64 GB', status: 'ok', isBroken: false, devices: [{ ...IPHONE, storageGb: 64 }] },
      { name: 'iPhone SE', status: 'ambiguous', isBroken: false, devices: [SE_2, SE_3] },
      { name: 'Toaster', status: 'unknown', isBroken: false, devices: [] },
    ],
  )

  it('is added with keys of its own', () => {
    expect(rows.map(({ key }) => key)).toEqual([4, 5, 6, 7])
  })

  it('keeps the storage that it names', () => {
    expect(rows[1]?.own.storageGb).toBe(64)
  })

  it('leaves a name that fits several devices to the seller', () => {
    expect(rows[2] && findRowDevice(rows[2])).toBeNull()
  })

  it('asks about the one of several devices that is bought here', () => {
    const [row] = addRows([], [{ name: 'iPhone SE', status: 'ambiguous', isBroken: false, devices: [SE_3] }])
    expect(row).toMatchObject({ devices: [SE_3], isGuess: true })
  })

  it('keeps a name that nobody knows', () => {
    expect(rows[3]).toMatchObject({ written: 'Toaster', devices: [] })
  })
})

describe('a removed row', () => {
  const removed = createRow({ key: 4, written: 'Galaxy S21' })

  it('comes back to its place as it was', () => {
    const rows = [createRow({ key: 1 }), createRow({ key: 5 })]
    expect(restoreRow(rows, removed, 1)).toEqual([rows[0], removed, rows[1]])
  })

  it('leaves the key to a device that was added since, which would be lost otherwise', () => {
    const rows = addRows(
      [createRow({ key: 3 })],
      [{ name: 'Toaster', status: 'unknown', isBroken: false, devices: [] }],
    )
    const { rows: stored } = readDrawer({ rows: restoreRow(rows, removed, 1), apart: [] })
    expect(stored.map(({ key, written }) => [key, written])).toEqual([
      [3, 'iPhone 12'],
      [5, 'Galaxy S21'],
      [4, 'Toaster'],
    ])
  })
})

describe('a row', () => {
  const row = createRow({ devices: [SE_2, SE_3], own: { storageGb: 64, conditionId: 4, answers: {} } })

  it('takes the device that the seller chooses, without answers about another', () => {
    expect(chooseDevice(row, SE_3)).toMatchObject({
      devices: [SE_3],
      own: { storageGb: null, conditionId: null },
    })
  })

  it('goes back to its name when the device was wrong', () => {
    expect(rejectDevice(row)).toMatchObject({ devices: [], written: row.written })
  })

  it('changes without the others', () => {
    const others = [createRow({ key: 1 }), createRow({ key: 2 })]
    expect(changeRow(others, 2, rejectDevice)[0]).toBe(others[0])
  })

  it('leaves the list when its offer has left the cart', () => {
    const rows = [
      createRow({ key: 1, offerId: 'sold' }),
      createRow({ key: 2, offerId: 'kept' }),
      createRow({ key: 3 }),
    ]
    expect(dropTaken(rows, ['kept']).map(({ key }) => key)).toEqual([2, 3])
  })
})

const CODES = ['PH_POWER', 'PH_LOCK', 'PH_FUNC', 'PH_LIQUID']

const someAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...CODES),
  fc.array(fc.constantFrom('YES', 'NO', 'LATER'), { maxLength: 2 }),
)

describe('answers about one device', () => {
  it('come before those for several devices', () => {
    const row = createRow({
      own: { storageGb: null, conditionId: null, answers: { PH_LOCK: ['LATER'] } },
      shared: { PH_LOCK: ['YES'], PH_POWER: ['YES'] },
    })
    expect(completeAnswers(row).answers).toEqual({ PH_LOCK: ['LATER'], PH_POWER: ['YES'] })
  })

  it('are exactly what the seller has given, whatever was shared', () => {
    fc.assert(
      fc.property(someAnswers, someAnswers, someAnswers, (own, shared, given) => {
        const row = createRow({ own: { storageGb: null, conditionId: null, answers: own }, shared })
        const before = completeAnswers(row)
        const next = { storageGb: 128, conditionId: 4, answers: { ...before.answers, ...given } }
        expect(completeAnswers(recordAnswers(row, next))).toEqual(next)
      }),
    )
  })

  it('never become those of all devices', () => {
    const row = createRow({ shared: { PH_POWER: ['YES'] } })
    const next = { storageGb: null, conditionId: 4, answers: { PH_POWER: ['YES'], PH_LOCK: ['YES'] } }
    expect(recordAnswers(row, next).own.answers).toEqual({ PH_LOCK: ['YES'] })
  })
})

describe('a stored list', () => {
  it('is the same after a reload', () => {
    const drawer = { rows: [createRow({ key: 1 }), createRow({ key: 2, devices: [] })], apart: ['LOCK'] }
    expect(readDrawer(JSON.parse(JSON.stringify(drawer)))).toEqual(drawer)
  })

  it.each([null, 'text', [], { rows: 'none' }, { rows: [null, 1, { key: 'a' }] }])(
    'survives %j',
    (stored) => {
      expect(readDrawer(stored)).toEqual(EMPTY_DRAWER)
    },
  )

  it('has every key once', () => {
    const { rows } = readDrawer({ rows: [createRow({ key: 1 }), createRow({ key: 1 })] })
    expect(rows).toHaveLength(1)
  })

  it('can be anything without breaking the page', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) =>
        readDrawer(stored).rows.every(({ key }) => Number.isInteger(key)),
      ),
    )
  })
})
