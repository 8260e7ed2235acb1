import { describe, expect, it } from 'vitest'
import type { OperatorRole } from './operator.ts'
import { findSessionStage } from './session-stage.ts'

const operatorWith = (...roles: OperatorRole[]) => ({ id: 'x', name: 'anna', roles })

describe('a session', () => {
  it.each([
    ['an inspector without a factor may work', ['inspector'], false, null, 'complete'],
    ['an inspector shows the factor that is set up', ['inspector'], true, null, 'factorMissing'],
    ['payout needs a factor', ['inspector', 'payout'], false, null, 'setupMissing'],
    ['administration needs a factor', ['administration'], false, null, 'setupMissing'],
    ['payout shows its factor', ['payout'], true, null, 'factorMissing'],
    ['payout may work after showing it', ['payout'], true, 1, 'complete'],
    ['a factor that has been reset no longer counts', ['payout'], false, 1, 'setupMissing'],
  ] as const)('%s', (_, roles, hasFactor, factorAtMs, expected) => {
    expect(findSessionStage({ operator: operatorWith(...roles), hasFactor, factorAtMs })).toBe(expected)
  })
})
