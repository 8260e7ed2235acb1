import {
  fitInside,
  MAX_SHRUNK_BYTES,
  PHOTO_QUALITIES,
  type PictureSize,
} from '#domain/photo-passport/shrink-photo.ts'

const MEDIA_TYPE = 'image/jpeg'

/** Pixels only: nothing else of a file gets into a canvas, neither the place nor the time. */
function drawSmall(source: CanvasImageSource, size: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = fitInside(size)
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, MEDIA_TYPE, quality))

/** A picture as it may leave the browser; null where the browser can't make one. */
async function shrink(source: CanvasImageSource, size: PictureSize): Promise<File | null> {
  const canvas = drawSmall(source, size)
  for (const quality of PHOTO_QUALITIES) {
    const blob = await encode(canvas, quality)
    if (blob && blob.size <= MAX_SHRUNK_BYTES) return new File([blob], 'photo.jpg', { type: MEDIA_TYPE })
  }
  return null
}

/** Whether this browser can shrink files at all; without it, forms send them as they are. */
export const canShrink = (): boolean => typeof createImageBitmap === 'function'

/** A chosen file, turned upright and shrunk; null where it is no picture that the browser can read. */
export async function shrinkFile(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file)
    try {
      return await shrink(picture, picture)
    } finally {
      picture.close()
    }
  } catch {
    // No picture, or one of a kind that only other browsers read: the page says so.
    return null
  }
}

/** What a camera shows now. */
export const shrinkFrame = (video: HTMLVideoElement): Promise<File | null> =>
  shrink(video, { width: video.videoWidth, height: video.videoHeight })
