// The browser's build of the library: the one for Node imports workers, which a browser hasn't got.
import { unzipSync } from 'fflate/browser'

/** Files of an archive, each unpacked when it is read. */
export interface OpenedZip {
  readonly names: readonly string[]
  /** Null where there is no such file, or where it is larger than anything we pack. */
  read(name: string): Uint8Array<ArrayBuffer> | null
}

/** Larger than any photo or trade file. What claims to be more isn't unpacked. */
const MAX_ENTRY_BYTES = 64_000_000

/** How every archive begins that has a file in it. */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04]

export const isZip = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte)

/** Opens an archive; null where it is none, or damaged. Two files of one name are no archive of ours. */
export function openZip(bytes: Uint8Array): OpenedZip | null {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch {
    return null
  }
  if (new Set(names).size < names.length) return null
  return {
    names,
    read(name) {
      const isWanted = (entry: { readonly name: string; readonly originalSize: number }) =>
        entry.name === name && entry.originalSize <= MAX_ENTRY_BYTES
      try {
        const unpacked = unzipSync(bytes, { filter: isWanted })[name]
        // A copy of its own, which nobody shares.
        return unpacked ? new Uint8Array(unpacked) : null
      } catch {
        return null
      }
    },
  }
}
