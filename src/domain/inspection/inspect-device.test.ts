import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHazardous, priceGrading } from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { EUROS, inspections, inspectPhone } from '../../../tests/support/inspections.ts'

describe('the report of an inspection', () => {
  it('says what was found, what it costs and what follows', () => {
    const report = inspectDevice(EUROS, inspectPhone({ conditionId: 3, answers: 'PH_BATTERY=B80_89' }))
    expect(report).toMatchObject({
      kind: 'settled',
      findings: [
        { question: 'CONDITION', declared: ['LIKE_NEW'], found: ['GOOD'], photoIds: ['photo-CONDITION'] },
        { question: 'PH_BATTERY', declared: ['GE_90'], found: ['B80_89'] },
      ],
      effects: { effects: [{ effectInCents: -3_600 }, { effectInCents: -792 }], roundingInCents: -8 },
      second: { result: { kind: 'offer', breakdown: { totalInCents: 25_600 } } },
      outcome: { kind: 'LOWERED', priceInCents: 25_600 },
    })
  })

  it('names what the inspector has to put right instead, where something is missing', () => {
    expect(inspectDevice(EUROS, { ...inspectPhone({ conditionId: 3 }), photoIds: {} })).toEqual({
      kind: 'problems',
      problems: [{ key: 'FINDING_WITHOUT_PHOTO', question: 'CONDITION' }],
    })
  })

  it('is not made on another basis than that of the offer', () => {
    const quote = { ...EUROS, quotedInCents: 31_000 }
    expect(() => inspectDevice(quote, inspectPhone())).toThrow('do not come to the quoted price')
    const unsellable = inspectPhone({}, { answers: 'PH_SWOLLEN=YES' })
    expect(() => inspectDevice(EUROS, unsellable)).toThrow('do not come to the quoted price')
  })

  it.each([
    ['kept', 'PH_LOCK=YES', 'MATCH'],
    ['broken', 'PH_LOCK=NO', 'LOCKED'],
  ])('never lowers the price where a promise to sign out was %s', (_, found, kind) => {
    const report = inspectDevice(EUROS, inspectPhone({ answers: found }, { answers: 'PH_LOCK=LATER' }))
    expect(report).toMatchObject({ kind: 'settled', outcome: { kind } })
    expect(report).toMatchObject({ second: { result: { breakdown: { totalInCents: EUROS.quotedInCents } } } })
  })

  it('leads to every outcome, and to a lower price only with proof', () => {
    const outcomes = new Set<string>()
    fc.assert(
      fc.property(inspections, (inspection) => {
        const { basis } = inspection
        const quotedInCents = priceGrading(basis, basis.declared).breakdown.totalInCents
        const report = inspectDevice({ quotedInCents, currency: 'EUR' }, inspection)
        if (report.kind !== 'settled') throw new Error('everything was photographed')
        outcomes.add(report.outcome.kind)
        if (report.outcome.kind !== 'LOWERED' && report.outcome.kind !== 'NOT_BUYABLE') return
        const proven = report.findings.filter(({ isWorse, photoIds }) => isWorse && photoIds.length > 0)
        expect(proven.length).toBeGreaterThan(0)
      }),
      { numRuns: 1_000 },
    )
    expect([...outcomes].toSorted()).toEqual([
      'LOCKED',
      'LOWERED',
      'MATCH',
      'NOT_BUYABLE',
      'RAISED',
      'TOLERATED',
    ])
  })
})

describe('a damaged battery', () => {
  it.each([
    ['PH_SWOLLEN=YES', true],
    ['PH_SWOLLEN=NO', false],
    ['PH_BATTERY=LT_80', false],
  ])('is what makes a device hazardous: %s', (answers, expected) => {
    const { basis, found } = inspectPhone({ answers })
    expect(isHazardous(basis.rule, found.answers)).toBe(expected)
  })

  it('is never bought', () => {
    fc.assert(
      fc.property(inspections, (inspection) => {
        const { basis, found } = inspection
        if (isHazardous(basis.rule, found.answers))
          expect(priceGrading(basis, found)).toMatchObject({ kind: 'noOffer' })
      }),
    )
  })
})
