import { describe, expect, it } from 'vitest'
import { createDevice, createRow } from '../../../tests/support/drawer-rows.ts'
import { buildShareHash, readShareHash } from './share-hash.ts'

const ROWS = [
  createRow({ own: { storageGb: 64, conditionId: 4, answers: { PH_POWER: ['NO'] } } }),
  createRow({ key: 2, devices: [createDevice({ url: 'samsung-galaxy-s21' })] }),
  createRow({ key: 3, devices: [] }),
]

describe('a link to a list', () => {
  it('names known devices and sizes, and no answer', () => {
    expect(buildShareHash(ROWS)).toBe('#devices=apple-iphone-12~64,samsung-galaxy-s21')
  })

  it('is read as it was written', () => {
    expect(readShareHash(buildShareHash(ROWS))).toEqual([
      { url: 'apple-iphone-12', storageGb: 64 },
      { url: 'samsung-galaxy-s21', storageGb: null },
    ])
  })

  it.each(['', '#content', '#devices=', '#devices=<script>', '#devices=../../x,HTTP://a'])(
    '%s names nothing',
    (hash) => {
      expect(readShareHash(hash)).toEqual([])
    },
  )

  it('is empty for a list without devices', () => {
    expect(buildShareHash([createRow({ devices: [] })])).toBe('')
  })
})
