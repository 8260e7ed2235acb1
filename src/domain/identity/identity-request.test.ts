import { describe, expect, it } from 'vitest'
import {
  canSubmitDocument,
  computeIdentityState,
  IDENTITY_STATES,
} from '#domain/identity/identity-request.ts'
import {
  computeIdentityCutoff,
  computeIdentityFileCutoff,
  IDENTITY_FILE_KEEP_DAYS,
} from '#domain/identity/identity-retention.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { REGISTER_KEEP_YEARS } from '#domain/trades/trade-retention.ts'

describe('a request for an identity document', () => {
  it.each([
    [null, null, null, 'REQUESTED'],
    [2, null, null, 'SUBMITTED'],
    [2, null, 3, 'REFUSED'],
    [2, null, 2, 'REFUSED'],
    [4, null, 3, 'SUBMITTED'],
    [2, 3, null, 'ACCEPTED'],
    [4, 5, 3, 'ACCEPTED'],
  ] as const)(
    'sent at %s, accepted at %s and refused at %s is %s',
    (submittedAtMs, acceptedAtMs, refusedAtMs, state) => {
      expect(computeIdentityState({ submittedAtMs, acceptedAtMs, refusedAtMs })).toBe(state)
    },
  )

  it('takes a document until one is sent, and after a refusal', () => {
    expect(IDENTITY_STATES.filter(canSubmitDocument)).toEqual(['REQUESTED', 'REFUSED'])
  })
})

describe('what is kept of an identity document', () => {
  const nowMs = Date.parse('2026-11-15T12:00:00Z')

  it('are its files for some days, its fields as long as the register', () => {
    expect(nowMs - computeIdentityFileCutoff(nowMs)).toBe(IDENTITY_FILE_KEEP_DAYS * DAY_MS)
    expect(new Date(computeIdentityCutoff(nowMs)).toISOString()).toBe(
      `${2026 - REGISTER_KEEP_YEARS}-01-01T00:00:00.000Z`,
    )
  })

  it('are the files always for a shorter time', () => {
    expect(computeIdentityFileCutoff(nowMs)).toBeGreaterThan(computeIdentityCutoff(nowMs))
  })
})
