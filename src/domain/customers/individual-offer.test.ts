import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkIndividualOffer, type IndividualOfferInput } from '#domain/customers/individual-offer.ts'

const GERMANY = { callingCode: '49' }

const OFFICE: IndividualOfferInput = {
  companyName: 'Müller Handel GmbH',
  contactPerson: 'Mara Müller',
  email: 'office@mueller-handel.example',
  phone: '+4930123456',
  message: 'All from one office.',
}

const contactOf = (overrides: Partial<IndividualOfferInput>) => {
  const check = checkIndividualOffer({ ...OFFICE, ...overrides }, GERMANY)
  if (check.kind === 'problems') throw new Error(JSON.stringify(check.problems))
  return check.contact
}

const problemsOf = (
  overrides: Partial<IndividualOfferInput>,
  rules: { callingCode: string | null } = GERMANY,
) => {
  const check = checkIndividualOffer({ ...OFFICE, ...overrides }, rules)
  return check.kind === 'problems' ? check.problems : []
}

describe('a request for an individual offer', () => {
  it('is stored in normal form', () => {
    expect(
      contactOf({
        companyName: '  Mu\u0308ller  Handel GmbH ',
        contactPerson: 'Mara\u00a0Müller\u200b',
        email: ' Office@Mueller-Handel.EXAMPLE ',
        phone: '030 / 12 34 56',
      }),
    ).toEqual(OFFICE)
  })

  it('needs neither a phone number nor a message', () => {
    expect(contactOf({ phone: ' ', message: ' ' })).toEqual({ ...OFFICE, phone: null, message: '' })
  })

  it.each<[keyof IndividualOfferInput, string, string, object?]>([
    ['companyName', '', 'FIELD_REQUIRED'],
    ['companyName', '\u200b ', 'FIELD_REQUIRED'],
    ['companyName', 'x'.repeat(101), 'FIELD_TOO_LONG', { max: 100 }],
    ['companyName', 'Müller\r\nBcc: all@example.org', 'FIELD_CHARACTERS'],
    ['contactPerson', '', 'FIELD_REQUIRED'],
    ['contactPerson', '…', 'FIELD_CHARACTERS'],
    ['contactPerson', `M${'x'.repeat(100)}`, 'FIELD_TOO_LONG', { max: 100 }],
    ['contactPerson', '<i>Mara</i>', 'FIELD_CHARACTERS'],
    ['email', '', 'FIELD_REQUIRED'],
    ['email', 'office', 'EMAIL_FORMAT'],
    ['email', 'office@mueller-handel.example, all@example.org', 'EMAIL_FORMAT'],
    ['phone', '12', 'PHONE_FORMAT'],
    ['phone', 'call me', 'PHONE_FORMAT'],
    ['message', 'a\u0000b', 'FIELD_CHARACTERS'],
    ['message', '<b>', 'FIELD_CHARACTERS'],
    ['message', 'x'.repeat(2_001), 'FIELD_TOO_LONG', { max: 2_000 }],
    ['message', `${'x'.repeat(1_000)}\n`.repeat(2).concat('x'), 'FIELD_TOO_LONG', { max: 2_000 }],
  ])('is rejected at %s for %j', (field, typed, key, params) => {
    const problem = { field, key, ...(params ? { params } : {}) }
    expect(problemsOf({ [field]: typed })).toEqual([problem])
  })

  it('reports all fields at once, in the order of the form', () => {
    const wrong = { companyName: '', contactPerson: '', email: '', phone: '1', message: '<' }
    expect(problemsOf(wrong).map(({ field }) => field)).toEqual(Object.keys(OFFICE))
  })

  it('needs an international phone number in a market without a calling code', () => {
    expect(problemsOf({ phone: '030 123456' }, { callingCode: null })).toEqual([
      { field: 'phone', key: 'PHONE_FORMAT' },
    ])
    expect(problemsOf({ phone: '+49 30 123456' }, { callingCode: null })).toEqual([])
  })
})

describe('the message', () => {
  it('keeps its lines, whichever line breaks the browser sends', () => {
    expect(contactOf({ message: '\r\n  first  line \r\nsecond\rthird\n\nlast\n' }).message).toBe(
      'first line\nsecond\nthird\n\nlast',
    )
  })

  it('may have exactly 2,000 characters, even of two code units each', () => {
    expect(problemsOf({ message: 'x'.repeat(2_000) })).toEqual([])
    expect(problemsOf({ message: '😀'.repeat(2_000) })).toEqual([])
  })
})

describe('any input', () => {
  it('is a contact or a list of problems, never an error; a contact passes again unchanged', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.lorem())
    const inputs = fc
      .tuple(fc.dictionary(fc.constantFrom(...Object.keys(OFFICE)), text), fc.boolean())
      .map(([typed, isGood]) => ({ ...OFFICE, ...(isGood ? {} : typed) }))
    fc.assert(
      fc.property(inputs, (input) => {
        const check = checkIndividualOffer(input, GERMANY)
        if (check.kind === 'problems') {
          expect(check.problems.length).toBeGreaterThan(0)
          return
        }
        const { phone, ...contact } = check.contact
        const again = checkIndividualOffer({ ...contact, phone: phone ?? '' }, GERMANY)
        expect(again).toEqual(check)
      }),
      { numRuns: 500 },
    )
  })
})
