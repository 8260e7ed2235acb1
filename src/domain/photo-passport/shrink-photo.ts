/** The longer edge of a photo that leaves the browser: a scratch is still seen, a face in a mirror hardly. */
export const MAX_PHOTO_EDGE = 1_600

/** What a photo may weigh that leaves the browser. */
export const MAX_SHRUNK_BYTES = 700_000

/** JPEG qualities, tried one after the other until the photo is small enough. */
export const PHOTO_QUALITIES = [0.85, 0.75, 0.6, 0.45] as const

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of a picture whose longer edge is at most this long, with its proportions. It is never enlarged. */
export function fitInside({ width, height }: PictureSize, maxEdge: number = MAX_PHOTO_EDGE): PictureSize {
  const scale = Math.min(1, maxEdge / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The part of a picture that is seen in a frame which it covers: centred, with the proportions of the frame. */
export function cutToFrame(
  { width, height }: PictureSize,
  frame: PictureSize,
): PictureSize & { readonly left: number; readonly top: number } {
  // A frame that isn't laid out hides nothing.
  if (frame.width <= 0 || frame.height <= 0) return { left: 0, top: 0, width, height }
  const scale = Math.min(width / frame.width, height / frame.height)
  const seen = { width: frame.width * scale, height: frame.height * scale }
  return { ...seen, left: (width - seen.width) / 2, top: (height - seen.height) / 2 }
}
