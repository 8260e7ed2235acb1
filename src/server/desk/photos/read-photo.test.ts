import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import {
  JPEG,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
  PHONE_JPEG,
  PLACE,
  pngOf,
  webpOf,
  withSegment,
} from '../../../../tests/support/example-photos.ts'
import { MAX_PHOTO_BYTES, readPhoto } from './read-photo.ts'

function contentOf(bytes: Buffer): Buffer {
  const photo = readPhoto(bytes)
  if (photo.kind === 'refused') throw new Error(photo.problem)
  return photo.content
}

function pngChunk(type: string, text: string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(text)])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(body.length - 4, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** A PNG file with a chunk before its last one. */
const withChunk = (png: Buffer, type: string): Buffer =>
  Buffer.concat([png.subarray(0, -12), pngChunk(type, PLACE), png.subarray(-12)])

const EXTENDED = Buffer.from([0x2c, 0, 0, 0, 119, 0, 0, 99, 0, 0])
const EXTENDED_WEBP = webpOf(
  ['VP8X', EXTENDED],
  ['VP8 ', LOSSY_WEBP.subarray(20)],
  ['EXIF', Buffer.from(PLACE)],
  ['XMP ', Buffer.from(`${PLACE}.`)],
)

describe('a photo', () => {
  it.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', pngOf(), 'image/png'],
    ['lossy WebP', LOSSY_WEBP, 'image/webp'],
    ['lossless WebP', LOSSLESS_WEBP, 'image/webp'],
  ])('is taken as %s, byte by byte, with its size', (_, bytes, mediaType) => {
    expect(readPhoto(bytes)).toEqual({ kind: 'photo', mediaType, width: 120, height: 100, content: bytes })
  })

  it.each([
    ['Exif of JPEG', PHONE_JPEG],
    ['XMP of JPEG', withSegment(JPEG, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`))],
    ['another program’s notes of JPEG', withSegment(JPEG, 0xed, Buffer.from(PLACE))],
    ['a comment of JPEG', withSegment(JPEG, 0xfe, Buffer.from(PLACE))],
    ['a second picture behind JPEG', Buffer.concat([JPEG, PHONE_JPEG])],
    ['Exif of PNG', withChunk(pngOf(), 'eXIf')],
    ['texts of PNG', withChunk(withChunk(pngOf(), 'tEXt'), 'iTXt')],
    ['what stands behind PNG', Buffer.concat([pngOf(), Buffer.from(PLACE)])],
    ['Exif and XMP of WebP', EXTENDED_WEBP],
    ['what stands behind WebP', Buffer.concat([LOSSY_WEBP, Buffer.from(PLACE)])],
  ])('keeps nothing about where it was taken: %s', (_, bytes) => {
    expect(bytes.includes(PLACE)).toBe(true)
    const content = contentOf(bytes)
    expect(content.includes(PLACE)).toBe(false)
    expect(contentOf(content)).toEqual(content)
  })

  it('stays upright: how the camera was held is kept, and nothing else', () => {
    const content = contentOf(PHONE_JPEG)
    expect(content.length).toBe(JPEG.length + 36)
    expect(content.subarray(2, 12).toString('latin1')).toBe('\xff\xe1\0"Exif\0\0')
    expect(content[31]).toBe(6)
    const littleEndian = Buffer.from(
      'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0',
      'latin1',
    )
    expect(contentOf(withSegment(JPEG, 0xe1, littleEndian))[31]).toBe(8)
  })

  it.each([
    ['an offset that leads nowhere', [0x4d, 0x4d, 0, 42, 0xff, 0, 0, 8]],
    [
      'a position that there is not',
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
    ],
    ['nothing', []],
  ])('is taken although its Exif has %s', (_, tiff) => {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff)])
    expect(contentOf(withSegment(JPEG, 0xe1, exif))).toEqual(JPEG)
  })

  it('of the extended WebP says no more that notes follow, and keeps its profile', () => {
    const profile = ['ICCP', Buffer.from('odd')] as const
    const content = contentOf(webpOf(['VP8X', EXTENDED], profile, ['VP8 ', LOSSY_WEBP.subarray(20)]))
    expect([content[20], content.includes('odd\0')]).toEqual([0x20, true])
  })

  it.each([
    ['no picture', Buffer.from('%PDF-1.7 not a picture at all'), 'PHOTO_FORMAT'],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PHOTO_FORMAT'],
    ['nothing', Buffer.alloc(0), 'PHOTO_FORMAT'],
    ['a JPEG that ends early', JPEG.subarray(0, 300), 'PHOTO_FORMAT'],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'PHOTO_FORMAT'],
    [
      'a PNG with a wrong checksum',
      Buffer.concat([pngOf().subarray(0, 40), Buffer.from('x'), pngOf().subarray(41)]),
      'PHOTO_FORMAT',
    ],
    ['too narrow a one', pngOf(99, 100), 'PHOTO_DIMENSIONS'],
    ['too long a one', pngOf(12_001, 100), 'PHOTO_DIMENSIONS'],
    ['too heavy a one', Buffer.alloc(MAX_PHOTO_BYTES + 1), 'PHOTO_TOO_LARGE'],
  ])('is not %s', (_, bytes, problem) => {
    expect(readPhoto(bytes)).toEqual({ kind: 'refused', problem })
  })

  it('is read without harm whatever the bytes are', () => {
    const heads = [JPEG, PHONE_JPEG, pngOf(), LOSSY_WEBP, LOSSLESS_WEBP, EXTENDED_WEBP]
    const damaged = fc
      .tuple(
        fc.constantFrom(...heads),
        fc.nat({ max: 400 }),
        fc.uint8Array({ maxLength: 8 }),
        fc.nat({ max: 600 }),
      )
      .map(([head, at, bytes, end]) => {
        const copy = Buffer.from(head)
        copy.set(bytes.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length))
        return copy.subarray(0, Math.max(20, copy.length - end))
      })
    fc.assert(
      fc.property(damaged, (bytes) => {
        const photo = readPhoto(bytes)
        if (photo.kind === 'photo') expect(readPhoto(photo.content)).toEqual(photo)
      }),
      { numRuns: 2_000 },
    )
  })

  it('of PNG can still be opened', () => {
    expect(PNG.sync.read(contentOf(withChunk(pngOf(), 'tEXt')))).toMatchObject({ width: 120, height: 100 })
  })
})
