import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import {
  countInBusiestWeek,
  findWarningSigns,
  USUAL_SALES_PER_WEEK,
  type WarningFacts,
} from './warning-signs.ts'

const NOW_MS = 1_000 * DAY_MS

const SELLER = {
  firstName: 'Mara',
  lastName: 'Muster',
  companyName: null,
  accountHolder: 'Mara Muster',
  paymentTypeId: 13,
} as const

/** A sale without any sign. */
const PLAIN: WarningFacts = {
  seller: SELLER,
  isBusiness: false,
  createdAtMs: NOW_MS,
  seenSerials: [],
  sameAccount: [],
  holderSalesAtMs: [],
  networkSalesAtMs: [],
  shippedAtMs: NOW_MS + DAY_MS,
  emailChangedAtMs: null,
  changes: [],
}

const listReasons = (facts: Partial<WarningFacts>) =>
  findWarningSigns({ ...PLAIN, ...facts }).map(({ reason }) => reason)

const times = (count: number, atMs = NOW_MS) => Array.from({ length: count }, () => atMs)

describe('an ordinary sale', () => {
  it('shows no sign', () => {
    expect(listReasons({})).toEqual([])
  })

  it('to a PayPal account shows no sign by its name, which nobody can check', () => {
    const seller = { ...SELLER, paymentTypeId: 14, accountHolder: 'Someone Else' } as const
    expect(listReasons({ seller })).toEqual([])
  })
})

describe('a serial number', () => {
  const earlier = [{ transactionId: 7, itemNumber: 2 }]

  it('that was bought before is a sign, with the earlier purchase', () => {
    expect(findWarningSigns({ ...PLAIN, seenSerials: [{ itemNumber: 1, earlier }] })).toEqual([
      { reason: 'SERIAL_SEEN_BEFORE', details: { itemNumber: 1, earlier } },
    ])
  })

  it('that is new is none', () => {
    expect(listReasons({ seenSerials: [{ itemNumber: 1, earlier: [] }] })).toEqual([])
  })
})

describe('an account that other sales are paid to', () => {
  const other = { ...SELLER, transactionId: 7 }

  it.each([
    ['the same name', {}, false],
    ['the same name in another spelling', { accountHolder: 'MUSTER, MARA', firstName: 'MARA' }, false],
    ['a second given name', { firstName: 'Mara Lena', accountHolder: 'Mara L. Muster' }, false],
    ['her company, paid to herself', { companyName: 'Muster Handel GmbH' }, false],
    ['the same foreign name', { firstName: 'Jan', lastName: 'Kowalski' }, false],
    ['another first name', { firstName: 'Paul', accountHolder: 'Paul Muster' }, true],
    ['someone else', { firstName: 'Jan', lastName: 'Kowalski', accountHolder: 'Jan Kowalski' }, true],
  ])('under %s', (_, changed, isSign) => {
    const reasons = listReasons({ sameAccount: [{ ...other, ...changed }] })
    expect(reasons.includes('ACCOUNT_OF_SEVERAL_HOLDERS')).toBe(isSign)
  })

  it('names the sales under other names, in order', () => {
    const stranger = {
      firstName: 'Jan',
      lastName: 'Kowalski',
      accountHolder: 'Jan Kowalski',
      companyName: null,
    }
    const sameAccount = [9, 8].map((transactionId) => ({ ...stranger, transactionId }))
    expect(findWarningSigns({ ...PLAIN, sameAccount: [...sameAccount, other] })).toEqual([
      { reason: 'ACCOUNT_OF_SEVERAL_HOLDERS', details: { trades: [8, 9] } },
    ])
  })
})

describe('many sales', () => {
  it.each([
    ['holder', 'private', 'holderSalesAtMs', false],
    ['network', 'private', 'networkSalesAtMs', false],
    ['holder', 'business', 'holderSalesAtMs', true],
    ['network', 'business', 'networkSalesAtMs', true],
  ] as const)('of one %s in a week are a sign above the usual number (%s)', (by, kind, field, isBusiness) => {
    const usual = USUAL_SALES_PER_WEEK[by][kind]
    expect(listReasons({ isBusiness, [field]: times(usual - 1) })).toEqual([])
    expect(findWarningSigns({ ...PLAIN, isBusiness, [field]: times(usual) })).toEqual([
      { reason: 'MANY_SALES', details: { by } },
    ])
  })

  it('count in any seven days around the sale, not in two weeks', () => {
    expect(countInBusiestWeek(NOW_MS, [NOW_MS - 6 * DAY_MS, NOW_MS + 6 * DAY_MS])).toBe(2)
    expect(countInBusiestWeek(NOW_MS, [NOW_MS - 3 * DAY_MS, NOW_MS + 3 * DAY_MS])).toBe(3)
    expect(countInBusiestWeek(NOW_MS, [NOW_MS - 7 * DAY_MS, NOW_MS + 7 * DAY_MS])).toBe(1)
  })

  it('of others never make fewer, and never count further than a week away', () => {
    const anyTimes = fc.array(fc.integer({ min: -20, max: 20 }).map((days) => NOW_MS + days * DAY_MS))
    fc.assert(
      fc.property(anyTimes, anyTimes, (some, more) => {
        const count = countInBusiestWeek(NOW_MS, some)
        expect(count).toBeGreaterThanOrEqual(1)
        expect(countInBusiestWeek(NOW_MS, [...some, ...more])).toBeGreaterThanOrEqual(count)
        const near = some.filter((atMs) => Math.abs(atMs - NOW_MS) < 7 * DAY_MS)
        expect(count).toBeLessThanOrEqual(near.length + 1)
      }),
    )
  })
})

describe('a change of the account', () => {
  const shippedAtMs = NOW_MS + DAY_MS

  it.each([
    ['before the parcel was sent', shippedAtMs - 1, false, []],
    ['after it was sent', shippedAtMs, false, ['ACCOUNT_CHANGED_AFTER_SHIPPING']],
    ['by the desk', shippedAtMs + DAY_MS, true, []],
  ])('%s', (_, changedAtMs, isByDesk, expected) => {
    expect(listReasons({ shippedAtMs, changes: [{ id: 'a', changedAtMs, isByDesk }] })).toEqual(expected)
  })

  it.each([
    ['before the mail address was another one', NOW_MS - 1, false, []],
    ['after that', NOW_MS, false, ['ACCOUNT_CHANGED_AFTER_EMAIL']],
    ['by the desk after that', NOW_MS, true, []],
  ])('%s', (_, changedAtMs, isByDesk, expected) => {
    const changes = [{ id: 'a', changedAtMs, isByDesk }]
    expect(listReasons({ shippedAtMs: null, emailChangedAtMs: NOW_MS, changes })).toEqual(expected)
  })

  it('is settled by the desk, but a later one is a sign again', () => {
    const changes = [
      { id: 'a', changedAtMs: shippedAtMs, isByDesk: false },
      { id: 'b', changedAtMs: shippedAtMs, isByDesk: true },
      { id: 'c', changedAtMs: shippedAtMs, isByDesk: false },
    ]
    expect(findWarningSigns({ ...PLAIN, shippedAtMs, changes })).toEqual([
      { reason: 'ACCOUNT_CHANGED_AFTER_SHIPPING', details: { change: 'c' } },
    ])
  })

  it('is no sign as long as nothing was sent', () => {
    const changes = [{ id: 'a', changedAtMs: NOW_MS, isByDesk: false }]
    expect(listReasons({ shippedAtMs: null, changes })).toEqual([])
  })
})

describe('the name on an account', () => {
  it.each([
    // Germany and Austria
    ['Jürgen', 'Weiß', null, 'JUERGEN WEISS'],
    ['Anna-Lena', 'Meyer-Landrut', null, 'Meyer-Landrut, Anna-Lena'],
    ['Franz', 'Gruber', null, 'Mag. Franz Gruber'],
    // Great Britain
    ['Siobhán', 'O’Brien', null, 'Siobhan OBrien'],
    ['James Robert', 'Smith', null, 'James R Smith'],
    // Spain
    ['María José', 'García Núñez', null, 'GARCIA NUNEZ MARIA JOSE'],
    // France
    ['Jean-François', 'Lefèvre', null, 'Lefevre Jean Francois'],
    // Italy
    ['Niccolò', 'D’Angelo', null, 'DAngelo Niccolo'],
    // Poland
    ['Łukasz', 'Wiśniewski', null, 'LUKASZ WISNIEWSKI'],
    // Companies
    ['Mara', 'Muster', 'Muster Handel GmbH', 'Muster Handel'],
    ['Giulia', 'Rossi', 'Rossi Elettronica S.r.l.', 'ROSSI ELETTRONICA SRL'],
    ['Ewa', 'Nowak', 'Nowak sp. z o.o.', 'Nowak Sp. z o. o.'],
    ['Mara', 'Muster', 'Muster Handel GmbH', 'Mara Muster'],
  ])('%s %s (%s) may be paid as %s', (firstName, lastName, companyName, accountHolder) => {
    const seller = { ...SELLER, firstName, lastName, companyName, accountHolder }
    expect(listReasons({ seller })).toEqual([])
  })

  it.each([
    ['Jürgen', 'Weiß', null, 'Sabine Weiß'],
    ['María José', 'García Núñez', null, 'María José García'],
    ['Jean-François', 'Lefèvre', null, 'François Lefèvre'],
    ['James', 'Smith', null, 'J Smith'],
    ['Łukasz', 'Wiśniewski', null, 'Łukasz Wiśniewska'],
    ['Mara', 'Muster', null, 'Muster Handel GmbH'],
    ['Mara', 'Muster', null, 'Mara und Paul Muster'],
    ['Giulia', 'Rossi', 'Rossi Elettronica S.r.l.', 'Bianchi Elettronica S.r.l.'],
  ])('%s %s (%s) is held when paid as %s', (firstName, lastName, companyName, accountHolder) => {
    const seller = { ...SELLER, firstName, lastName, companyName, accountHolder }
    expect(findWarningSigns({ ...PLAIN, seller })).toEqual([
      { reason: 'HOLDER_DIFFERS', details: { change: null } },
    ])
  })

  it('is looked at again after every change', () => {
    const seller = { ...SELLER, accountHolder: 'Paul Muster' }
    const changes = ['a', 'b'].map((id) => ({ id, changedAtMs: NOW_MS, isByDesk: false }))
    expect(findWarningSigns({ ...PLAIN, seller, changes })).toEqual([
      { reason: 'HOLDER_DIFFERS', details: { change: 'b' } },
    ])
  })
})
