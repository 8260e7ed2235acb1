import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { buildDeviceName } from '#domain/catalogue/device-name.ts'
import {
  findNameProblem,
  findPatternProblem,
  type NameProblem,
  tidyName,
} from '#domain/catalogue/group-name.ts'
import { localiseName } from '#domain/catalogue/localise-name.ts'
import { foldText, slugify } from '#domain/text/fold-text.ts'
import type { Connection } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { raiseCatalogueVersion } from '#server/modules/catalogue/writing/catalogue-changes.ts'
import { lockCatalogue, RESERVED_URLS } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { readSeriesPatterns, saveGroups } from '#server/modules/catalogue/writing/save-groups.ts'
import {
  deleteManufacturer,
  deleteSeries,
  findTakenNames,
  findTakenUrls,
  type LanguageName,
  listSeriesIds,
  updateCategoryNames,
  updateManufacturer,
  updateSeriesNames,
} from './groups.repository.ts'
import { publishSeries } from './publish-series.ts'

interface NamedField {
  readonly field: string
  readonly problem: NameProblem | null
}

function requireSound(fields: readonly NamedField[]): void {
  const problems = fields.flatMap(({ field, problem }) => (problem ? [{ field, ...problem }] : []))
  if (problems.length > 0) throw createInvalidFieldsError(problems)
}

const refuse = (field: string, key: string) => createInvalidFieldsError([{ field, key }])

const tidyNames = (names: readonly LanguageName[]): readonly LanguageName[] =>
  names.map(({ language, name }) => ({ language, name: tidyName(name) }))

const checkNames = (names: readonly LanguageName[]): void =>
  requireSound(
    names.map(({ language, name }) => ({ field: `names.${language}`, problem: findNameProblem(name) })),
  )

/** Renames a series for people. Imports still find it by its pattern, and its addresses stay. */
export async function renameSeries(
  tx: Connection,
  id: number,
  given: readonly LanguageName[],
): Promise<void> {
  const names = tidyNames(given)
  checkNames(names)
  const [taken] = await findTakenNames(tx, id, names)
  if (taken !== undefined) throw refuse(`names.${taken}`, 'SERIES_EXISTS')
  await updateSeriesNames(tx, id, names)
  await publishSeries(tx, [id])
}

/** Every device has the name of its category, so all processes read the catalogue again. */
export async function renameCategory(
  tx: Connection,
  id: string,
  given: readonly LanguageName[],
): Promise<void> {
  const names = tidyNames(given)
  checkNames(names)
  await updateCategoryNames(tx, id, names)
  await raiseCatalogueVersion(toStatementClient(tx))
}

/** Imports find a manufacturer by its name, so only the spelling may change: capitals and accents. */
export async function respellManufacturer(
  tx: Connection,
  { id, before, given }: { readonly id: number; readonly before: string; readonly given: string },
): Promise<void> {
  const name = tidyName(given)
  requireSound([{ field: 'name', problem: findNameProblem(name) }])
  if (foldText(name) !== foldText(before)) throw refuse('name', 'OTHER_MANUFACTURER')
  if (name === before) return
  await updateManufacturer(tx, { id, name, before })
  await publishSeries(tx, await listSeriesIds(tx, id))
}

export interface SeriesDraft {
  readonly manufacturer: string
  readonly category: CategoryId
  readonly series: string
}

const listWishes = ({ manufacturer, series }: SeriesDraft) =>
  CATALOGUE_LANGUAGES.map((language) => ({
    language,
    url: slugify(buildDeviceName(manufacturer, localiseName(series, language))),
  }))

/** Adds a series, and its manufacturer if that is a new one. The shop shows both once it buys a device of the series. */
export async function addSeries(tx: Connection, given: SeriesDraft): Promise<number> {
  const draft = {
    ...given,
    manufacturer: tidyName(given.manufacturer),
    series: tidyName(given.series),
  }
  requireSound([
    { field: 'manufacturer', problem: findNameProblem(draft.manufacturer) },
    { field: 'series', problem: findPatternProblem(draft.series) },
  ])
  const client = toStatementClient(tx)
  await lockCatalogue(client)
  if ((await readSeriesPatterns(client))(draft) !== null) throw refuse('series', 'SERIES_EXISTS')
  const wishes = listWishes(draft)
  const isReserved = wishes.some(({ language, url }) => RESERVED_URLS.includes(`${language}/${url}`))
  if (isReserved || (await findTakenUrls(tx, wishes)).length > 0) throw refuse('series', 'ADDRESS_TAKEN')
  const findOwner = await saveGroups(client, [draft], RESERVED_URLS)
  return findOwner(draft).seriesId
}

const createInUseError = (message: string): HttpError => new HttpError(409, 'NOT_POSSIBLE', message)

/** What has devices stays: offers and sales name them. The shop shows no series of which it buys nothing. */
export async function removeSeries(
  tx: Connection,
  { id, deviceCount }: { readonly id: number; readonly deviceCount: number },
): Promise<void> {
  if (deviceCount > 0) throw createInUseError('This series has devices. Move them to another series first.')
  await deleteSeries(tx, id)
}

export async function removeManufacturer(
  tx: Connection,
  { id, seriesCount }: { readonly id: number; readonly seriesCount: number },
): Promise<void> {
  if (seriesCount > 0) throw createInUseError('This manufacturer has series. Remove them first.')
  await deleteManufacturer(tx, id)
}
