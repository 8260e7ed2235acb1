import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './html-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// Quality 6 takes a few milliseconds off the event loop and is within a few per cent of the best.
const BROTLI_QUALITY = 6

const MAX_REMEMBERED = 500

const remembered = new Map<string, Encoding>()

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name?.toLowerCase()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** The best encoding that the client accepts. Browsers send few different headers, so results are cached. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const encoding = parseAcceptEncoding(header)
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding)
  return encoding
}

/** Compressed bytes are slices of larger blocks. Cached as they are, each would keep its whole block in memory. */
function copyExactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export async function encodeAll(identity: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  return { identity: copyExactly(identity), br: copyExactly(br), gzip: copyExactly(gz) }
}
