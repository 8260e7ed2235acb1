import { shade } from '#drawings/colours.ts'
import { circle, group, path, pathData, rect } from '#drawings/svg-parts.ts'
import { type CameraForm, paint } from './camera-form.ts'
import { glass } from './camera-optics.ts'
import { grain, mixTones, shadeApart, shadeEdge } from './camera-tones.ts'

/** Glass under a cover plate, as on waterproof cameras. */
function coveredLens(form: CameraForm, x: number, y: number): string {
  const side = form.lens
  const plate = { fill: '#1b1e21', stroke: '#6a6f73', 'stroke-width': 0.6 }
  const cover =
    form.lensCover === 'square'
      ? rect(-side / 2, -side / 2, side, side, { rx: side * 0.2, ...plate })
      : circle(0, 0, side / 2, plate)
  const rim = form.mark?.at === 'ring' ? paint(form.mark.colour) : '#3a3f43'
  return group(
    { transform: pathData`translate(${x} ${y})` },
    cover,
    circle(0, 0, side * 0.41, { fill: '#101316', stroke: rim, 'stroke-width': 0.8 }),
    glass(side * 0.33),
  )
}

/** A small screen with hills in two tones. */
function screen(x: number, y: number, [width, height]: readonly [number, number]): string {
  const [right, bottom] = [x + width, y + height]
  return (
    rect(x - 1.4, y - 1.4, width + 2.8, height + 2.8, {
      rx: 2,
      fill: '#15181b',
      stroke: '#4a4f53',
      'stroke-width': 0.5,
    }) +
    rect(x, y, width, height, { rx: 0.9, fill: '#6fa3bd' }) +
    path(
      pathData`M${x} ${y + height * 0.66}Q${x + width * 0.3} ${y + height * 0.3} ${x + width * 0.6} ${y + height * 0.62}T${right} ${y + height * 0.5}V${bottom}H${x}Z`,
      { fill: '#3f7388' },
    ) +
    path(
      pathData`M${x} ${bottom}V${y + height * 0.86}Q${x + width * 0.5} ${y + height * 0.62} ${right} ${y + height * 0.82}V${bottom}Z`,
      { fill: '#24505f' },
    ) +
    path(pathData`M${x} ${y}H${x + width * 0.6}L${x + width * 0.15} ${bottom}H${x}Z`, {
      fill: '#fff',
      opacity: 0.1,
    })
  )
}

/** The little cube, or with an upright body the pill that is worn on a shirt. */
export function actionCamera(form: CameraForm): string {
  const { width: w, height: h, lens } = form
  const tones = mixTones(form)
  const button = form.mark?.at === 'button' ? paint(form.mark.colour) : shadeApart(tones.body, 0.3)
  const shell = { fill: tones.body, stroke: tones.bodyEdge, 'stroke-width': 0.8 }
  if (h > w * 1.2)
    return (
      rect(0, 0, w, h, { rx: w * 0.4, ...shell }) +
      rect(2.4, 2.4, w - 4.8, h - 4.8, { rx: w * 0.34, fill: shadeApart(tones.body, 0.06) }) +
      coveredLens(form, w / 2, Math.max(lens * 0.5 + 2.2, w / 2)) +
      circle(w / 2, h * 0.76, w * 0.16, { fill: tones.body, stroke: tones.bodyEdge, 'stroke-width': 0.5 }) +
      circle(w / 2, h * 0.76, w * 0.05, { fill: button })
    )
  const lensX = w * form.lensAt
  const lensY = Math.max(h * 0.41, lens / 2 + 2.6)
  const left = lensX - lens / 2 - 5
  const display = Math.min(left - 4, h * 0.56)
  return (
    rect(w * 0.16, -1.8, w * 0.2, 4, {
      rx: 1.4,
      fill: button,
      stroke: shadeEdge(button),
      'stroke-width': 0.4,
    }) +
    rect(0, 0, w, h, { rx: Math.min(7, h * 0.14), ...shell }) +
    rect(1.8, 1.8, w - 3.6, h - 3.6, { rx: 5, fill: tones.skin }) +
    path(pathData`M3 7Q3 3 7 3H${w * 0.5}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 0.8,
      opacity: 0.22,
    }) +
    (form.screen
      ? screen(4.6, h * 0.17, [display, display])
      : grain({ x: 4, y: h * 0.2, width: left - 4, height: h * 0.4 }, tones.skinGrain)) +
    grain({ x: 4, y: h * 0.82, width: w - 8, height: h * 0.1 }, tones.skinGrain) +
    coveredLens(form, lensX, lensY) +
    circle(w - 5, h * 0.77, 1.1, { fill: form.mark ? paint(form.mark.colour) : '#8f9497' })
  )
}

/** A camera on a small gimbal above a handle. */
export function gimbalCamera(form: CameraForm): string {
  const { width: w, height: h, lens } = form
  const tones = mixTones(form)
  const metal = { fill: shadeApart(tones.body, 0.12), stroke: tones.bodyEdge, 'stroke-width': 0.7 }
  const neck = h * 0.31
  const head = Math.min(lens * 1.35, w * 0.82)
  const headX = w * 0.46
  const handle = w * 0.8
  const x = (w - handle) / 2
  return (
    path(pathData`M${w * 0.5} ${neck + 2}V${neck - 3}H${w * 0.92}V${head * 0.42}`, {
      fill: 'none',
      stroke: shade(tones.body, 0.2),
      'stroke-width': w * 0.13,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    rect(headX - head / 2, 0, head, head * 0.94, { rx: head * 0.26, ...metal }) +
    coveredLens(form, headX, head * 0.47) +
    rect(w * 0.26, neck - 4, w * 0.48, 7, { rx: 2.2, ...metal }) +
    path(
      pathData`M${x} ${h - 7}V${neck + 9}Q${x} ${neck + 2} ${x + 8} ${neck + 2}H${x + handle - 8}Q${x + handle} ${neck + 2} ${x + handle} ${neck + 9}V${h - 7}Q${x + handle} ${h} ${x + handle - 7} ${h}H${x + 7}Q${x} ${h} ${x} ${h - 7}Z`,
      { fill: tones.body, stroke: tones.bodyEdge, 'stroke-width': 0.8 },
    ) +
    grain(
      { x: x + 3, y: neck + (h - neck) * 0.36, width: handle - 6, height: (h - neck) * 0.5 },
      tones.skinGrain,
    ) +
    path(pathData`M${x + 2.6} ${h - 8}V${neck + 10}`, { stroke: '#fff', 'stroke-width': 1, opacity: 0.16 }) +
    circle(w / 2, neck + (h - neck) * 0.19, 2, { fill: form.mark ? paint(form.mark.colour) : tones.skin })
  )
}

/** A camera with a lens on both sides: slab, stick or cube. */
export function panoCamera(form: CameraForm): string {
  const { width: w, height: h, lens } = form
  const tones = mixTones(form)
  const upright = h > w * 1.3
  const lensX = upright ? w / 2 : w * form.lensAt
  const lensY = upright ? Math.max(w * 0.44, lens / 2 + 1.5) : h * 0.4
  const start = lensY + lens / 2 + 5
  const wide = w - 9
  const tall = Math.min(wide * 1.75, h - start - h * 0.16)
  const button = form.mark?.at === 'button' ? paint(form.mark.colour) : shadeApart(tones.body, 0.22)
  const lower = upright
    ? (form.screen
        ? screen(4.5, start, [wide, tall])
        : grain({ x: 5, y: h * 0.68, width: w - 10, height: h * 0.22 }, tones.skinGrain)) +
      circle(w / 2, form.screen ? (start + tall + h) / 2 : start + 7, w * 0.1, {
        fill: button,
        stroke: shadeEdge(button),
        'stroke-width': 0.5,
      })
    : grain({ x: 5, y: h * 0.72, width: w - 10, height: h * 0.2 }, tones.skinGrain) +
      (form.screen ? screen(5.5, h * 0.14, [w * 0.24, w * 0.24]) : '')
  return (
    rect(0, 0, w, h, {
      rx: upright ? w * 0.2 : 7,
      fill: tones.body,
      stroke: tones.bodyEdge,
      'stroke-width': 0.8,
    }) +
    path(pathData`M2.6 ${h * 0.4}V8Q2.6 2.6 8 2.6H${w * 0.5}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 0.9,
      opacity: 0.2,
    }) +
    lower +
    coveredLens(form, lensX, lensY)
  )
}
