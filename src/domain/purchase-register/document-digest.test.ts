import { describe, expect, it } from 'vitest'
import { digestDocument } from '#domain/purchase-register/document-digest.ts'
import { sha256 } from '../../../tests/support/register-rows.ts'

const document = {
  kind: 'PASSPORT',
  number: 'C01X00T47',
  issuedBy: 'Ministero degli Affari Esteri',
  issuedDay: '2020-05-04',
  expiryDay: '2030-05-03',
} as const

const digest = (overrides: Partial<typeof document> | object = {}, salt = 'grain') =>
  digestDocument({ document: { ...document, ...overrides }, salt }, sha256)

describe('the digest of an identity document in the register', () => {
  it('names its kind and nothing else of it', () => {
    const digested = digest()
    expect(digested).toEqual({ kind: 'PASSPORT', digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(JSON.stringify(digested)).not.toContain(document.number)
  })

  it('is the same for the same document', () => {
    expect(digest()).toEqual(digest())
  })

  it.each([
    [{ number: 'C01X00T48' }],
    [{ issuedBy: 'Questura di Roma' }],
    [{ issuedDay: '2020-05-05' }],
    [{ expiryDay: null }],
  ])('differs with %j', (overrides) => {
    expect(digest(overrides).digest).not.toBe(digest().digest)
  })

  it('can’t be guessed without its salt', () => {
    expect(digest({}, 'another grain').digest).not.toBe(digest().digest)
  })
})
