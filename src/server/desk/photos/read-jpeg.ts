import { findOrientation, orientationSegment } from './jpeg-orientation.ts'
import type { ReadPicture } from './photo-format.ts'

const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe]
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef]
const ICC_PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1')

interface Segment {
  readonly marker: number
  readonly start: number
  /** After marker and length. */
  readonly bodyStart: number
  readonly end: number
}

const isRestart = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xd0 && byte <= 0xd7

/** Where the picture data of a scan ends: at the next marker that is none of its own. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1]))) at = bytes.indexOf(0xff, at + 2)
  return at
}

function segmentAt(bytes: Buffer, start: number): Segment | null {
  if (bytes[start] !== 0xff) return null
  let at = start + 1
  while (bytes[at] === 0xff) at += 1
  const marker = bytes[at] ?? 0
  if (marker === END) return { marker, start, bodyStart: at + 1, end: at + 1 }
  if (at + 3 > bytes.length) return null
  const end = at + 1 + bytes.readUInt16BE(at + 1)
  const whole = marker === SCAN ? scanEnd(bytes, end) : end
  return end < at + 3 || whole < end || whole > bytes.length
    ? null
    : { marker, start, bodyStart: at + 3, end: whole }
}

/** All parts up to the end of the picture; what stands behind that, such as a second picture, is left out. */
function segmentsOf(bytes: Buffer): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  const segments: Segment[] = []
  for (let start = 2; segments.at(-1)?.marker !== END; ) {
    const segment = segmentAt(bytes, start)
    if (!segment) return null
    segments.push(segment)
    start = segment.end
  }
  return segments
}

/** Start of frame; three codes of the same range mean something else. */
const isFrame = ({ marker }: Segment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Colours need their profile and Adobe's note; everything else that a program may add is not the picture. */
function isPicture({ marker, bodyStart }: Segment, bytes: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  const isProfile = bytes.subarray(bodyStart, bodyStart + ICC_PROFILE.length).equals(ICC_PROFILE)
  return marker === APP0 || marker === APP14 || (marker === APP2 && isProfile)
}

function keptOrientation(segments: readonly Segment[], bytes: Buffer): Buffer[] {
  const [orientation] = segments
    .filter(({ marker }) => marker === APP1)
    .flatMap(({ bodyStart, end }) => findOrientation(bytes.subarray(bodyStart, end)) ?? [])
  // Without it browsers would show photos of most phones lying on their side.
  return orientation === undefined || orientation === 1 ? [] : [orientationSegment(orientation)]
}

/** A JPEG file without Exif, XMP, comments and whatever is appended. */
export const readJpeg: ReadPicture = (bytes) => {
  const segments = segmentsOf(bytes)
  const frame = segments?.find(isFrame)
  if (!segments || !frame || frame.end - frame.bodyStart < 5) return null
  if (segments.every(({ marker }) => marker !== SCAN)) return null
  const kept = segments
    .filter((segment) => isPicture(segment, bytes))
    .map(({ start, end }) => bytes.subarray(start, end))
  return {
    height: bytes.readUInt16BE(frame.bodyStart + 1),
    width: bytes.readUInt16BE(frame.bodyStart + 3),
    content: Buffer.concat([bytes.subarray(0, 2), ...keptOrientation(segments, bytes), ...kept]),
  }
}
