/** A small grey copy of a camera's picture: brightness from 0 to 255, pixel by pixel. */
export type GreyFrame = readonly number[]

export type PictureVerdict = 'alive' | 'black' | 'frozen'

/** Darker than a lens against a table. */
const MAX_BLACK = 14

const PIXEL_BYTES = 4

/** The brightness of every pixel of a canvas, in the weights of the human eye. */
export function toGreyFrame(rgba: ArrayLike<number>): GreyFrame {
  const at = (index: number) => rgba[index] ?? 0
  return Array.from({ length: Math.floor(rgba.length / PIXEL_BYTES) }, (_, pixel) => {
    const start = pixel * PIXEL_BYTES
    return 0.299 * at(start) + 0.587 * at(start + 1) + 0.114 * at(start + 2)
  })
}

const isBlack = (frame: GreyFrame): boolean => frame.every((brightness) => brightness < MAX_BLACK)

const areEqual = (one: GreyFrame, other: GreyFrame): boolean =>
  one.every((brightness, index) => brightness === other[index])

/** Whether a camera sees: its picture has light in it, and changes, as noise does even in front of a wall. */
export function judgePicture(frames: readonly GreyFrame[]): PictureVerdict {
  if (frames.every(isBlack)) return 'black'
  const [first = [], ...others] = frames
  return others.every((frame) => areEqual(first, frame)) ? 'frozen' : 'alive'
}
