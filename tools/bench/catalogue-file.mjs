// An operator's file with generated devices in all categories.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const { DATA_FOLDER } = await import('../../src/server/config/data-folder.ts')
const { readCatalogueSeed } = await import('../../src/server/modules/catalogue/writing/seed-files.ts')
const { generateDevices } = await import('./generate-devices.ts')

const HEADING = 'category;manufacturer;series;model;released;prices;codes;popularity;picture\n'
const quote = (text) => `"${text.replaceAll('"', '""')}"`

/** Models are unique and in the order of their numbers, so that any of them can be named again. */
export function describeDevices(count) {
  const forms = new Map(readCatalogueSeed(DATA_FOLDER).entries.map(({ category, form }) => [category, form]))
  const sorted = generateDevices(count).sort((left, right) => left.id - right.id)
  return sorted.map((device) => ({
    category: device.categoryId,
    manufacturer: device.manufacturer,
    series: `${device.series} ${device.categoryId}`,
    model: `${device.model} ${device.id}`,
    released: `${device.releaseYear}-${String(device.releaseMonth).padStart(2, '0')}`,
    prices: { 0: device.topPrices.de / 100 },
    codes: device.modelCodes,
    popularity: device.popularity,
    picture: forms.get(device.categoryId),
  }))
}

function* writeRows(devices) {
  yield HEADING
  for (const { category, manufacturer, series, model, released, prices, ...rest } of devices) {
    const { codes, popularity, picture } = rest
    const cells = [
      category,
      manufacturer,
      series,
      model,
      released,
      `0:${prices[0]}`,
      codes.join('|'),
      popularity,
    ]
    yield `${cells.join(';')};${quote(JSON.stringify(picture))}\n`
  }
}

export const writeCatalogueFile = (path, devices) => pipeline(writeRows(devices), createWriteStream(path))
