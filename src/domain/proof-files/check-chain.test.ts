import { expect, it } from 'vitest'
import { PHOTO_KIND } from '#domain/transparency-log/log-entry.ts'
import {
  buildSale,
  buildSignedLog,
  hashOf,
  issueProof,
  TRUST,
} from '../../../tests/support/example-proofs.ts'
import type { ProofTrust } from './proof-check.ts'
import { verifyProof } from './verify-proof.ts'

const SALE = buildSale(1)

/** The file of the sale from a log that ends with another entry. */
const issue = (entry: string): string => {
  const late = { kind: PHOTO_KIND, hash: hashOf(entry), atMs: 0 }
  return JSON.stringify(issueProof(SALE, buildSignedLog([SALE], [late])))
}

/** How a file compares with one that was kept. */
async function compare(file: string, earlierFile: string, trust: Partial<ProofTrust> = {}) {
  const { checks } = await verifyProof(file, { ...TRUST, earlierFile, ...trust })
  return checks.filter(({ name }) => name === 'extension').map(({ result }) => result)
}

it('a file continues an earlier one of the same log', async () => {
  expect(await compare(issue('one'), issue('one'))).toEqual(['passed'])
})

it('a file from a log that was forked doesn’t continue an earlier one', async () => {
  expect(await compare(issue('one'), issue('other'))).toEqual(['failed'])
})

it('nothing is said about an earlier file where signatures can’t be checked', async () => {
  const checkSignature = async () => 'unchecked' as const
  expect(await compare(issue('one'), issue('one'), { checkSignature })).toEqual(['open'])
})
