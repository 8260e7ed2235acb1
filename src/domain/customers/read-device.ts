/** Browsers that a list of sign-ins names; everything else is an unknown one. */
export const BROWSER_NAMES = ['FIREFOX', 'EDGE', 'OPERA', 'SAMSUNG', 'CHROME', 'SAFARI', 'UNKNOWN'] as const

export const SYSTEM_NAMES = ['ANDROID', 'IOS', 'WINDOWS', 'MACOS', 'CHROMEOS', 'LINUX', 'UNKNOWN'] as const

export type BrowserName = (typeof BROWSER_NAMES)[number]
export type SystemName = (typeof SYSTEM_NAMES)[number]

/** A device as its owner would describe it. */
export interface DeviceDescription {
  readonly browser: BrowserName
  readonly system: SystemName
}

/** Longer than any honest user agent; the rest is not looked at. */
const READ_LENGTH = 512

// The order matters: Edge and Opera also call themselves Chrome, and everybody calls themselves Safari.
const BROWSER_MARKS: readonly (readonly [mark: string, name: BrowserName])[] = [
  ['Firefox/', 'FIREFOX'],
  ['FxiOS/', 'FIREFOX'],
  ['Edg/', 'EDGE'],
  ['EdgA/', 'EDGE'],
  ['EdgiOS/', 'EDGE'],
  ['OPR/', 'OPERA'],
  ['OPT/', 'OPERA'],
  ['SamsungBrowser/', 'SAMSUNG'],
  ['Chrome/', 'CHROME'],
  ['CriOS/', 'CHROME'],
  ['Safari/', 'SAFARI'],
]

// Android calls itself Linux, and an iPhone is "like Mac OS X".
const SYSTEM_MARKS: readonly (readonly [mark: string, name: SystemName])[] = [
  ['Android', 'ANDROID'],
  ['iPhone', 'IOS'],
  ['iPad', 'IOS'],
  ['Windows', 'WINDOWS'],
  ['CrOS', 'CHROMEOS'],
  ['Mac OS X', 'MACOS'],
  ['Linux', 'LINUX'],
]

/** Browser and system of a user agent. Nothing else of it is kept, so that nobody can be told apart by it. */
export function readDevice(userAgent: string): DeviceDescription {
  const text = userAgent.slice(0, READ_LENGTH)
  const find = <Name>(marks: readonly (readonly [string, Name])[]) =>
    marks.find(([mark]) => text.includes(mark))?.[1]
  return { browser: find(BROWSER_MARKS) ?? 'UNKNOWN', system: find(SYSTEM_MARKS) ?? 'UNKNOWN' }
}

const BROWSER_LABELS: Readonly<Record<Exclude<BrowserName, 'UNKNOWN'>, string>> = {
  FIREFOX: 'Firefox',
  EDGE: 'Edge',
  OPERA: 'Opera',
  SAMSUNG: 'Samsung Internet',
  CHROME: 'Chrome',
  SAFARI: 'Safari',
}

const SYSTEM_LABELS: Readonly<Record<Exclude<SystemName, 'UNKNOWN'>, string>> = {
  ANDROID: 'Android',
  IOS: 'iOS',
  WINDOWS: 'Windows',
  MACOS: 'macOS',
  CHROMEOS: 'ChromeOS',
  LINUX: 'Linux',
}

/** How a reader's language puts browser and system together, and what it calls a device without either. */
export interface DeviceWords {
  both(labels: { readonly browser: string; readonly system: string }): string
  readonly unknown: string
}

/** A device in plain words; makers' names are the same in every language. */
export function describeDevice({ browser, system }: DeviceDescription, words: DeviceWords): string {
  if (browser === 'UNKNOWN') return system === 'UNKNOWN' ? words.unknown : SYSTEM_LABELS[system]
  if (system === 'UNKNOWN') return BROWSER_LABELS[browser]
  return words.both({ browser: BROWSER_LABELS[browser], system: SYSTEM_LABELS[system] })
}

/** The device of a stored description; a name that no longer exists is an unknown one. */
export const toDevice = (browser: string, system: string): DeviceDescription => ({
  browser: BROWSER_NAMES.find((name) => name === browser) ?? 'UNKNOWN',
  system: SYSTEM_NAMES.find((name) => name === system) ?? 'UNKNOWN',
})
