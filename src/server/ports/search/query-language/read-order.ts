import { completeSort, type DocumentOrder } from '#domain/search/document-query.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { requireField } from './read-values.ts'
import { isObject, joinPath, listElements, refuse, requireKeys, requireObject } from './unsupported-query.ts'

const MAX_ORDERS = 8

function readDirection(given: unknown, path: string): DocumentOrder['direction'] {
  if (isObject(given)) {
    requireKeys(given, ['order', 'missing'], path)
    // A document without the value comes last, in either direction.
    if (given.missing !== undefined && given.missing !== '_last') refuse(joinPath(path, 'missing'))
    return readDirection(given.order ?? 'asc', joinPath(path, 'order'))
  }
  return given === 'asc' || given === 'desc' ? given : refuse(path, 'must be "asc" or "desc"')
}

function readOrder(field: string, given: unknown, at: { path: string; index: IndexKind }): DocumentOrder {
  const path = joinPath(at.path, field)
  if (!requireField(at.index, field, at.path).isSortable) refuse(path, 'can’t be sorted by')
  return { field, direction: readDirection(given, path) }
}

/** The order that a sort asks for, completed so that no two documents are equal. */
export function readSort(given: unknown, index: IndexKind): readonly DocumentOrder[] {
  if (given === undefined) return completeSort(index, [])
  const elements = listElements(given, 'sort')
  if (elements.length > MAX_ORDERS) refuse('sort', `more than ${MAX_ORDERS} fields`)
  const orders = elements.flatMap(([element, path]) =>
    typeof element === 'string'
      ? [readOrder(element, 'asc', { path, index })]
      : Object.entries(requireObject(element, path)).map(([field, inner]) =>
          readOrder(field, inner, { path, index }),
        ),
  )
  if (orders.length > MAX_ORDERS) refuse('sort', `more than ${MAX_ORDERS} fields`)
  return completeSort(index, orders)
}
