import { circle, group, path, pathData, rect } from '#drawings/svg-parts.ts'
import { type CameraForm, paint } from './camera-form.ts'
import { buildFrame, type CameraFrame } from './camera-frame.ts'
import { fixedLens, mountRing } from './camera-optics.ts'
import { grain, lamp, shadeApart } from './camera-tones.ts'
import { bodyTop } from './camera-top.ts'

function humpLine({ form, centreX: c, radius, shoulder: s, width }: CameraFrame): string {
  const [base, top] = form.hump === 'wide' ? [width * 0.27, width * 0.2] : [radius * 0.95, radius * 0.55]
  if (form.hump === 'none') return ''
  if (form.hump === 'sharp')
    return pathData`H${c + base * 0.8}L${c + top} 1.2Q${c + top - 0.6} 0 ${c + top - 2.4} 0H${c - top + 2.4}Q${c - top + 0.6} 0 ${c - top} 1.2L${c - base * 0.8} ${s}`
  if (form.hump === 'peak')
    return pathData`H${c + base}L${c + base * 0.82} ${s * 0.75}L${c + top * 0.95} 1.4Q${c + top * 0.85} 0 ${c + top * 0.6} 0H${c - top * 0.6}Q${c - top * 0.85} 0 ${c - top * 0.95} 1.4L${c - base * 0.82} ${s * 0.75}L${c - base} ${s}`
  if (form.hump === 'evf')
    return pathData`H${c + base * 0.85}Q${c + base * 0.72} ${s} ${c + base * 0.67} ${s * 0.6}L${c + top} 2Q${c + top * 0.9} 0 ${c + top * 0.7} 0H${c - top * 0.7}Q${c - top * 0.9} 0 ${c - top} 2L${c - base * 0.67} ${s * 0.6}Q${c - base * 0.72} ${s} ${c - base * 0.85} ${s}`
  return pathData`H${c + base}C${c + base * 0.8} ${s * 0.9} ${c + base * 0.8} 0 ${c + top * 0.7} 0H${c - top * 0.7}C${c - base * 0.8} 0 ${c - base * 0.8} ${s * 0.9} ${c - base} ${s}`
}

function silhouette(frame: CameraFrame): string {
  const { form, width: w, height: h, shoulder: s, tones } = frame
  const soft = form.style === 'dslr' || form.style === 'bridge' || form.grip === 'deep'
  const corner = soft ? 8 : form.style === 'compact' ? 6 : 4
  // The grip side of a modern body slopes down towards the shutter button.
  const slope = form.grip === 'deep' && form.hump !== 'none' ? h * 0.035 : 0
  const outline =
    pathData`M${corner} ${h}H${w - corner}Q${w} ${h} ${w} ${h - corner}V${s + corner}Q${w} ${s} ${w - corner} ${s}` +
    humpLine(frame) +
    pathData`H${frame.gripEnd + 4}L${corner} ${s + slope}Q0 ${s + slope} 0 ${s + slope + corner}V${h - corner}Q0 ${h} ${corner} ${h}Z`
  return path(outline, { fill: tones.top, stroke: tones.topEdge, 'stroke-width': 0.8 })
}

/** Light on the upper edge and a darker base turn the flat shape into a body. */
function shading({ gripEnd: g, width: w, height: h, shoulder: s, tones, form }: CameraFrame): string {
  const start = form.grip === 'deep' ? g + 3 : 1
  const bottom = h - (form.cover === 'band' ? 3 : 6)
  return (
    path(
      pathData`M2 ${bottom}H${w - 2}V${h - 4}Q${w - 3} ${h - 0.6} ${w - 8} ${h - 0.6}H8Q3 ${h - 0.6} 2 ${h - 4}Z`,
      {
        opacity: 0.16,
      },
    ) +
    path(pathData`M${start + 2} ${s + 0.6}H${w - 8}Q${w - 1} ${s + 0.6} ${w - 1} ${s + 7}H${start}Z`, {
      fill: '#fff',
      opacity: 0.07,
    }) +
    path(pathData`M${start} ${s + 7}H${w - 1}`, {
      stroke: shadeApart(tones.top, 0.16),
      'stroke-width': 0.4,
      opacity: 0.7,
    })
  )
}

function band(frame: CameraFrame): string {
  const { width: w, height: h, shoulder: s, tones } = frame
  const top = s + (h - s) * 0.24
  const bottom = h - Math.max(4, h * 0.06)
  const area = { x: 1.2, y: top, width: w - 2.4, height: bottom - top }
  return (
    rect(0.4, top, w - 0.8, bottom - top, { fill: tones.skin }) +
    grain({ ...area, y: top + 1, height: area.height - 1.4 }, tones.skinGrain) +
    path(pathData`M.4 ${top}H${w - 0.4}M.4 ${bottom}H${w - 0.4}`, {
      stroke: tones.topEdge,
      'stroke-width': 0.5,
    })
  )
}

function deepGrip({ gripEnd: g, height: h, shoulder: s, tones, form }: CameraFrame): string {
  const top = s + h * 0.05
  const slab = pathData`M1 ${top + 8}Q1 ${top} 8 ${top}H${g - 4}Q${g + 2} ${top} ${g + 1} ${top + 8}C${g - 3} ${h * 0.5} ${g - 4} ${h * 0.7} ${g - 1} ${h - 2}H7Q1 ${h - 2} 1 ${h - 8}Z`
  const panel =
    form.cover === 'plain'
      ? ''
      : grain({ x: 3, y: top + 9, width: g - 7, height: h - top - 15 }, tones.skinGrain)
  return (
    path(slab, { fill: tones.skin, stroke: shadeApart(tones.skin, 0.2), 'stroke-width': 0.6 }) +
    path(
      pathData`M${g + 0.4} ${top + 6}C${g - 3.6} ${h * 0.5} ${g - 4.6} ${h * 0.7} ${g - 1.8} ${h - 2.4}h2.6C${g - 2} ${h * 0.7} ${g - 1} ${h * 0.5} ${g + 2.6} ${top + 8}Z`,
      { opacity: 0.3 },
    ) +
    path(pathData`M3 ${top + 7}Q3 ${top + 2} 9 ${top + 2}H${g - 4}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 0.9,
      opacity: 0.2,
    }) +
    panel
  )
}

function slimGrip({ gripEnd: g, height: h, shoulder: s, tones }: CameraFrame): string {
  const top = s + (h - s) * 0.26
  const height = h - top - h * 0.08
  const left = Math.max(g * 0.3, 3)
  return (
    rect(left, top, g - left, height, {
      rx: 3,
      fill: tones.skin,
      stroke: shadeApart(tones.skin, 0.16),
      'stroke-width': 0.5,
    }) + grain({ x: left + 0.6, y: top + 3, width: g - left - 1.2, height: height - 6 }, tones.skinGrain)
  )
}

function sidePanel({ centreX, radius, width, height: h, shoulder: s, tones, form }: CameraFrame): string {
  const left = centreX + radius + 4
  const room = width - left - 2
  if (form.cover !== 'grip' || form.grip === 'slim' || room < 9 || form.style === 'compact') return ''
  const top = s + (h - s) * 0.3
  const bottom = form.tower ? h * 0.72 : h - 6
  return (
    rect(left, top, room, bottom - top, { rx: 2.5, fill: tones.skin, opacity: 0.85 }) +
    grain({ x: left + 0.6, y: top + 2, width: room - 1.2, height: bottom - top - 4 }, tones.skinGrain)
  )
}

/** The lower part of a body with a second shutter button. */
function towerBase({ width: w, height: h, gripEnd: g, tones }: CameraFrame): string {
  const seam = h * 0.76
  return (
    path(pathData`M${g + 2} ${seam}H${w - 0.5}`, {
      stroke: shadeApart(tones.body, 0.14),
      'stroke-width': 0.6,
    }) +
    rect(g + 6, h - 18, w - g - 22, 12, { rx: 5, fill: tones.skin }) +
    grain({ x: g + 10, y: h - 16, width: w - g - 30, height: 8.5 }, tones.skinGrain) +
    circle(11, h - 8, 4.2, {
      fill: shadeApart(tones.body, 0.24),
      stroke: tones.bodyEdge,
      'stroke-width': 0.5,
    })
  )
}

function opening({ form, tones, radius, centreX, centreY }: CameraFrame): string {
  const ringColour = form.mark?.at === 'ring' ? paint(form.mark.colour) : undefined
  const collar = shadeApart(tones.body, 0.07)
  const builtIn = form.style === 'compact' || form.style === 'bridge'
  const glassShare = form.style === 'bridge' ? 0.72 : 0.5
  // Bright compacts have bright barrels; a two-tone camera carries the colour of its plates.
  const front = builtIn
    ? fixedLens({ radius, colour: shadeApart(tones.top, 0.15), glassShare, ringColour })
    : mountRing({
        radius,
        collar,
        sensor: form.sensor,
        hasMirror: form.style === 'dslr',
        // A second red dot beside a red mark would look like a mistake.
        index: form.mark?.at === 'dot' ? '#f1f1ee' : '#c4413a',
        ringColour,
      })
  return group({ transform: pathData`translate(${centreX} ${centreY})` }, front)
}

function details(frame: CameraFrame): string {
  const { form, tones, gripEnd: g, shoulder: s, height: h, centreX, centreY, radius } = frame
  const builtIn = form.style === 'compact' || form.style === 'bridge'
  const release = circle(centreX + radius * 0.92 + 3.4, centreY + radius * 0.55, 3, {
    fill: shadeApart(tones.body, 0.14),
    stroke: tones.bodyEdge,
    'stroke-width': 0.5,
  })
  const mark = form.mark && paint(form.mark.colour)
  return (
    (builtIn ? '' : release) +
    lamp(Math.max(centreX - radius * 0.86 - 2, g + 2), s + (h - s) * 0.13) +
    (form.mark?.at === 'grip'
      ? path(pathData`M${g - 8} ${s + h * 0.115}H${g - 1}L${g - 3.6} ${s + h * 0.165}Z`, { fill: mark })
      : '') +
    (form.mark?.at === 'dot'
      ? circle(centreX, Math.max(s + 3.6, centreY - radius - 6), 2.3, { fill: mark })
      : '')
  )
}

/** A body, compact or bridge camera from the front, in millimetres. */
export function cameraBody(form: CameraForm): string {
  const frame = buildFrame(form)
  const leather = form.cover === 'band' ? band(frame) : ''
  const grip = form.grip === 'deep' ? deepGrip(frame) : form.grip === 'slim' ? slimGrip(frame) : ''
  const { behind, front } = bodyTop(frame)
  return [
    behind,
    silhouette(frame),
    shading(frame),
    leather,
    front,
    grip,
    sidePanel(frame),
    form.tower ? towerBase(frame) : '',
    opening(frame),
    details(frame),
  ].join('')
}
