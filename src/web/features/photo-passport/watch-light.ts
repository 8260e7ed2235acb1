import { type FrameVerdict, judgeFrame } from '#domain/photo-passport/judge-frame.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import { fitInside } from '#domain/photo-passport/shrink-photo.ts'
import { toGreyFrame } from '#domain/self-test/judge-picture.ts'

/** Large enough to tell a blurred edge from a sharp one, small enough to be judged twice a second. */
const JUDGED_EDGE = 480

const PAUSE_MS = 500

/** Judges what a camera sees until it is stopped. The small grey copies are measured and forgotten. */
export function watchLight(
  video: HTMLVideoElement,
  side: PhotoSide,
  onVerdict: (verdict: FrameVerdict) => void,
): () => void {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const judge = () => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return
    const { width, height } = fitInside({ width: videoWidth, height: videoHeight }, JUDGED_EDGE)
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    const luma = toGreyFrame(context.getImageData(0, 0, width, height).data)
    onVerdict(judgeFrame({ width, height, luma }, side))
  }
  const timer = setInterval(judge, PAUSE_MS)
  return () => clearInterval(timer)
}
