import { element, group, PICTURE_SIZE, svgDocument } from '#drawings/svg-parts.ts'
import { cameraBody } from './camera-body.ts'
import type { CameraForm } from './camera-form.ts'
import { actionCamera, gimbalCamera, panoCamera } from './camera-small.ts'
import { line } from './camera-tones.ts'

export { type CameraForm, cameraForm } from './camera-form.ts'

const STYLES: Readonly<Record<CameraForm['style'], (form: CameraForm) => string>> = {
  dslr: cameraBody,
  mirrorless: cameraBody,
  compact: cameraBody,
  bridge: cameraBody,
  action: actionCamera,
  gimbal: gimbalCamera,
  pano: panoCamera,
}

// Pixels per millimetre. Small cameras get a little more, so that an action cube keeps its details
// and still stands smaller than a compact.
const scaleOf = (longSide: number) => 1.27 * (150 / longSide) ** 0.4

/** The picture of a camera from the front, drawn in millimetres and scaled as a whole. */
export function drawCamera(form: CameraForm): string {
  const { width, height } = form
  const scale = scaleOf(Math.max(width, height))
  const left = (PICTURE_SIZE - width * scale) / 2
  const top = (PICTURE_SIZE - height * scale) / 2 - 2
  const shadow = element('ellipse', {
    cx: width / 2,
    cy: height + 0.4,
    rx: width * 0.5,
    ry: 2.6 + height * 0.012,
    opacity: 0.14,
  })
  return svgDocument(
    group({ transform: line`translate(${left} ${top})scale(${scale})` }, shadow, STYLES[form.style](form)),
  )
}
