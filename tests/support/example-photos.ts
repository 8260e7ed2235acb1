import { PNG } from 'pngjs'

const decodeBase64 = (text: string) => Buffer.from(text, 'base64')

/** Pictures of 120 × 100 pixels, as encoded by browsers. */
export const JPEG = decodeBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8' +
    'ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAAR' +
    'CABkAHgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAQDBQb/xAAjEAEAAAQGAgMAAAAAAAAAAAAAAQQUUwMFQ4GhwQIREyEx/8QA' +
    'FwEBAQEBAAAAAAAAAAAAAAAAAAIBA//EABcRAQADAAAAAAAAAAAAAAAAAAABETH/2gAMAwEAAhEDEQA/APTAAAAAAIM00t+l6DNNLfpk4ycQ' +
    'AJQAAAAAA7wC3QAAAAQZppb9L0GaaW/TJxk4gASgAAAAAB3gFugAAAAgzTS36XoM00t+mTjJxAAlAAAAAACitmLnECtmLnEE4WWorZi5xArZ' +
    'i5xBOFlqK2YucQK2YucQThZaitmLnEGeLjYmN6+Ty9+vz6ZgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP//Z',
)

export const LOSSY_WEBP = decodeBase64(
  'UklGRogAAABXRUJQVlA4IHwAAACwBwCdASp4AGQAPxGIvlesKaajpIgBgCIJaW7dXtgFfGlS/RN+WGTH+Xv7SMMFE1LefJoZyHmdTP8JpmRL' +
    'EgLqe6Wcn3AAAP7wCrrjOZ9aY3AeU/2tSXExBJICXd3UF7Bf7DaRaVMZpN6DFkCISvE0wIl38cGQAAy6ZAAA',
)

export const LOSSLESS_WEBP = decodeBase64(
  'UklGRpIAAABXRUJQVlA4TIYAAAAvd8AYAA/wKtXfIf4Ocf7jAYratoHMYPzR3gj2iuj/TGRmZmYA3hsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOCmAw==',
)

export const createPng = (width = 120, height = 100): Buffer => PNG.sync.write(new PNG({ width, height }))

/** Location data as phones write it into photos. */
export const PLACE = 'N 52.5163 E 13.3777'

const TIFF = [
  // Orientation 6 (a quarter turn), followed by a pointer to the location.
  [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2],
  [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
  [0, 0, 0, 0],
].flat()

const EXIF = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(TIFF), Buffer.from(PLACE)])

/** Inserts a segment after the start of a JPEG file. */
export function insertSegment(jpeg: Buffer, marker: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** A photo taken with the phone on its side, with location data. */
export const PHONE_JPEG = insertSegment(JPEG, 0xe1, EXIF)

/** A WebP file with the given chunks. */
export function createWebp(...chunks: readonly (readonly [type: string, body: Uint8Array])[]): Buffer {
  const parts = chunks.flatMap(([type, body]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(body.length)
    return [Buffer.from(type), length, body, Buffer.alloc(body.length % 2)]
  })
  const file = Buffer.concat([Buffer.from('RIFF0000WEBP'), ...parts])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}
