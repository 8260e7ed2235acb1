const EXIF = Buffer.from('Exif\0\0', 'latin1')
const BIG_ENDIAN = 0x4d4d
const ORIENTATION_TAG = 0x0112
const ENTRY_LENGTH = 12

interface TiffReader {
  readonly short: (at: number) => number
  readonly long: (at: number) => number
}

const readerOf = (tiff: Buffer): TiffReader =>
  tiff.readUInt16BE(0) === BIG_ENDIAN
    ? { short: (at) => tiff.readUInt16BE(at), long: (at) => tiff.readUInt32BE(at) }
    : { short: (at) => tiff.readUInt16LE(at), long: (at) => tiff.readUInt32LE(at) }

function orientationOf(tiff: Buffer): number {
  const { short, long } = readerOf(tiff)
  const directory = long(4)
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * ENTRY_LENGTH)
  const entry = entries.find((at) => short(at) === ORIENTATION_TAG)
  return entry === undefined ? 1 : short(entry + 8)
}

/** How a camera was held, 1 to 8, by the body of an APP1 segment; null where that says nothing about it. */
export function findOrientation(body: Buffer): number | null {
  if (!body.subarray(0, EXIF.length).equals(EXIF)) return null
  try {
    const orientation = orientationOf(body.subarray(EXIF.length))
    return orientation >= 1 && orientation <= 8 ? orientation : null
  } catch (error) {
    // An offset that leads out of the segment: cameras write such, and the picture is good without it.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** An APP1 segment that says how the camera was held, and nothing else. */
export const orientationSegment = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    EXIF,
    Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]),
    Buffer.alloc(4),
  ])
