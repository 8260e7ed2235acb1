import type { PhotoSide } from './photo-sides.ts'

/** What a camera sees, small and grey: brightness from 0 to 255, row by row. */
export interface LumaFrame {
  readonly width: number
  readonly height: number
  readonly luma: ArrayLike<number>
}

/** What keeps a photo from showing much; `good` where nothing does. */
export const FRAME_VERDICTS = ['dark', 'glare', 'blurred', 'good'] as const

export type FrameVerdict = (typeof FRAME_VERDICTS)[number]

/** Below this mean brightness scratches disappear in the noise. */
const MIN_BRIGHTNESS = 45

/** From this brightness on, a pixel has lost everything that was there. */
const BURNT_OUT = 250

/** More of the picture than this, and the reflection covers what the photo is about. */
const MAX_BURNT_SHARE = 0.06

/** A screen that is on shines by itself. */
const MAX_LIT_SHARE = 0.4

/** The variance of the Laplacian, below which edges are smeared. */
const MIN_SHARPNESS = 18

/** The mean brightness of a picture. */
export function measureBrightness({ luma }: LumaFrame): number {
  let sum = 0
  for (let at = 0; at < luma.length; at += 1) sum += luma[at] ?? 0
  return luma.length === 0 ? 0 : sum / luma.length
}

/** The share of a picture that is burnt out. */
export function measureGlare({ luma }: LumaFrame): number {
  let burnt = 0
  for (let at = 0; at < luma.length; at += 1) if ((luma[at] ?? 0) >= BURNT_OUT) burnt += 1
  return luma.length === 0 ? 0 : burnt / luma.length
}

/** How much edges stand out: the variance of the Laplacian, which a shaking hand and a lens out of focus flatten. */
export function measureSharpness({ width, height, luma }: LumaFrame): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0)
      const edge = around - 4 * (luma[at] ?? 0)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

/** What the seller should change before taking the photo. Light first: without it nothing is sharp. */
export function judgeFrame(frame: LumaFrame, side: PhotoSide): FrameVerdict {
  const isLit = side === 'screenOn'
  // Around a screen that is on, the room may be dark.
  if (measureBrightness(frame) < (isLit ? MIN_BRIGHTNESS / 2 : MIN_BRIGHTNESS)) return 'dark'
  if (measureGlare(frame) > (isLit ? MAX_LIT_SHARE : MAX_BURNT_SHARE)) return 'glare'
  return measureSharpness(frame) < MIN_SHARPNESS ? 'blurred' : 'good'
}
