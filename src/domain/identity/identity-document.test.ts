import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkDocument,
  DOCUMENT_KINDS,
  type DocumentInput,
  isDocumentKind,
  listNeededSides,
} from '#domain/identity/identity-document.ts'

const TODAY = { year: 2026, month: 11, day: 15 }

const TYPED: DocumentInput = {
  kind: 'ID_CARD',
  number: ' x4rt-bpfw 4 ',
  issuedBy: '  Préfecture du Rhône ',
  issuedDay: '01/03/2021',
  expiryDay: '28/02/2031',
}

const check = (overrides: Partial<DocumentInput> = {}) => checkDocument({ ...TYPED, ...overrides }, TODAY)

const findProblems = (overrides: Partial<DocumentInput>) => {
  const checked = check(overrides)
  return checked.kind === 'problems' ? checked.problems.map(({ field, key }) => `${field} ${key}`) : []
}

describe('an identity document', () => {
  it('is stored as a register writes it', () => {
    expect(check()).toEqual({
      kind: 'document',
      document: {
        kind: 'ID_CARD',
        number: 'X4RTBPFW4',
        issuedBy: 'Préfecture du Rhône',
        issuedDay: '2021-03-01',
        expiryDay: '2031-02-28',
      },
    })
  })

  it('may have no end', () => {
    expect(check({ expiryDay: '' })).toMatchObject({ document: { expiryDay: null } })
  })

  it('ends in a year to come if its year is typed with two digits', () => {
    expect(check({ expiryDay: '28/02/31' })).toMatchObject({ document: { expiryDay: '2031-02-28' } })
  })

  it.each([
    [{ kind: '' }, 'kind FIELD_REQUIRED'],
    [{ kind: 'LIBRARY_CARD' }, 'kind FIELD_REQUIRED'],
    [{ number: ' ' }, 'number FIELD_REQUIRED'],
    [{ number: '12' }, 'number DOCUMENT_NUMBER_FORMAT'],
    [{ number: '<b>1234</b>' }, 'number FIELD_CHARACTERS'],
    [{ number: 'X4RT_BPFW4' }, 'number DOCUMENT_NUMBER_FORMAT'],
    [{ number: 'A'.repeat(41) }, 'number FIELD_TOO_LONG'],
    [{ issuedBy: '' }, 'issuedBy FIELD_REQUIRED'],
    [{ issuedDay: '' }, 'issuedDay FIELD_REQUIRED'],
    [{ issuedDay: '31/02/2021' }, 'issuedDay DAY_FORMAT'],
    [{ issuedDay: '01/01/1950' }, 'issuedDay DAY_FORMAT'],
    [{ issuedDay: '16/11/2026' }, 'issuedDay ISSUED_LATER'],
    [{ expiryDay: 'never' }, 'expiryDay DAY_FORMAT'],
    [{ expiryDay: '14/11/2026' }, 'expiryDay DOCUMENT_EXPIRED'],
  ])('is refused with %j', (overrides, problem) => {
    expect(findProblems(overrides)).toEqual([problem])
  })

  it('is valid on its last day', () => {
    expect(check({ expiryDay: '15/11/2026' }).kind).toBe('document')
  })

  it('keeps what was checked once, when it is checked again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DOCUMENT_KINDS),
        fc.stringMatching(/^[A-Z0-9]{4,20}$/),
        (kind, number) => {
          const first = check({ kind, number })
          if (first.kind !== 'document') throw new Error('refused')
          expect(checkDocument(first.document, TODAY)).toEqual(first)
        },
      ),
    )
  })

  it('needs both sides, and a passport one', () => {
    expect(DOCUMENT_KINDS.map((kind) => `${kind} ${listNeededSides(kind).join()}`)).toEqual([
      'ID_CARD FRONT,BACK',
      'PASSPORT FRONT',
      'RESIDENCE_PERMIT FRONT,BACK',
      'DRIVING_LICENCE FRONT,BACK',
    ])
    expect(isDocumentKind('toString')).toBe(false)
  })
})
