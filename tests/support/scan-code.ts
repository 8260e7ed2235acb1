import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { PNG } from 'pngjs'

/** A dark area; the unit depends on the code. */
export interface DarkArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

const BORDER_IN_PIXELS = 80

/** Paints dark areas on white, surrounded by a white border. */
export function paint(areas: readonly DarkArea[], pixelsPerUnit: { x: number; y: number }): GreyPicture {
  const left = Math.min(...areas.map(({ x }) => x))
  const top = Math.min(...areas.map(({ y }) => y))
  const column = (x: number) => Math.round((x - left) * pixelsPerUnit.x) + BORDER_IN_PIXELS
  const row = (y: number) => Math.round((y - top) * pixelsPerUnit.y) + BORDER_IN_PIXELS
  const width = Math.max(...areas.map((area) => column(area.x + area.width))) + BORDER_IN_PIXELS
  const height = Math.max(...areas.map((area) => row(area.y + area.height))) + BORDER_IN_PIXELS
  const pixels = new Uint8ClampedArray(width * height).fill(255)
  for (const area of areas)
    for (let y = row(area.y); y < row(area.y + area.height); y++)
      pixels.fill(0, y * width + column(area.x), y * width + column(area.x + area.width))
  return { width, height, pixels }
}

/** The picture in a PNG file as a scanner sees it. */
export function readPng(bytes: Uint8Array): GreyPicture {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
  const pixels = Uint8ClampedArray.from({ length: width * height }, (_, index) => data[index * 4] ?? 0)
  return { width, height, pixels }
}

/** What a scanner reads; throws if there is no code. */
export function scan({ width, height, pixels }: GreyPicture, format: 'QR_CODE' | 'CODE_128'): string {
  const picture = new BinaryBitmap(
    new GlobalHistogramBinarizer(new RGBLuminanceSource(pixels, width, height)),
  )
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[format]]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  // Searching for a tilted code, as in a photograph, misses one drawn code in sixty.
  const hintsForDrawnCode = new Map(hints).set(DecodeHintType.PURE_BARCODE, true)
  try {
    return new MultiFormatReader().decode(picture, hintsForDrawnCode).getText()
  } catch {
    return new MultiFormatReader().decode(picture, hints).getText()
  }
}
