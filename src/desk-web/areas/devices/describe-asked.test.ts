import { describe, expect, it } from 'vitest'
import type { DeviceRow } from '#contracts/desk/lists.ts'
import { describeAsked } from './describe-asked.ts'

type Asked = NonNullable<DeviceRow['asked']>

const ASKED: Asked = {
  kind: 'ACTION',
  reason: 'LOCK_APPLE',
  part: null,
  refusal: null,
  partNumber: null,
  openedAt: '2026-11-17T08:00:00.000Z',
}

const QUESTIONS: [text: string, asked: Partial<Asked> | null, isHazardous?: boolean][] = [
  ['', null],
  ['', null, true],
  ['Apple activation lock', {}],
  ['Decision on the new offer', { kind: 'PRICE', reason: null }],
  ['Charger missing', { reason: 'MISSING_PART', part: 'CHARGER' }],
  [
    'Charger missing: the seller sends it as RV1',
    { reason: 'MISSING_PART', part: 'CHARGER', partNumber: 'RV1' },
  ],
  [
    'Another proof of ownership: this one can’t be read',
    { reason: 'OWNERSHIP_PROOF', refusal: 'UNREADABLE' },
  ],
  [
    'Damaged battery: store it safely and never post it. Call the seller after the deadline.',
    { kind: 'PRICE', reason: null },
    true,
  ],
]

describe('what a seller was asked', () => {
  it.each(QUESTIONS)('reads “%s”', (text, asked, isHazardous = false) => {
    expect(describeAsked({ asked: asked && { ...ASKED, ...asked }, isHazardous })).toBe(text)
  })
})
