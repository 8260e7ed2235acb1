import {
  cutToFrame,
  fitInside,
  MAX_SHRUNK_BYTES,
  PHOTO_QUALITIES,
  type PictureSize,
} from '#domain/photo-passport/shrink-photo.ts'

const MEDIA_TYPE = 'image/jpeg'

/** Where a part of a picture begins; the whole picture begins at its corner. */
interface PicturePart extends PictureSize {
  readonly left?: number
  readonly top?: number
}

/** Pixels only: nothing else of a file gets into a canvas, neither the place nor the time. */
function drawSmall(source: CanvasImageSource, part: PicturePart): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = fitInside(part)
  canvas.width = width
  canvas.height = height
  const { left = 0, top = 0 } = part
  canvas.getContext('2d')?.drawImage(source, left, top, part.width, part.height, 0, 0, width, height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, MEDIA_TYPE, quality))

/** A photo that may leave the browser. */
export interface TakenPhoto {
  readonly file: File
  /** Shows the very bytes of the file. */
  readonly url: string
}

/** As data: the shop's pages show no pictures under addresses that a script makes up. */
const readUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })

/** A picture as it may leave the browser; null where the browser can't make one. */
async function shrink(source: CanvasImageSource, part: PicturePart): Promise<TakenPhoto | null> {
  const canvas = drawSmall(source, part)
  for (const quality of PHOTO_QUALITIES) {
    const blob = await encode(canvas, quality)
    if (!blob || blob.size > MAX_SHRUNK_BYTES) continue
    const file = new File([blob], 'photo.jpg', { type: MEDIA_TYPE })
    return { file, url: await readUrl(file) }
  }
  return null
}

/** Whether this browser can shrink files at all; without it, forms send them as they are. */
export const canShrink = (): boolean => typeof createImageBitmap === 'function'

/** A chosen file, turned upright and shrunk; null where it is no picture that the browser can read. */
export async function shrinkFile(file: File): Promise<TakenPhoto | null> {
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

/** What the seller sees of a camera's picture now. What the frame on the page hides may be private, and isn't kept. */
export const shrinkFrame = (video: HTMLVideoElement): Promise<TakenPhoto | null> =>
  shrink(
    video,
    cutToFrame(
      { width: video.videoWidth, height: video.videoHeight },
      { width: video.clientWidth, height: video.clientHeight },
    ),
  )
