import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import {
  type InspectedDevice,
  inspectedDevices,
  inspectPhone,
} from '../../../../tests/support/inspections.ts'
import { hasSum, recomputePrice } from './recompute-price.ts'

const sentWith = (inspection: InspectionResult): Recomputation => ({
  ...inspection,
  texts: {},
  models: null,
  commitment: { reference: '', serialNumber: null, nonce: '', hash: '', committedAt: '' },
})

/** A question about a price; only what the sum depends on. */
const askedOf = (priceInCents: number | null, quotedInCents = 30_000): ClarificationView =>
  ({ quotedInCents, currency: 'EUR', priceInCents }) as ClarificationView

const recompute = (inspection: InspectionResult, view: ClarificationView) =>
  recomputePrice(view, sentWith(inspection))

describe('the second price, worked out in the browser', () => {
  const WORN = inspectPhone({ conditionId: 3, answers: 'PH_BATTERY=LT_80' })

  it('is the shop’s own number, with an effect per finding', () => {
    const result = recompute(WORN, askedOf(23_700))
    expect(result).toMatchObject({ priceInCents: 23_700, isEqual: true, reason: null })
    expect(result?.findings.map(({ question, effect }) => ({ question, ...effect }))).toEqual([
      { question: 'CONDITION', kind: 'money', effectInCents: -3_600 },
      { question: 'PH_BATTERY', kind: 'money', effectInCents: -2_640 },
    ])
    expect(result?.roundingInCents).toBe(-60)
  })

  it('is not the shop’s number when the shop sends another', () => {
    expect(recompute(WORN, askedOf(23_600))?.isEqual).toBe(false)
    expect(recompute(WORN, askedOf(null))?.isEqual).toBe(false)
  })

  it('is none when the quoted price does not follow from what was sent', () => {
    expect(recompute(WORN, askedOf(23_700, 29_900))).toBeNull()
  })

  it('is none when a finding has no photo, or the rule does not know it', () => {
    expect(recompute({ ...WORN, photoIds: {} }, askedOf(23_700))).toBeNull()
    const strange = { ...WORN, found: { ...WORN.found, conditionId: 9 } }
    expect(recompute(strange, askedOf(23_700))).toBeNull()
  })

  it('names why a device cannot be bought, and no amount for the answer that rules it out', () => {
    const swollen = inspectPhone({ answers: 'PH_SWOLLEN=YES' })
    const result = recompute(swollen, askedOf(null))
    expect(result).toMatchObject({ priceInCents: null, reason: 'DANGEROUS_GOODS', isEqual: true })
    expect(result?.findings.map(({ effect }) => effect)).toEqual([{ kind: 'noOffer' }])
    expect(result && hasSum(result)).toBe(false)
  })

  it('says of a device that would pay otherwise that it does not lead to a counter-offer', () => {
    expect(recompute(inspectPhone(), askedOf(30_000))?.isEqual).toBe(false)
  })
})

const RANDOM_RUNS = 10_000

/** Inspections that lead to a clarification, as the shop would send them. */
function askedDevices({ basis, quotedInCents, inspections: [inspection] }: InspectedDevice) {
  if (!inspection) return null
  const report = inspectDevice({ quotedInCents, currency: 'EUR' }, { ...inspection, basis })
  const isAsked = report.kind === 'settled' && ['LOWERED', 'NOT_BUYABLE'].includes(report.outcome.kind)
  if (!isAsked) return null
  const { outcome } = report
  return { inspection, quotedInCents, price: 'priceInCents' in outcome ? outcome.priceInCents : null }
}

describe('any counter-offer', () => {
  it('adds up: the findings and the rounding lead from the quoted price to the new one', () => {
    fc.assert(
      fc.property(inspectedDevices(1), (device) => {
        const asked = askedDevices(device)
        fc.pre(asked !== null)
        const result = recompute(asked.inspection, askedOf(asked.price, asked.quotedInCents))
        expect(result?.isEqual).toBe(true)
        if (!result || result.priceInCents === null) return
        const effects = result.findings.map(({ effect }) =>
          effect.kind === 'money' ? effect.effectInCents : 0,
        )
        const sum = effects.reduce((total, cents) => total + cents, result.roundingInCents)
        expect(asked.quotedInCents + sum).toBe(result.priceInCents)
      }),
      { numRuns: RANDOM_RUNS },
    )
  }, 120_000)
})
