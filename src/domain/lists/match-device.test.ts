import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMatchedCorrectly } from '../../../tests/support/judge-match.ts'
import { generateMessyRows } from '../../../tests/support/messy-rows.ts'
import { readNamedDevices } from '../../../tests/support/named-devices.ts'
import { REAL_LIFE_ROWS } from '../../../tests/support/real-life-rows.ts'
import { buildDeviceIndex } from './device-index.ts'
import { matchDevice } from './match-device.ts'

const DEVICES = readNamedDevices()
const INDEX = buildDeviceIndex(DEVICES)

const findUrl = (device: number) => DEVICES[device]?.urls[0]

const read = (text: string, storage: number | null = null) => {
  const match = matchDevice(INDEX, text, storage)
  return match.kind === 'certain' || match.kind === 'guess'
    ? [match.kind, findUrl(match.device)]
    : [match.kind]
}

describe('a line of a list', () => {
  it('is certain by every name and address that a device has in any language', () => {
    const wrong = DEVICES.flatMap(({ names, urls }) =>
      [...new Set([...names, ...urls])].filter((text) => {
        const [kind, url] = read(text)
        return kind !== 'certain' || url !== urls[0]
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['iPhone 13 128GB', 'certain', 'apple-iphone-13'],
    ['ip 13 pro max', 'certain', 'apple-iphone-13-pro-max'],
    ['Galaxy S23 Ultra 5G 256 GB black', 'certain', 'samsung-galaxy-s23-ultra'],
    ['MacBook Pro 14 M1 Pro 16GB RAM 512GB SSD', 'certain', 'apple-macbook-pro-14-zoll-m1-pro-2021'],
    ['SM-G991B/DS', 'certain', 'samsung-galaxy-s21-5g'],
    ['téléphone iphone 12 64 Go noir', 'certain', 'apple-iphone-12'],
    ['Sasmung Galxy S22 Plsu', 'guess', 'samsung-galaxy-s22-plus'],
    ['https://www.sell-pl.example/produkty/apple-iphone-13?utm_source=x#top', 'certain', 'apple-iphone-13'],
  ])('“%s” is %s: %s', (text, kind, url) => expect(read(text)).toEqual([kind, url]))

  it.each(['iPhone SE', 'Note 9', 'A1534', 'tamron 28-75 2.8'])('“%s” may be several devices', (text) => {
    const match = matchDevice(INDEX, text)
    expect(match.kind).toBe('ambiguous')
    expect(match.kind === 'ambiguous' && match.candidates.length).toBeGreaterThan(1)
  })

  it.each([
    '',
    ' ',
    '-',
    'Toaster',
    'constructor',
    'iPhone 27',
    'Galaxy S99 Ultra',
    'https://www.sell-de.example/nix',
    'x'.repeat(9_999),
  ])('“%.40s” is no device', (text) => expect(read(text)).toEqual(['unknown']))

  it('that is blank for hundreds of letters takes no longer than others', () => {
    const startedAt = performance.now()
    matchDevice(INDEX, `1${' '.repeat(290)}x`)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })

  it('names its storage size', () => {
    expect(matchDevice(INDEX, 'iPhone 13 0,5 TB')).toMatchObject({ storageGb: 512 })
    expect(matchDevice(INDEX, 'ThinkPad T480 8GB RAM 256GB SSD')).toMatchObject({ storageGb: 256 })
    expect(matchDevice(INDEX, 'Xiaomi 12T Pro 8/256')).toMatchObject({ storageGb: 256 })
  })

  it('never throws, and is as sure as 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const match = matchDevice(INDEX, text)
        if (match.kind === 'guess') expect(match.confidence > 0 && match.confidence <= 1).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('of a whole list', () => {
  it('95 in 100 lines that people wrote are read right', () => {
    const wrong = REAL_LIFE_ROWS.filter(([text, ...urls]) => !isMatchedCorrectly(INDEX, { text, urls }))
    expect(REAL_LIFE_ROWS.length).toBeGreaterThanOrEqual(150)
    expect(wrong.length / REAL_LIFE_ROWS.length, wrong.map(([text]) => text).join('\n')).toBeLessThan(0.05)
  })

  it('95 in 100 of 5,000 messy lines are read right, and what is called certain is', () => {
    const rows = generateMessyRows(DEVICES, 5_000)
    expect(rows.filter((row) => !isMatchedCorrectly(INDEX, row)).length).toBeLessThan(rows.length * 0.05)
    const falselySure = rows.filter(({ text, storage, urls }) => {
      const [kind, url] = read(text, storage === '' ? null : Number(storage))
      return kind === 'certain' && !urls.includes(url ?? '')
    })
    expect(falselySure.length).toBeLessThanOrEqual(5)
    // Generous: ten thousand lines on a busy machine.
  }, 60_000)
})
