import { type Area, DRAWING_SIZE, element, group, pathData, svgDocument } from '#drawings/svg-parts.ts'
import { cameraBody } from './camera-body.ts'
import type { CameraForm } from './camera-form.ts'
import { actionCamera, gimbalCamera, panoCamera } from './camera-small.ts'

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
// and is still smaller than a compact.
const computeScale = (longSide: number) => 1.27 * (150 / longSide) ** 0.4

/** Where the camera is in the drawing. */
export function locateCamera({ width, height }: CameraForm): Area {
  const scale = computeScale(Math.max(width, height))
  return {
    x: (DRAWING_SIZE - width * scale) / 2,
    y: (DRAWING_SIZE - height * scale) / 2 - 2,
    width: width * scale,
    height: height * scale,
  }
}

/** A camera from the front, drawn in millimetres and scaled as a whole. */
export function drawCamera(form: CameraForm): string {
  const { width, height } = form
  const place = locateCamera(form)
  const shadow = element('ellipse', {
    cx: width / 2,
    cy: height + 0.4,
    rx: width * 0.5,
    ry: 2.6 + height * 0.012,
    opacity: 0.14,
  })
  return svgDocument(
    group(
      { transform: pathData`translate(${place.x} ${place.y})scale(${place.width / width})` },
      shadow,
      STYLES[form.style](form),
    ),
  )
}
