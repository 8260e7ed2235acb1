import { DEVICE_DOCUMENT, GROUP_DOCUMENT } from '#contracts/search.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { listElements, refuse } from './unsupported-query.ts'

const SHOWN_FIELDS: Readonly<Record<IndexKind, readonly string[]>> = {
  devices: Object.keys(DEVICE_DOCUMENT.shape),
  groups: Object.keys(GROUP_DOCUMENT.shape),
}

/** The fields of a document that a query asks for; null means all. */
export function readShownFields(given: unknown, index: IndexKind): readonly string[] | null {
  if (given === undefined || given === true) return null
  const names = listElements(given, '_source')
  if (names.length > SHOWN_FIELDS[index].length) refuse('_source', 'names too many fields')
  return names.map(([name, path]) =>
    typeof name === 'string' && SHOWN_FIELDS[index].includes(name) ? name : refuse(path, 'no such field'),
  )
}
