import type { PictureFile, ReadPicture } from './photo-format.ts'

const HEAD_LENGTH = 12
/** Of the extended header: that Exif and XMP follow. */
const NOTE_FLAGS = 0x08 | 0x04

interface Chunk {
  readonly type: string
  /** Type, length and content, padded to an even length. */
  readonly bytes: Buffer
  readonly body: Buffer
}

function chunkAt(bytes: Buffer, start: number): Chunk | null {
  if (start + 8 > bytes.length) return null
  const length = bytes.readUInt32LE(start + 4)
  const end = start + 8 + length
  if (end > bytes.length) return null
  const padding = length % 2 === 0 ? [] : [Buffer.alloc(1)]
  return {
    type: bytes.toString('latin1', start, start + 4),
    bytes: Buffer.concat([bytes.subarray(start, end), ...padding]),
    body: bytes.subarray(start + 8, end),
  }
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  if (bytes.length < HEAD_LENGTH || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  const end = 8 + bytes.readUInt32LE(4)
  if (bytes.toString('latin1', 8, HEAD_LENGTH) !== 'WEBP' || end > bytes.length) return null
  const file = bytes.subarray(0, end)
  const chunks: Chunk[] = []
  for (let start = HEAD_LENGTH; start < end; ) {
    const chunk = chunkAt(file, start)
    if (!chunk) return null
    chunks.push(chunk)
    start += chunk.bytes.length
  }
  return chunks
}

type Size = Pick<PictureFile, 'width' | 'height'>

/** Where each kind of picture data says how large it is. */
const SIZES: Readonly<Record<string, (body: Buffer) => Size | null>> = {
  VP8X: (body) =>
    body.length < 10 ? null : { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 },
  VP8L: (body) => {
    if (body.length < 5 || body[0] !== 0x2f) return null
    const bits = body.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
  'VP8 ': (body) => {
    if (body.length < 10 || body.readUIntBE(3, 3) !== 0x9d012a) return null
    return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff }
  },
}

function withoutNoteFlags({ type, bytes }: Chunk): Buffer {
  if (type !== 'VP8X') return bytes
  const copy = Buffer.from(bytes)
  copy[8] = (copy[8] ?? 0) & ~NOTE_FLAGS
  return copy
}

/** A WebP file without Exif, XMP and whatever is appended. */
export const readWebp: ReadPicture = (bytes) => {
  const chunks = chunksOf(bytes)
  const first = chunks?.[0]
  const size = first && SIZES[first.type]?.(first.body)
  if (!chunks || !size) return null
  const kept = chunks.filter(({ type }) => type !== 'EXIF' && type !== 'XMP ').map(withoutNoteFlags)
  const content = Buffer.concat([Buffer.from('RIFF0000WEBP', 'latin1'), ...kept])
  content.writeUInt32LE(content.length - 8, 4)
  return { ...size, content }
}
