import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '#server/config/data-folder.ts'

interface DeviceFile {
  readonly manufacturers: readonly {
    readonly name: string
    readonly series: readonly {
      readonly name: string
      readonly devices: readonly { readonly model: string; readonly terms: readonly string[] }[]
    }[]
  }[]
}

const readDeviceFile = (name: string): DeviceFile =>
  JSON.parse(readFileSync(join(DATA_FOLDER, 'catalogue', 'devices', name), 'utf8'))

/** The words in the names of makers, series and devices. Nobody has to list them a second time. */
export const CATALOGUE_NAMES: ReadonlySet<string> = new Set(
  readdirSync(join(DATA_FOLDER, 'catalogue', 'devices'))
    .flatMap((file) => readDeviceFile(file).manufacturers)
    .flatMap(({ name, series }) => [
      name,
      ...series.flatMap((line) => [line.name, ...line.devices.map(({ model }) => model)]),
    ])
    .flatMap((name) => name.match(/\p{L}+/gu) ?? []),
)

const NAMES_IN_CAPITALS = new Set([...CATALOGUE_NAMES].map((name) => name.toUpperCase()))

/** Endings that Polish adds to a foreign name; other languages only add an s. */
const ENDINGS = /(?:s|a|i|u|y|em|ie|ów|om|ach|ami|owi)$/

/** Whether a word is a name of the catalogue, perhaps in capitals or with an ending. */
export const isCatalogueName = (word: string): boolean =>
  CATALOGUE_NAMES.has(word) ||
  NAMES_IN_CAPITALS.has(word) ||
  CATALOGUE_NAMES.has(word.replace(ENDINGS, '')) ||
  CATALOGUE_NAMES.has(word.replace(/[ęą]$/, 'a'))
