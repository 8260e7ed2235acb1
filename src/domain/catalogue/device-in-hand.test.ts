import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  buildReportedDeviceSearch,
  findReportedDevice,
  listIphonesWithScreen,
} from '#domain/catalogue/device-in-hand.ts'

interface PhoneFile {
  readonly manufacturers: readonly {
    readonly name: string
    readonly series: readonly {
      readonly devices: readonly { readonly model: string; readonly codes?: readonly string[] }[]
    }[]
  }[]
}

const FILE = JSON.parse(readFileSync('data/catalogue/devices/phones.json', 'utf8')) as PhoneFile

const PHONES = FILE.manufacturers.flatMap(({ name, series }) =>
  series
    .flatMap(({ devices }) => devices)
    .map(({ model, codes = [] }) => ({ manufacturer: name, model, modelCodes: codes })),
)

const found = (reported: string) => {
  const device = findReportedDevice(PHONES, reported)
  return device && `${device.manufacturer} ${device.model}`
}

describe('the device that reports a model', () => {
  it.each([
    ['SM-S911B', 'Samsung Galaxy S23'],
    ['sm-s911b', 'Samsung Galaxy S23'],
    ['SM-S911U1', 'Samsung Galaxy S23'],
    ['Pixel 8', 'Google Pixel 8'],
    ['Pixel 8 Pro', 'Google Pixel 8 Pro'],
    ['FP5', 'Fairphone 5'],
    ['FP3', 'Fairphone 3'],
    ['CPH2707', 'OnePlus Nord 5'],
    ['Nokia XR21', 'Nokia XR21'],
    ['motorola razr 60 ultra', 'Motorola razr 60 Ultra'],
  ])('is found for %s', (reported, name) => {
    expect(found(reported)).toBe(name)
  })

  it.each(['', ' ', '-', 'K', 'SM-', 'SM-Z999B', 'Pixel 800', 'Android', 'SM-S911', '<script>', '__proto__'])(
    'is nothing for %j',
    (reported) => {
      expect(found(reported)).toBeNull()
    },
  )

  it('is nothing when two devices have the same number', () => {
    const device = { manufacturer: 'X', model: 'One', modelCodes: ['N1'] }
    expect(findReportedDevice([device, { ...device, model: 'Two' }], 'N1')).toBeNull()
    expect(findReportedDevice([device, { ...device, model: 'N1 Max' }], 'N1')).toBeNull()
  })

  it('is found for every number that only one phone has', () => {
    const owners = Map.groupBy(
      PHONES.flatMap((phone) => phone.modelCodes.map((code) => ({ code, phone }))),
      ({ code }) => code.toLowerCase(),
    )
    const own = [...owners.values()].flatMap((entries) => (entries.length === 1 ? entries : []))
    expect(own.length).toBeGreaterThan(300)
    const wrong = own.filter(({ code, phone }) => {
      const device = findReportedDevice(PHONES, code)
      return device !== null && device !== phone
    })
    expect(wrong).toEqual([])
  })

  it('is searched for without the letters of its region', () => {
    expect(buildReportedDeviceSearch('SM-A536U')).toBe('SM-A536')
    expect(buildReportedDeviceSearch('Pixel 8')).toBe('Pixel 8')
  })
})

describe('an iPhone', () => {
  it('is one of a few with the same screen, held upright or not', () => {
    const upright = listIphonesWithScreen({ width: 393, height: 852, pixelRatio: 3 })
    expect(upright).toEqual(['iPhone 14 Pro', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 16'])
    expect(listIphonesWithScreen({ width: 852, height: 393, pixelRatio: 3 })).toEqual(upright)
  })

  it.each([
    [{ width: 393, height: 852, pixelRatio: 2 }],
    [{ width: 360, height: 800, pixelRatio: 3 }],
    [{ width: 0, height: 0, pixelRatio: 1 }],
    [{ width: Number.NaN, height: 852, pixelRatio: 3 }],
  ])('is unknown with the screen %j', (screen) => {
    expect(listIphonesWithScreen(screen)).toEqual([])
  })

  it('of every known screen is a phone that we buy, and at most six share one', () => {
    const sizes = [
      320, 568, 2, 375, 667, 2, 414, 736, 3, 375, 812, 3, 414, 896, 2, 414, 896, 3, 390, 844, 3, 428, 926, 3,
      393, 852, 3, 430, 932, 3, 402, 874, 3, 440, 956, 3, 420, 912, 3,
    ]
    for (let at = 0; at < sizes.length; at += 3) {
      const [width = 0, height = 0, pixelRatio = 0] = sizes.slice(at, at + 3)
      const models = listIphonesWithScreen({ width, height, pixelRatio })
      expect(models.length).toBeGreaterThan(0)
      expect(models.length).toBeLessThanOrEqual(6)
      expect(models.map(found)).not.toContain(null)
    }
  })
})
