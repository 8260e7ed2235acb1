import { crc32 } from 'node:zlib'
import type { ReadPicture } from './photo-format.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEADER_LENGTH = 13

/** Where people, places and times may stand. */
const NOTES: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

interface Chunk {
  readonly type: string
  readonly start: number
  readonly end: number
}

function chunkAt(bytes: Buffer, start: number): Chunk | null {
  if (start + 12 > bytes.length) return null
  const end = start + 12 + bytes.readUInt32BE(start)
  if (end > bytes.length || crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
    return null
  return { type: bytes.toString('latin1', start + 4, start + 8), start, end }
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const chunks: Chunk[] = []
  for (let start = SIGNATURE.length; chunks.at(-1)?.type !== 'IEND'; ) {
    const chunk = chunkAt(bytes, start)
    if (!chunk) return null
    chunks.push(chunk)
    start = chunk.end
  }
  return chunks
}

/** A PNG file without Exif, texts and whatever is appended. */
export const readPng: ReadPicture = (bytes) => {
  const chunks = chunksOf(bytes)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.end - header.start !== 12 + HEADER_LENGTH) return null
  if (chunks.every(({ type }) => type !== 'IDAT')) return null
  const kept = chunks
    .filter(({ type }) => !NOTES.has(type))
    .map(({ start, end }) => bytes.subarray(start, end))
  return {
    width: bytes.readUInt32BE(header.start + 8),
    height: bytes.readUInt32BE(header.start + 12),
    content: Buffer.concat([SIGNATURE, ...kept]),
  }
}
