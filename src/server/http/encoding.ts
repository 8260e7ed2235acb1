import { transcode } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Encoding, KeptEncoding } from './html-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// Quality 6 takes a few milliseconds off the event loop and is within a few per cent of the best.
const BROTLI_QUALITY = 6

// Less than a millisecond: handing the bytes to another thread and back would cost more than it saves.
const QUICK_BROTLI_QUALITY = 1
const QUICK_GZIP_LEVEL = 1
const QUICK_ZSTD_LEVEL = 1

/** Made in a hurry, zstd takes half the time of brotli and is smaller; kept pages, made with care, have brotli instead. */
const BY_PREFERENCE = ['zstd', 'br', 'gzip'] as const

const MAX_REMEMBERED = 500

/** Browsers send about 30 characters. A longer list is not read: any client understands bytes as they are. */
const MAX_HEADER_LENGTH = 256

const ONLY_IDENTITY: readonly Encoding[] = ['identity']

const remembered = new Map<string, readonly Encoding[]>()

/** `q=0`, `q=0.` and `q=0.000` refuse an encoding. */
const isRefused = (quality: string): boolean =>
  quality.toLowerCase().startsWith('q=0') && Number(quality.slice(2)) === 0

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', quality = ''] = part.split(';', 2).map((text) => text.trim())
    if (!isRefused(quality)) accepted.add(name.toLowerCase())
  }
  return [...BY_PREFERENCE.filter((name) => accepted.has(name)), 'identity']
}

/** The encodings that the client accepts, the best first. Browsers send few different headers, so results are cached. */
export function listAcceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header || header.length > MAX_HEADER_LENGTH) return ONLY_IDENTITY
  const known = remembered.get(header)
  if (known) return known
  const encodings = parseAcceptEncoding(header)
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encodings)
  return encodings
}

/** The encoding for a page that is made for this client alone. */
export const chooseQuickEncoding = (header: string | undefined): Encoding =>
  listAcceptedEncodings(header)[0] ?? 'identity'

/** Where a page stands on its way to compressed bytes: a new block of this size for every page would keep the collector busy. */
const SCRATCH = Buffer.allocUnsafeSlow(1024 * 1024)

/** The pieces one after the other as UTF-16, valid until the next call. Joined first, they would be copied once more. */
function writeUtf16(pieces: readonly string[]): Buffer {
  const length = 2 * pieces.reduce((sum, piece) => sum + piece.length, 0)
  const target = length > SCRATCH.length ? Buffer.allocUnsafe(length) : SCRATCH
  let end = 0
  for (const piece of pieces) end += target.write(piece, end, 'utf16le')
  return target.subarray(0, end)
}

/** Text as UTF-8. `Buffer.from` encodes what is beyond Latin-1 character by character, which takes several times as long. */
export function encodeText(pieces: readonly string[]): Buffer {
  try {
    return transcode(writeUtf16(pieces), 'utf16le', 'utf8')
  } catch {
    // Half of a character, which only the slow way replaces.
    return Buffer.from(pieces.join(''))
  }
}

/** Compressed bytes are slices of larger blocks. Cached as they are, each would keep its whole block in memory. */
function copyExactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export async function encodeAll(identity: Buffer): Promise<Record<KeptEncoding, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  return { identity: copyExactly(identity), br: copyExactly(br), gzip: copyExactly(gz) }
}

/**
 * The bytes in the block that all pages share, valid until the next call. A compressor keeps what it has read until the next
 * full collection, which a page's own bytes would bring forward.
 */
function lendToCompressor(bytes: Buffer): Buffer {
  if (bytes.length > SCRATCH.length) return bytes
  bytes.copy(SCRATCH)
  return SCRATCH.subarray(0, bytes.length)
}

/** One encoding, made for a single visitor: quick, because nobody else will get these bytes. */
export function encodeQuickly(identity: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return identity
  const source = lendToCompressor(identity)
  switch (encoding) {
    case 'zstd':
      return zstdCompressSync(source, {
        pledgedSrcSize: source.length,
        params: { [constants.ZSTD_c_compressionLevel]: QUICK_ZSTD_LEVEL },
      })
    case 'br':
      return brotliCompressSync(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      })
    case 'gzip':
      return gzipSync(source, { level: QUICK_GZIP_LEVEL })
  }
}
