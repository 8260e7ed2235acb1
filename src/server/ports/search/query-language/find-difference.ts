import { isObject, type Json, joinPath } from './unsupported-query.ts'

/** Path of the first place where a value differs from the expected one; null when they are equal. */
export function findDifference(given: unknown, expected: unknown, path: string): string | null {
  if (Object.is(given, expected)) return null
  if (Array.isArray(given) && Array.isArray(expected)) {
    if (given.length !== expected.length) return path
  } else if (!isObject(given) || !isObject(expected)) return path
  const before = given as Json
  const after = expected as Json
  const join = (key: string) => (Array.isArray(given) ? `${path}[${key}]` : joinPath(path, key))
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) return join(key)
    const difference = findDifference(before[key], after[key], join(key))
    if (difference) return difference
  }
  const missing = Object.keys(after).find((key) => !Object.hasOwn(before, key))
  return missing === undefined ? null : `${join(missing)} (missing)`
}
