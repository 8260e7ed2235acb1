import { describe, expect, it } from 'vitest'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import { findProofRule } from '#domain/clarification/proof-rules.ts'

describe('a clarification', () => {
  it('needs a file only where nothing but a document can answer it', () => {
    expect(ACTION_REASONS.filter((reason) => findProofRule(reason) === 'required')).toEqual([
      'OWNERSHIP_PROOF',
    ])
  })

  it('takes a screenshot of every removed lock', () => {
    const locks = ACTION_REASONS.filter((reason) => reason.startsWith('LOCK_'))
    expect(locks.map(findProofRule)).toEqual(locks.map(() => 'optional'))
  })

  it.each([null, 'PAYOUT_NAME_MISMATCH', 'MISSING_PART'] as const)('about %s takes no file', (reason) => {
    expect(findProofRule(reason)).toBeNull()
  })
})
