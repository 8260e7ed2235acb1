import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFindings } from '#domain/inspection/check-findings.ts'
import { listFindings } from '#domain/inspection/findings.ts'
import { priceGrading } from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { computeFindingEffects, computeSecondPrice } from '#domain/inspection/second-price.ts'
import {
  EUROS,
  inspectOtherModel,
  inspectPhone,
  type ModelOverrides,
  otherModels,
} from '../../../tests/support/inspections.ts'

const lowered = (priceInCents: number) => JSON.stringify({ kind: 'LOWERED', priceInCents })

describe('another model than the phone that was quoted at 300', () => {
  it.each<[string, ModelOverrides, string, string[], string[]]>([
    ['worth less', { amounts: [20_000, 24_000] }, lowered(20_000), ['MODEL -10000'], ['MODEL']],
    [
      'worth more',
      { amounts: [40_000, 45_000] },
      JSON.stringify({ kind: 'RAISED', priceInCents: 40_000 }),
      ['MODEL 10000'],
      [],
    ],
    [
      'worth about as much',
      { amounts: [29_800, 33_000] },
      JSON.stringify({ kind: 'TOLERATED', priceInCents: 30_000 }),
      ['MODEL -200'],
      ['MODEL'],
    ],
    [
      'worth more, but worn and smaller',
      { amounts: [25_000, 40_000], declared: { storageGb: 256 }, found: { storageGb: 128, conditionId: 3 } },
      lowered(22_000),
      ['MODEL 4000', 'STORAGE -15000', 'CONDITION -3000'],
      ['STORAGE', 'CONDITION'],
    ],
    [
      'in a size that the described one doesn’t have',
      { amounts: [null, null, 15_000], found: { storageGb: 64 } },
      lowered(15_000),
      ['MODEL -15000'],
      ['MODEL'],
    ],
    ['without a price', { amounts: [null, null] }, 'NOT_BUYABLE NO_PRICE', ['MODEL -30000'], ['MODEL']],
    [
      'without a price for its size',
      { amounts: [20_000, null], found: { storageGb: 256 } },
      'NOT_BUYABLE NO_PRICE',
      ['MODEL -30000'],
      ['MODEL'],
    ],
    [
      'without a price, with a swollen battery',
      { amounts: [null, null], found: { answers: 'PH_SWOLLEN=YES' } },
      'NOT_BUYABLE DANGEROUS_GOODS',
      ['MODEL -30000', 'PH_SWOLLEN 0'],
      ['MODEL', 'PH_SWOLLEN'],
    ],
  ])('%s', (_, overrides, outcome, effects, worse) => {
    const inspection = inspectOtherModel(overrides)
    const quotedInCents = priceGrading(inspection.basis, inspection.basis.declared).breakdown.totalInCents
    const report = inspectDevice({ ...EUROS, quotedInCents }, inspection)
    if (report.kind !== 'settled') throw new Error('everything was photographed')
    const settled = report.outcome
    expect('reason' in settled ? `${settled.kind} ${settled.reason}` : JSON.stringify(settled)).toBe(outcome)
    expect(
      report.effects.effects.map(({ question, effectInCents }) => `${question} ${effectInCents}`),
    ).toEqual(effects)
    expect(report.findings.filter(({ isWorse }) => isWorse).map(({ question }) => question)).toEqual(worse)
  })

  it('names both models', () => {
    const [model] = listFindings(inspectOtherModel({ amounts: [20_000, 24_000] }))
    expect(model).toMatchObject({
      question: 'MODEL',
      declared: ['7'],
      found: ['8'],
      photoIds: ['photo-MODEL'],
    })
  })

  it('needs a photo where it is worth less', () => {
    const inspection = { ...inspectOtherModel({ amounts: [20_000, 24_000] }), photoIds: {} }
    expect(checkFindings(inspection)).toEqual([{ key: 'FINDING_WITHOUT_PHOTO', question: 'MODEL' }])
  })

  it('is only inspected in a size that it has', () => {
    const inspection = inspectOtherModel({ amounts: [20_000, 24_000], found: { storageGb: 512 } })
    expect(checkFindings(inspection)).toEqual([{ key: 'FINDING_ANSWER', question: 'STORAGE' }])
  })

  it('is nothing that the model of the seller can be photographed for', () => {
    const inspection = inspectPhone()
    expect(checkFindings({ ...inspection, photoIds: { MODEL: ['photo'] } })).toEqual([
      { key: 'FINDING_QUESTION', question: 'MODEL' },
    ])
  })

  it('has no report without its own rule and prices', () => {
    const { found } = inspectOtherModel({ amounts: [20_000, 24_000] })
    expect(() => inspectDevice(EUROS, { ...inspectPhone(), found })).toThrow('another model than the basis')
  })
})

describe('any other model, of any category', () => {
  it('has the price of its own rule and list, and its findings lead there to the cent', () => {
    fc.assert(
      fc.property(otherModels, (inspection) => {
        const { basis, found } = inspection
        const { result } = computeSecondPrice(inspection)
        const { effects, roundingInCents } = computeFindingEffects(inspection)
        const quotedInCents = priceGrading(basis, basis.declared).breakdown.totalInCents
        const sum = effects.reduce((total, { effectInCents }) => total + effectInCents, roundingInCents)
        expect(quotedInCents + sum).toBe(result.breakdown.totalInCents)
        const size = basis.model?.sizes.find(({ storageGb }) => storageGb === found.storageGb)
        expect(result.breakdown.baseInCents).toBe(size?.amountInCents ?? 0)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is never paid less, or not bought, without something that has to be proven', () => {
    fc.assert(
      fc.property(otherModels, (inspection) => {
        const { basis } = inspection
        const quotedInCents = priceGrading(basis, basis.declared).breakdown.totalInCents
        const { result } = computeSecondPrice(inspection)
        if (result.kind !== 'noOffer' && result.breakdown.totalInCents >= quotedInCents) return
        expect(listFindings(inspection).some(({ isWorse }) => isWorse)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is not bought where the list has no price for it', () => {
    fc.assert(
      fc.property(otherModels, (inspection) => {
        const { basis, found } = inspection
        const size = basis.model?.sizes.find(({ storageGb }) => storageGb === found.storageGb)
        if (size?.amountInCents !== null) return
        const quotedInCents = priceGrading(basis, basis.declared).breakdown.totalInCents
        const report = inspectDevice({ quotedInCents, currency: 'EUR' }, inspection)
        expect(report).toMatchObject({ outcome: { kind: 'NOT_BUYABLE' } })
      }),
      { numRuns: 2_000 },
    )
  })
})
