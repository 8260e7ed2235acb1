import type { NamedDevice } from '#domain/lists/device-index.ts'
import { foldText } from '#domain/text/fold-text.ts'

/** A line as businesses write it, and what it means. */
export interface MessyRow {
  readonly text: string
  /** The storage size, if it has a separate column. */
  readonly storage: string
  readonly device: NamedDevice
  /** URLs of all devices that the line may mean; with more than one, asking back is right. */
  readonly urls: readonly string[]
}

/** Reproducible random numbers. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

type Random = () => number

const pick = <Value>(values: readonly Value[], random: Random): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

const COLOURS = [
  'schwarz',
  'Weiß',
  'space grau',
  'blau',
  'black',
  'Silber',
  'rot',
  'Grün',
  'gold',
  'mitternacht',
]
const BEFORE = ['gebrauchtes', 'Diensthandy:', 'Firmengerät', '1 x', 'Gerät', 'Stück']
const AFTER = [
  'gebraucht',
  'inkl. OVP',
  'ohne Zubehör',
  'Zustand gut',
  'simlockfrei',
  '(Mitarbeitergerät)',
  'Akku gut',
]

const REPLACEMENTS = 'etanrisol'

/** One typing error in the longest word: two letters swapped, or one dropped, doubled or wrong. */
function mistype(text: string, random: Random): string {
  const words = text.split(' ')
  const lengths = words.map((word) => (/^[A-Za-z]{5,}$/.test(word) ? word.length : 0))
  const longest = Math.max(...lengths)
  if (longest === 0) return text
  const at = lengths.indexOf(longest)
  const word = words[at] ?? ''
  const place = 1 + Math.floor(random() * (word.length - 2))
  const [head, character, tail] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
  words[at] = pick(
    [
      `${head}${tail.slice(0, 1)}${character}${tail.slice(1)}`,
      head + tail,
      `${head}${character}${character}${tail}`,
      `${head}${pick([...REPLACEMENTS], random)}${tail}`,
    ],
    random,
  )
  return words.join(' ')
}

const replaceUmlauts = (text: string) =>
  text.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ä', 'ae').replaceAll('ß', 'ss')

const CHANGES: readonly ((text: string, random: Random) => string)[] = [
  mistype,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text, random) => `${text} ${pick(COLOURS, random)}`,
  (text, random) => replaceUmlauts(`${text} ${pick(COLOURS, random)}`),
  (text, random) => `${pick(BEFORE, random)} ${text}`,
  (text, random) => `${text} ${pick(AFTER, random)}`,
  (text) => `„${text}“`,
  (text) => text.replaceAll(' ', '-'),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll('+', ' Plus'),
  (text) => text.replace(/[()]/g, ''),
  (text) => text.replace(/^(\S+) (.+)$/, '$2 $1'),
  (text) => text.replace(/([A-Za-z]) (\d)/, '$1$2'),
]

/** How the storage size is written into a line. */
const STORAGES: readonly ((text: string, size: number) => string)[] = [
  (text, size) => `${text} ${size}GB`,
  (text, size) => `${text} ${size} GB`,
  (text, size) => `${text}, ${size}gb`,
  (text, size) => `${text} (${size} Go)`,
  (text, size) => `${text} 8/${size}`,
  (text, size) => (size >= 1_024 ? `${text} ${size / 1_024}TB` : `${text} ${size}GB`),
]

interface Names {
  /** Devices by model, without the manufacturer. */
  readonly byModel: ReadonlyMap<string, readonly NamedDevice[]>
  readonly byCode: ReadonlyMap<string, readonly NamedDevice[]>
  readonly all: ReadonlySet<string>
}

function groupBy(devices: readonly NamedDevice[], keysOf: (device: NamedDevice) => readonly string[]) {
  const groups = new Map<string, NamedDevice[]>()
  for (const device of devices)
    for (const key of new Set(keysOf(device))) groups.set(key, [...(groups.get(key) ?? []), device])
  return groups
}

const firstUrl = ({ urls }: NamedDevice) => urls[0] ?? ''

interface Base {
  readonly text: string
  readonly meant: readonly NamedDevice[]
  /** Codes and URLs stay unchanged. */
  readonly isExact: boolean
}

function buildBase(device: NamedDevice, names: Names, random: Random): Base {
  const [name = '', model = ''] = [device.names[0], device.models[0]]
  const kind = random()
  const [code] = device.modelCodes
  if (kind < 0.07 && code && code.length > 4)
    return { text: code, meant: names.byCode.get(foldText(code)) ?? [device], isExact: true }
  if (kind < 0.12)
    return {
      text: `https://www.sell-de.example/produkte/${firstUrl(device)}`,
      meant: [device],
      isExact: true,
    }
  if (kind < 0.16) return { text: pick(device.urls, random), meant: [device], isExact: true }
  if (kind < 0.28) return { text: pick(device.names, random), meant: [device], isExact: false }
  if (kind < 0.55 && /[a-z]{3}/i.test(model))
    return { text: model, meant: names.byModel.get(foldText(model)) ?? [device], isExact: false }
  return { text: name, meant: [device], isExact: false }
}

function buildRow(device: NamedDevice, names: Names, random: Random): MessyRow {
  const { text: base, meant, isExact } = buildBase(device, names, random)
  const urls = meant.map(firstUrl)
  if (isExact) return { text: base, storage: '', device, urls }
  let text = base
  const count = 1 + Math.floor(random() * 3)
  for (let change = 0; change < count; change += 1) text = pick(CHANGES, random)(text, random)
  const isPhone = device.storages.length > 0
  // Not where the 5G variant is a different device.
  if (isPhone && random() < 0.1 && !names.all.has(foldText(`${base} 5G`)) && !/\d[gG]\b/.test(base))
    text += ' 5G'
  const size = isPhone ? pick(device.storages, random) : null
  if (size !== null && random() < 0.5)
    return { text: pick(STORAGES, random)(text, size), storage: '', device, urls }
  return { text, storage: size === null ? '' : String(size), device, urls }
}

/** Rows of a list that a business might send, generated from the catalogue, each with the devices it may mean. */
export function generateMessyRows(
  devices: readonly NamedDevice[],
  count: number,
  seed = 20_261_115,
): MessyRow[] {
  const random = createRandom(seed)
  const names: Names = {
    byModel: groupBy(devices, ({ models }) => models.map(foldText)),
    byCode: groupBy(devices, ({ modelCodes }) => modelCodes.map(foldText)),
    all: new Set(devices.flatMap((device) => [...device.names, ...device.models].map(foldText))),
  }
  return Array.from({ length: count }, () => buildRow(pick(devices, random), names, random))
}
