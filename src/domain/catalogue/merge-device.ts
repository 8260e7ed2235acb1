import type { CategoryId } from './category.ts'
import { checkDeviceDraft, type DeviceCheck, type DeviceDraft } from './device-draft.ts'
import type { DeviceRow, DeviceRowProblem } from './device-row.ts'
import { compareStorages } from './storage-sizes.ts'

/** A field of a device that a row changes, as people read it. */
export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

export type MergedDevice =
  | { readonly kind: 'device'; readonly device: DeviceDraft }
  | { readonly kind: 'problem'; readonly problem: DeviceRowProblem }

function buildNew(row: DeviceRow, category: CategoryId | null): MergedDevice {
  const { manufacturer, model, series, released } = row
  const own = row.category ?? category
  if (own === null || series === null || released === null)
    return { kind: 'problem', problem: 'ROW_NEW_INCOMPLETE' }
  const device = {
    category: own,
    manufacturer,
    series,
    model,
    storages: row.storages ?? [0],
    modelCodes: row.modelCodes ?? [],
    searchTerms: row.searchTerms ?? [],
    releaseYear: released.year,
    releaseMonth: released.month,
    popularity: row.popularity ?? 0,
    launchPrice: row.launchPrice,
  }
  return { kind: 'device', device }
}

const isSame = (before: readonly string[], after: readonly string[]): boolean =>
  [...before].sort().join('\n') === [...after].sort().join('\n')

/** The order of words says nothing: the same ones in another order are no change. */
const keepWords = (before: readonly string[], after: readonly string[] | null): readonly string[] =>
  after === null || isSame(before, after) ? before : after

function mergeKnown(known: DeviceDraft, row: DeviceRow): MergedDevice {
  if (row.category !== null && row.category !== known.category)
    return { kind: 'problem', problem: 'ROW_OTHER_CATEGORY' }
  const { added } = compareStorages(known.storages, row.storages ?? known.storages)
  const device = {
    ...known,
    series: row.series ?? known.series,
    // A size that a table leaves out may still be bought.
    storages: [...known.storages, ...added].sort((one, other) => one - other),
    modelCodes: keepWords(known.modelCodes, row.modelCodes),
    searchTerms: keepWords(known.searchTerms, row.searchTerms),
    releaseYear: row.released?.year ?? known.releaseYear,
    releaseMonth: row.released?.month ?? known.releaseMonth,
    popularity: row.popularity ?? known.popularity,
    launchPrice: row.launchPrice ?? known.launchPrice,
  }
  return { kind: 'device', device }
}

/** What a row makes of a device: of the one that is known, or of a new one in the category that was chosen for the table. */
export const mergeDevice = (
  known: DeviceDraft | null,
  row: DeviceRow,
  category: CategoryId | null,
): MergedDevice => (known ? mergeKnown(known, row) : buildNew(row, category))

/** The sizes of a known device. */
export interface SizedDevice {
  readonly storages: readonly number[]
  /** Those of them that are no longer bought. */
  readonly retiredStorages: readonly number[]
}

/** Sizes that a device has already are no mistake of the row: only what it adds is compared with what is still bought. */
function listCheckedSizes({ storages, retiredStorages }: SizedDevice, after: readonly number[]) {
  const { added } = compareStorages(storages, after)
  if (added.length === 0) return [0]
  return [...storages.filter((size) => !retiredStorages.includes(size)), ...added]
}

/** Checks what a row makes of a device: of the known one, or of a new one. */
export function checkMergedDevice(known: SizedDevice | null, device: DeviceDraft): DeviceCheck<DeviceDraft> {
  if (!known) return checkDeviceDraft(device)
  const { storages } = device
  const checked = checkDeviceDraft({ ...device, storages: listCheckedSizes(known, storages) })
  return checked.kind === 'device' ? { kind: 'device', device: { ...checked.device, storages } } : checked
}

const describeRelease = ({ releaseYear, releaseMonth }: DeviceDraft): string =>
  `${releaseYear}-${String(releaseMonth).padStart(2, '0')}`

const describeFields = (device: DeviceDraft): Readonly<Record<string, string>> => ({
  series: device.series,
  storages: device.storages.join(', '),
  codes: device.modelCodes.join(', '),
  terms: device.searchTerms.join(', '),
  released: describeRelease(device),
  popularity: String(device.popularity),
  launch_price: device.launchPrice === null ? '' : String(device.launchPrice),
})

/** What differs between a device and what is to become of it. */
export function listFieldChanges(before: DeviceDraft, after: DeviceDraft): readonly FieldChange[] {
  const [old, next] = [describeFields(before), describeFields(after)]
  return Object.keys(old).flatMap((field) => {
    const change = { field, before: old[field] ?? '', after: next[field] ?? '' }
    return change.before === change.after ? [] : [change]
  })
}
