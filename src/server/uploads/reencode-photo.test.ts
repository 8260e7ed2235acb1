import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  createPng,
  createWebp,
  insertSegment,
  JPEG,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
  PHONE_JPEG,
  PLACE,
} from '../../../tests/support/example-photos.ts'
import { MAX_PHOTO_BYTES, type Photo, reencodePhoto } from './reencode-photo.ts'

async function takePhoto(bytes: Buffer): Promise<Photo> {
  const photo = await reencodePhoto(bytes)
  if (photo.kind === 'refused') throw new Error(photo.problem)
  return photo
}

function createChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** A PNG file with a chunk before its last one. */
const withChunk = (png: Buffer, type: string): Buffer =>
  Buffer.concat([
    png.subarray(0, -12),
    createChunk(type, Buffer.from(`Comment\0${PLACE}`)),
    png.subarray(-12),
  ])

/** A black PNG of one bit per pixel: huge when decoded, tiny as a file. */
function createBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    createPng().subarray(0, 8),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

const WEBP_HEADER = Buffer.from([0x0c, 0, 0, 0, 119, 0, 0, 99, 0, 0])
const PHONE_WEBP = createWebp(
  ['VP8X', WEBP_HEADER],
  ['VP8 ', LOSSY_WEBP.subarray(20)],
  ['EXIF', Buffer.from(PLACE)],
  ['XMP ', Buffer.from(`${PLACE}.`)],
)

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${PLACE}"/></rdf:RDF></x:xmpmeta>`

/** A picture whose left half is white, with all that a camera adds. */
const takeWithPhone = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: 'black' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: 'white' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'Phone', Copyright: PLACE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 5868/100', GPSLongitudeRef: 'E' },
    })
    .withXmp(XMP)
    .withIccProfile('p3')

describe('a photo', () => {
  it.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', createPng(), 'image/png'],
    ['lossy WebP', LOSSY_WEBP, 'image/webp'],
    ['lossless WebP', LOSSLESS_WEBP, 'image/webp'],
  ])('is taken as %s and stays one, with its size', async (_, bytes, mediaType) => {
    const photo = await takePhoto(bytes)
    expect(photo).toMatchObject({ kind: 'photo', mediaType, width: 120, height: 100 })
    const stored = await sharp(photo.content).metadata()
    expect(`image/${stored.format}`).toBe(mediaType)
    expect(stored).toMatchObject({ width: 120, height: 100 })
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'of a phone loses GPS, Exif, XMP and colour profile as %s',
    async (format) => {
      const bytes = await takeWithPhone().toFormat(format).toBuffer()
      const before = await sharp(bytes).metadata()
      expect(Object.keys(before)).toEqual(expect.arrayContaining(['exif', 'icc', 'xmp']))
      const { content } = await takePhoto(bytes)
      const after = await sharp(content).metadata()
      for (const part of ['exif', 'icc', 'xmp', 'iptc', 'comments', 'orientation'] as const)
        expect(after[part], part).toBeUndefined()
      expect(content.includes('Exif')).toBe(false)
      expect(content.includes('GPS')).toBe(false)
      expect(content.includes(PLACE)).toBe(false)
    },
  )

  it.each([
    ['Exif of JPEG', PHONE_JPEG],
    ['XMP of JPEG', insertSegment(JPEG, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`))],
    ['another program’s notes in JPEG', insertSegment(JPEG, 0xed, Buffer.from(PLACE))],
    ['a comment in JPEG', insertSegment(JPEG, 0xfe, Buffer.from(PLACE))],
    ['a second picture after JPEG', Buffer.concat([JPEG, PHONE_JPEG])],
    ['a web page after JPEG', Buffer.concat([JPEG, Buffer.from(`<script>${PLACE}</script>`)])],
    ['texts in PNG', withChunk(withChunk(createPng(), 'tEXt'), 'tEXt')],
    ['a private chunk in PNG', withChunk(createPng(), 'prVt')],
    ['what follows PNG', Buffer.concat([createPng(), Buffer.from(PLACE)])],
    ['Exif and XMP of WebP', PHONE_WEBP],
    ['what follows WebP', Buffer.concat([LOSSY_WEBP, Buffer.from(PLACE)])],
  ])('keeps nothing besides the picture: %s', async (_, bytes) => {
    expect(bytes.includes(PLACE)).toBe(true)
    const { content } = await takePhoto(bytes)
    expect(content.includes(PLACE)).toBe(false)
    expect(await reencodePhoto(content)).toMatchObject({ kind: 'photo', width: expect.any(Number) })
  })

  it('is stored upright: a quarter turn of the camera is undone', async () => {
    const lying = await takeWithPhone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { width, height, content } = await takePhoto(lying)
    expect({ width, height }).toEqual({ width: 100, height: 200 })
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
    const brightnessAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
    expect(brightnessAt(50, 20)).toBeGreaterThan(200)
    expect(brightnessAt(50, 180)).toBeLessThan(50)
    expect(await takePhoto(PHONE_JPEG)).toMatchObject({ width: 100, height: 120 })
  })

  it.each([
    ['an offset that leads nowhere', [0x4d, 0x4d, 0, 42, 0xff, 0, 0, 8]],
    ['an unknown orientation', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0]],
    ['nothing', []],
  ])('is taken although its Exif has %s', async (_, tiff) => {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff)])
    expect(await takePhoto(insertSegment(JPEG, 0xe1, exif))).toMatchObject({ width: 120, height: 100 })
  })

  it('with more pixels than are useful is scaled down', async () => {
    const large = sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: 'navy' } })
    expect(await takePhoto(await large.jpeg().toBuffer())).toMatchObject({ width: 4_096, height: 2_048 })
  })

  it('of PNG keeps every pixel and its transparency', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const png = await sharp({ create: { width: 120, height: 100, channels: 3, noise, background: 'black' } })
      .ensureAlpha(0.5)
      .png()
      .toBuffer()
    const { content } = await takePhoto(png)
    expect(await sharp(content).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  it('is one of several at a time, and each gets its own result', async () => {
    const photos = await Promise.all(
      [JPEG, createPng(), LOSSY_WEBP, PHONE_JPEG, createPng(300, 200)].map(takePhoto),
    )
    expect(photos.map(({ mediaType, width }) => `${mediaType} ${width}`)).toEqual([
      'image/jpeg 120',
      'image/png 120',
      'image/webp 120',
      'image/jpeg 100',
      'image/png 300',
    ])
  })
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="9" height="9"/></svg>'

describe('what is no photo', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 not a picture at all'), 'PHOTO_FORMAT'],
    ['a drawing that could run scripts', Buffer.from(SVG), 'PHOTO_FORMAT'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'PHOTO_FORMAT'],
    ['nothing', Buffer.alloc(0), 'PHOTO_FORMAT'],
    ['a JPEG that ends early', JPEG.subarray(0, -16), 'PHOTO_FORMAT'],
    ['a JPEG of which only the header came', JPEG.subarray(0, 300), 'PHOTO_FORMAT'],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'PHOTO_FORMAT'],
    [
      'a PNG with a wrong checksum',
      Buffer.concat([createPng().subarray(0, 45), Buffer.from('x'), createPng().subarray(46)]),
      'PHOTO_FORMAT',
    ],
    ['a PNG that ends early', createPng().subarray(0, -20), 'PHOTO_FORMAT'],
    ['a WebP that ends early', LOSSY_WEBP.subarray(0, 80), 'PHOTO_FORMAT'],
    ['too narrow a photo', createPng(99, 100), 'PHOTO_DIMENSIONS'],
    ['too long a photo', createPng(12_001, 100), 'PHOTO_DIMENSIONS'],
    ['too many bytes', Buffer.alloc(MAX_PHOTO_BYTES + 1), 'PHOTO_TOO_LARGE'],
  ])('is refused: %s', async (_, bytes, problem) => {
    expect(await reencodePhoto(bytes)).toEqual({ kind: 'refused', problem })
  })

  it.each(['gif', 'tiff', 'avif'] as const)('is refused: a picture as %s', async (format) => {
    const bytes = await takeWithPhone().toFormat(format).toBuffer()
    expect(await reencodePhoto(bytes)).toEqual({ kind: 'refused', problem: 'PHOTO_FORMAT' })
  })

  it('is refused: a film of pictures', async () => {
    const frames = {
      create: { width: 120, height: 240, channels: 3, background: 'red', pageHeight: 120 },
    } as const
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const film = await sharp({ create: { ...frames.create, noise } })
      .webp()
      .toBuffer()
    expect((await sharp(film).metadata()).pages).toBe(2)
    expect(await reencodePhoto(film)).toEqual({ kind: 'refused', problem: 'PHOTO_FORMAT' })
  })

  it('is refused before it is decoded: small files that unpack to gigabytes', async () => {
    const bomb = createBomb(12_000, 12_000)
    expect(bomb.length).toBeLessThan(50_000)
    expect(await reencodePhoto(bomb)).toEqual({ kind: 'refused', problem: 'PHOTO_DIMENSIONS' })
    const lie = createBomb(100, 100)
    lie.writeUInt32BE(1_000_000, 16)
    lie.writeUInt32BE(1_000_000, 20)
    lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29)
    expect((await reencodePhoto(lie)).kind).toBe('refused')
  })

  it('does no harm, whatever its bytes are', async () => {
    const heads = [JPEG, PHONE_JPEG, createPng(), LOSSY_WEBP, LOSSLESS_WEBP, PHONE_WEBP]
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
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        const photo = await reencodePhoto(bytes)
        if (photo.kind === 'refused') return
        const again = await takePhoto(photo.content)
        expect({ width: again.width, height: again.height }).toEqual({
          width: photo.width,
          height: photo.height,
        })
      }),
      { numRuns: 500 },
    )
  })
})
