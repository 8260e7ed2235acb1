import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { localiseDeviceNames } from '#domain/catalogue/device-name.ts'
import type { NamedDevice } from '#domain/lists/device-index.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readCatalogueSeed } from '#server/modules/catalogue/writing/seed-files.ts'

/** The delivered devices with the names that lists may use, without a database. */
export const readNamedDevices = (): NamedDevice[] =>
  readCatalogueSeed(DATA_FOLDER).entries.map(({ manufacturer, model, prices, ...entry }, index) => {
    const names = CATALOGUE_LANGUAGES.map((language) =>
      localiseDeviceNames(language, { manufacturer, model }),
    )
    return {
      id: index + 1,
      manufacturer,
      models: names.map((name) => name.model),
      names: names.map(({ name }) => name),
      urls: names.map(({ url }) => url),
      modelCodes: entry.codes,
      searchTerms: entry.terms,
      storages: Object.keys(prices.de ?? {})
        .map(Number)
        .filter((size) => size > 0),
      releaseYear: Number(entry.released.slice(0, 4)),
    }
  })
