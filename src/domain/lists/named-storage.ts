import { isNumber, readNameTokens } from './name-tokens.ts'

/**
 * The storage size that a visitor's words name, among those of a device: `13 pro 256` means 256 GB. Null where they name
 * none or several, or where the number belongs to the device's own name.
 */
export function findNamedStorage(
  text: string,
  device: { readonly name: string; readonly storages: readonly number[] },
): number | null {
  const { tokens, storageGb } = readNameTokens(text)
  if (storageGb !== null) return device.storages.includes(storageGb) ? storageGb : null
  const own = new Set(readNameTokens(device.name).tokens)
  const sizes = tokens.filter((token) => isNumber(token) && !own.has(token)).map(Number)
  const named = sizes.filter((size) => device.storages.includes(size))
  return named.length === 1 ? (named[0] ?? null) : null
}
