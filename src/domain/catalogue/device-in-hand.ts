import { foldText } from '#domain/text/fold-text.ts'

export interface ScreenSize {
  /** In CSS pixels, in either order: a phone may be held sideways. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

/**
 * iPhones don't report their model, but only a few share a screen size. Models have the name of the device, or a number
 * printed on it where the name differs between languages.
 */
const IPHONES_BY_SCREEN: Readonly<Record<string, readonly string[]>> = {
  '320x568@2': ['iPhone 5', 'iPhone 5c', 'iPhone 5s', 'A1723'],
  '375x667@2': ['iPhone 6s', 'iPhone 7', 'iPhone 8', 'A2296', 'A2783'],
  '414x736@3': ['iPhone 6s Plus', 'iPhone 7 Plus', 'iPhone 8 Plus'],
  '375x812@3': ['iPhone X', 'iPhone XS', 'iPhone 11 Pro', 'iPhone 12 mini', 'iPhone 13 mini'],
  '414x896@2': ['iPhone XR', 'iPhone 11'],
  '414x896@3': ['iPhone XS Max', 'iPhone 11 Pro Max'],
  '390x844@3': ['iPhone 12', 'iPhone 12 Pro', 'iPhone 13', 'iPhone 13 Pro', 'iPhone 14', 'iPhone 16e'],
  '428x926@3': ['iPhone 12 Pro Max', 'iPhone 13 Pro Max', 'iPhone 14 Plus'],
  '393x852@3': ['iPhone 14 Pro', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 16'],
  '430x932@3': ['iPhone 14 Pro Max', 'iPhone 15 Plus', 'iPhone 15 Pro Max', 'iPhone 16 Plus'],
  '402x874@3': ['iPhone 16 Pro', 'iPhone 17', 'iPhone 17 Pro'],
  '440x956@3': ['iPhone 16 Pro Max', 'iPhone 17 Pro Max'],
  '420x912@3': ['iPhone Air'],
}

/** The iPhones with this screen; empty if none is known. */
export function listIphonesWithScreen({ width, height, pixelRatio }: ScreenSize): readonly string[] {
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  return IPHONES_BY_SCREEN[`${short}x${long}@${pixelRatio}`] ?? []
}

export interface KnownDevice {
  readonly manufacturer: string
  readonly model: string
  /** Numbers printed on the device or its box. */
  readonly modelCodes: readonly string[]
}

/** Spaces and hyphens vary between spellings; a plus distinguishes two models. */
const fold = (text: string): string => foldText(text).replace(/[^a-z0-9+]/g, '')

// The suffix says where it was sold: SM-S911B is SM-S911U elsewhere.
const SAMSUNG_NUMBER = /^(SM-[A-Z]\d{3})[A-Z0-9]{1,3}$/i

const readSamsungStem = (code: string): string => SAMSUNG_NUMBER.exec(code)?.[1]?.toUpperCase() ?? ''

const isExactly = ({ manufacturer, model, modelCodes }: KnownDevice, reported: string): boolean =>
  [...modelCodes, model, `${manufacturer} ${model}`].some((name) => fold(name) === fold(reported))

const isSoldElsewhere = ({ modelCodes }: KnownDevice, reported: string): boolean => {
  const stem = readSamsungStem(reported)
  return stem !== '' && modelCodes.some((code) => readSamsungStem(code) === stem)
}

/** The device whose browser reports this model; null if none matches, or more than one does. */
export function findReportedDevice<Device extends KnownDevice>(
  devices: readonly Device[],
  reported: string,
): Device | null {
  if (fold(reported) === '') return null
  for (const matches of [isExactly, isSoldElsewhere]) {
    const found = devices.filter((device) => matches(device, reported))
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}

/** What to search for to find the device that reports a model. */
export const buildReportedDeviceSearch = (reported: string): string => readSamsungStem(reported) || reported
