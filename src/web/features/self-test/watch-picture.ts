import {
  type GreyFrame,
  judgePicture,
  type PictureVerdict,
  toGreyFrame,
} from '#domain/self-test/judge-picture.ts'

const WIDTH = 32
const HEIGHT = 24
const FRAMES = 6
const FRAME_MS = 250

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Looks at a camera's picture for a moment. The small grey copies are compared and forgotten. */
export async function watchPicture(video: HTMLVideoElement): Promise<PictureVerdict> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const frames: GreyFrame[] = []
  while (context && frames.length < FRAMES) {
    await wait(FRAME_MS)
    context.drawImage(video, 0, 0, WIDTH, HEIGHT)
    frames.push(toGreyFrame(context.getImageData(0, 0, WIDTH, HEIGHT).data))
  }
  return judgePicture(frames)
}
