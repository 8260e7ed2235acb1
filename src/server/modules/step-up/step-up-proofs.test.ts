import { describe, expect, it } from 'vitest'
import { createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import { createStepUpProofs, STEP_UP_LIFETIME_MS, type StepUpSubject } from './step-up-proofs.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))
const clock = { nowMs: 1_000_000_000_000 }
const tokens = createSignedTokens(secret, () => clock.nowMs)
const proofs = createStepUpProofs(tokens)

const SALE: StepUpSubject = { kind: 'sale', transactionId: 1_000_001 }
const ACCOUNT: StepUpSubject = { kind: 'account', customerId: '1000001', familyId: 'a' }

describe('a proof', () => {
  it.each([SALE, ACCOUNT])('is good for its own subject: %j', async (subject) => {
    expect(await proofs.isProof(await proofs.issue(subject), subject)).toBe(true)
  })

  it.each<[StepUpSubject, StepUpSubject]>([
    [SALE, { kind: 'sale', transactionId: 1_000_002 }],
    [SALE, ACCOUNT],
    [ACCOUNT, SALE],
    [ACCOUNT, { kind: 'account', customerId: '1000001', familyId: 'b' }],
    [ACCOUNT, { kind: 'account', customerId: '1000002', familyId: 'a' }],
  ])('for %j is none for %j', async (own, other) => {
    expect(await proofs.isProof(await proofs.issue(own), other)).toBe(false)
  })

  it('ends after ten minutes', async () => {
    const proof = await proofs.issue(SALE)
    clock.nowMs += STEP_UP_LIFETIME_MS + 1_000
    expect(await proofs.isProof(proof, SALE)).toBe(false)
  })

  it('is neither an access token nor the other way round', async () => {
    const access = createAccessTokens(tokens)
    const token = await access.sign({ customerId: '1000001', customerNumber: 1, familyId: 'a' })
    expect(await proofs.isProof(token, ACCOUNT)).toBe(false)
    expect(await access.read(await proofs.issue(ACCOUNT))).toBeNull()
  })
})
