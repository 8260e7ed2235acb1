import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCommitmentText, type Commitment, verifyCommitment } from '#domain/inspection/commitment.ts'
import { buildPhoneGrading, inspections } from '../../../tests/support/inspections.ts'

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

const COMMITMENT: Commitment = {
  reference: '7K3M-9QXA-1',
  serialNumber: '490154203237518',
  found: { storageGb: 128, conditionId: 3, answers: { PH_POWER: ['YES'], PH_DEFECTS: ['TOUCH', 'AUDIO'] } },
  photoIds: { CONDITION: ['p2', 'p1'] },
  nonce: '0123456789abcdef0123456789abcdef',
}

describe('the commitment to findings', () => {
  it('is one text, with sorted keys and no spaces', () => {
    expect(buildCommitmentText(COMMITMENT)).toBe(
      '{"answers":{"PH_DEFECTS":["AUDIO","TOUCH"],"PH_POWER":["YES"]},"conditionId":3,"kind":"findings",' +
        '"nonce":"0123456789abcdef0123456789abcdef","photoIds":{"CONDITION":["p1","p2"]},' +
        '"reference":"7K3M-9QXA-1","serialNumber":"490154203237518","storageGb":128,"version":1}',
    )
  })

  it('does not depend on the order of ticks', () => {
    const answers = { PH_DEFECTS: ['AUDIO', 'TOUCH'], PH_POWER: ['YES'] }
    const other = {
      ...COMMITMENT,
      found: { ...COMMITMENT.found, answers },
      photoIds: { CONDITION: ['p1', 'p2'] },
    }
    expect(buildCommitmentText(other)).toBe(buildCommitmentText(COMMITMENT))
  })

  it('leaves the lists of the inspector as they were', () => {
    buildCommitmentText(COMMITMENT)
    expect(COMMITMENT.found.answers.PH_DEFECTS).toEqual(['TOUCH', 'AUDIO'])
  })

  it.each<[string, Partial<Commitment>]>([
    ['another condition', { found: { ...COMMITMENT.found, conditionId: 2 } }],
    ['another storage size', { found: { ...COMMITMENT.found, storageGb: 256 } }],
    ['another model', { found: { ...COMMITMENT.found, deviceId: 8 } }],
    ['another answer', { found: { ...COMMITMENT.found, answers: { PH_POWER: ['NO'] } } }],
    ['another photo', { photoIds: { CONDITION: ['p1', 'p3'] } }],
    ['another device', { reference: '7K3M-9QXA-2' }],
    ['another serial number', { serialNumber: '490154203237526' }],
    ['no serial number', { serialNumber: null }],
    ['another nonce', { nonce: 'f123456789abcdef0123456789abcdef' }],
    ['no real nonce', { nonce: '' }],
  ])('is broken by %s', async (_, change) => {
    const committed = hashText(buildCommitmentText(COMMITMENT))
    expect(await verifyCommitment(COMMITMENT, committed, hashText)).toBe(true)
    expect(await verifyCommitment({ ...COMMITMENT, ...change }, committed, hashText)).toBe(false)
  })

  it.each(['', 'abc', 'Z'.repeat(32), '0'.repeat(31)])('is not made with %j for a nonce', (nonce) => {
    expect(() => buildCommitmentText({ ...COMMITMENT, nonce })).toThrow('128 bits')
  })

  it('is verified where hashing takes its time, as in a browser', async () => {
    const found = buildPhoneGrading()
    const later = async (text: string) => hashText(text)
    const committed = hashText(buildCommitmentText({ ...COMMITMENT, found }))
    expect(await verifyCommitment({ ...COMMITMENT, found }, committed, later)).toBe(true)
  })

  it('holds all that was found, for every inspection', () => {
    fc.assert(
      fc.property(inspections, ({ found, photoIds }) => {
        const written = JSON.parse(buildCommitmentText({ ...COMMITMENT, found, photoIds })) as typeof found
        expect({ storageGb: written.storageGb, conditionId: written.conditionId }).toEqual({
          storageGb: found.storageGb,
          conditionId: found.conditionId,
        })
        for (const [question, codes] of Object.entries(found.answers))
          expect(written.answers[question]).toEqual([...codes].toSorted())
      }),
    )
  })
})
