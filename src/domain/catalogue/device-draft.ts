import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { slugify } from '#domain/text/fold-text.ts'
import type { CategoryId } from './category.ts'
import { checkDeviceFacts, type DeviceFacts } from './device-facts.ts'
import { isNamePattern } from './localise-name.ts'
import { isStorageChoice } from './storage-sizes.ts'

/** What an editor may change about a device. Its manufacturer, category and addresses stay. */
export interface DeviceChange extends DeviceFacts {
  /** Contains `{inch:…}` and `{gen:…}` where languages differ, as the series does. */
  readonly model: string
  readonly series: string
  /** What it cost when it was new, in euros; null where nobody knows. */
  readonly launchPrice: number | null
}

/** A device as an editor adds it, without prices. */
export interface DeviceDraft extends DeviceChange {
  readonly category: CategoryId
  readonly manufacturer: string
  readonly storages: readonly number[]
}

const MAX_NAME = 100
/** Manufacturer, series and category form one address, which may have 128 characters. */
const MAX_GROUP_ADDRESS = 50
const MAX_LAUNCH_PRICE = 1_000_000

// PostgreSQL takes neither NUL nor half a surrogate pair.
const UNUSABLE = /[\p{Cc}\p{Cs}]/u

/** A name without blanks around it or two in a row. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** What is wrong with the name of a model in one language. */
export function findNameProblem(field: string, name: string): FieldProblem | null {
  if (name === '') return { field, key: 'FIELD_REQUIRED' }
  if (name.length > MAX_NAME) return { field, key: 'FIELD_TOO_LONG', params: { max: MAX_NAME } }
  if (UNUSABLE.test(name) || slugify(name) === '') return { field, key: 'FIELD_CHARACTERS' }
  return isNamePattern(name) ? null : { field, key: 'NAME_PATTERN' }
}

const findGroupProblem = (field: string, name: string): FieldProblem | null =>
  findNameProblem(field, name) ??
  (slugify(name).length > MAX_GROUP_ADDRESS
    ? { field, key: 'FIELD_TOO_LONG', params: { max: MAX_GROUP_ADDRESS } }
    : null)

function findLaunchPriceProblem(launchPrice: number | null): FieldProblem | null {
  const isInside = launchPrice === null || (launchPrice >= 1 && launchPrice <= MAX_LAUNCH_PRICE)
  if (isInside) return null
  return { field: 'launchPrice', key: 'QUANTITY_RANGE', params: { min: 1, max: MAX_LAUNCH_PRICE } }
}

export type DeviceCheck<Device> =
  | { readonly kind: 'device'; readonly device: Device }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

/** Checks what an editor changes about a device. */
export function checkDeviceChange<Given extends DeviceChange>(given: Given): DeviceCheck<Given> {
  const facts = checkDeviceFacts(given)
  const names = { model: tidyName(given.model), series: tidyName(given.series) }
  const problems = [
    findNameProblem('model', names.model),
    findGroupProblem('series', names.series),
    findLaunchPriceProblem(given.launchPrice),
  ].filter((problem) => problem !== null)
  if (facts.kind === 'problems') return { kind: 'problems', problems: [...problems, ...facts.problems] }
  if (problems.length > 0) return { kind: 'problems', problems }
  return { kind: 'device', device: { ...given, ...facts.facts, ...names } }
}

/** Checks a device that an editor wants to add. */
export function checkDeviceDraft(given: DeviceDraft): DeviceCheck<DeviceDraft> {
  const checked = checkDeviceChange(given)
  const manufacturer = tidyName(given.manufacturer)
  const storages: FieldProblem | null = isStorageChoice(given.storages)
    ? null
    : { field: 'storages', key: 'STORAGE_SIZES' }
  const problems = [findGroupProblem('manufacturer', manufacturer), storages].filter(
    (problem) => problem !== null,
  )
  if (checked.kind === 'problems') return { kind: 'problems', problems: [...problems, ...checked.problems] }
  if (problems.length > 0) return { kind: 'problems', problems }
  return { kind: 'device', device: { ...checked.device, manufacturer } }
}
