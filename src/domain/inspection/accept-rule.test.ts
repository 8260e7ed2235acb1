import { describe, expect, it } from 'vitest'
import { type AcceptRule, applyAcceptRule, isAcceptedByRule } from '#domain/inspection/accept-rule.ts'

const downTo90: AcceptRule = { minShareBp: 9_000, otherwise: 'RETURN' }
const against = (counterInCents: number | null) => ({ quotedInCents: 30_000, counterInCents })

describe("the seller's own rule", () => {
  it.each<[AcceptRule | null, number | null, string]>([
    [downTo90, 27_100, 'ACCEPT'],
    [downTo90, 27_000, 'ACCEPT'],
    [downTo90, 26_900, 'RETURN'],
    [{ ...downTo90, otherwise: 'RECYCLE' }, 26_900, 'RECYCLE'],
    [{ ...downTo90, otherwise: 'ASK' }, 26_900, 'ASK'],
    // Nobody sells for nothing, whatever the share.
    [{ minShareBp: 0, otherwise: 'ASK' }, null, 'ASK'],
    [downTo90, null, 'RETURN'],
    [null, 29_000, 'ASK'],
    [null, null, 'ASK'],
  ])('%j says to a counter-offer of %s for 30000: %s', (rule, counterInCents, answer) => {
    expect(applyAcceptRule(rule, against(counterInCents))).toBe(answer)
    expect(isAcceptedByRule(rule, against(counterInCents))).toBe(answer === 'ACCEPT')
  })

  it('is exact where a share is no whole cent', () => {
    const rule: AcceptRule = { minShareBp: 3_333, otherwise: 'ASK' }
    // 33.33 % of 100.01 are 33.333333.
    expect(isAcceptedByRule(rule, { quotedInCents: 10_001, counterInCents: 3_333 })).toBe(false)
    expect(isAcceptedByRule(rule, { quotedInCents: 10_001, counterInCents: 3_334 })).toBe(true)
  })
})
