const MAX_STORAGE_GB = 65_536
const GB_PER_TB = 1_024
const MAX_SIZES = 20

const SIZE = /^(\d{1,5})\s?(gb|tb)?$/i
const SEPARATOR = /[|,;/]/

/** A storage size in gigabytes; 0 for a device without storage. Null if it isn't one. */
export function readStorage(cell: string): number | null {
  const text = cell.trim()
  if (text === '' || text === '-') return 0
  const [, digits, unit = ''] = SIZE.exec(text) ?? []
  if (digits === undefined) return null
  const size = Number(digits) * (unit.toLowerCase() === 'tb' ? GB_PER_TB : 1)
  return size <= MAX_STORAGE_GB ? size : null
}

const sortSizes = (sizes: readonly number[]): readonly number[] =>
  [...new Set(sizes)].sort((one, other) => one - other)

/** The sizes of a device as people list them: `128, 256, 1 TB`. Null if one of them can't be read. */
export function readStorages(text: string): readonly number[] | null {
  const parts = text.split(SEPARATOR).filter((part) => part.trim() !== '')
  const sizes = (parts.length > 0 ? parts : ['']).map(readStorage)
  return sizes.some((size) => size === null) ? null : sortSizes(sizes.flatMap((size) => size ?? []))
}

/** Whether a device can come in these sizes: some of them, or the single size 0. */
export const isStorageChoice = (sizes: readonly number[]): boolean =>
  sizes.length > 0 &&
  sizes.length <= MAX_SIZES &&
  sizes.every((size) => Number.isInteger(size) && size >= 0 && size <= MAX_STORAGE_GB) &&
  (!sizes.includes(0) || sizes.length === 1)

/** How a change of sizes is done: which are added, and which are no longer wanted. */
export function compareStorages(
  before: readonly number[],
  after: readonly number[],
): { readonly added: readonly number[]; readonly removed: readonly number[] } {
  return {
    added: sortSizes(after.filter((size) => !before.includes(size))),
    removed: sortSizes(before.filter((size) => !after.includes(size))),
  }
}
