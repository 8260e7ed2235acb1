import { shade } from '#drawings/colours.ts'
import { path, pathData, rect } from '#drawings/svg-parts.ts'
import { paint } from './camera-form.ts'
import type { CameraFrame } from './camera-frame.ts'
import { shadeApart, shadeEdge } from './camera-tones.ts'

interface Dial {
  x: number
  width: number
}

/** A dial sits behind the top plate; only its knurled edge rises above it. */
function dial(frame: CameraFrame, { x, width }: Dial, accent?: string): string {
  const { shoulder: s, tones } = frame
  const colour = shadeApart(tones.top, 0.12)
  const rise = Math.min(4.5, s)
  return (
    rect(x - width / 2, s - rise, width, rise + 3, {
      rx: 0.9,
      fill: colour,
      stroke: shadeEdge(colour),
      'stroke-width': 0.5,
    }) +
    path(pathData`M${x - width / 2 + 0.8} ${s - rise / 2 + 0.3}h${width - 1.6}`, {
      stroke: shade(colour, -0.45),
      'stroke-width': rise - 1.6,
      'stroke-dasharray': '.6 .8',
      opacity: 0.7,
    }) +
    (accent ? rect(x - width / 2, s - 1.2, width, 1.2, { fill: accent }) : '')
  )
}

/** Dials from the most to the least usual place. */
function listDialPlaces({ form, width: w, centreX: c, radius, gripEnd: g }: CameraFrame): readonly Dial[] {
  const reach = form.hump === 'none' ? w * 0.02 : form.hump === 'wide' ? w * 0.28 : radius * 0.95
  const left = form.hump === 'none' ? Math.min(c - 4, w * 0.5) : c - reach
  const near = { x: (left + g) / 2 + 3, width: 14 }
  const far = { x: (w + c + reach) / 2 - 1, width: Math.min(17, w - c - reach - 5) }
  const outer = { x: g * 0.95, width: 11 }
  const back = { x: far.x, width: far.width * 0.62 }
  if (form.hump === 'none')
    return [near, outer, { ...near, x: near.x + 15, width: 11 }, { x: w * 0.88, width: 11 }]
  return form.style === 'dslr' ? [far, outer, near, back] : [near, far, outer, back]
}

function shutterButton({ form, gripEnd: g, shoulder: s, height: h, tones }: CameraFrame): string {
  const colour = form.mark?.at === 'button' ? paint(form.mark.colour) : shadeApart(tones.top, 0.3)
  const drop = form.grip === 'deep' && form.hump !== 'none' ? h * 0.025 : 0
  const x = form.dials > 1 ? g * 0.3 : g * 0.5
  return rect(x, s + drop - 2.4, 9, 5, {
    rx: 1.6,
    fill: colour,
    stroke: shadeEdge(colour),
    'stroke-width': 0.4,
  })
}

function humpFace({ form, centreX: c, radius, shoulder: s, tones, width }: CameraFrame): string {
  if (form.hump === 'none') return ''
  const wide = form.hump === 'wide' ? width * 0.17 : radius * 0.46
  const low = form.hump === 'wide' ? width * 0.2 : radius * (form.hump === 'prism' ? 0.62 : 0.56)
  const face = path(pathData`M${c - wide} 2.2H${c + wide}L${c + low} ${s}Q${c} ${s + 3} ${c - low} ${s}Z`, {
    fill: shadeApart(tones.top, 0.07),
    stroke: shadeApart(tones.top, 0.2),
    'stroke-width': 0.5,
  })
  const light = path(
    pathData`M${c - wide} 2.2L${c - low} ${s}L${c - low * 1.25} ${s}L${c - wide * 1.12} 3Z`,
    {
      fill: '#fff',
      opacity: 0.16,
    },
  )
  const popup = path(
    pathData`M${c - low * 1.16} ${s * 0.62}Q${c} ${s * 0.42} ${c + low * 1.16} ${s * 0.62}`,
    {
      fill: 'none',
      stroke: tones.topEdge,
      'stroke-width': 0.9,
    },
  )
  return face + light + (form.flash === 'popup' ? popup : '')
}

const hotShoe = ({ form, centreX: c, shoulder: s, width }: CameraFrame): string =>
  form.style === 'compact' && form.window === 'none'
    ? ''
    : rect(
        form.hump === 'none' ? Math.min(c, width * 0.6) - 9 : c - 9,
        (form.hump === 'none' ? s : 0) - 1.4,
        18,
        3,
        {
          rx: 0.6,
          fill: '#a9adb0',
          stroke: '#74787b',
          'stroke-width': 0.4,
        },
      )

function flash({ form, centreX: c, shoulder: s, width: w, height: h, tones, radius }: CameraFrame): string {
  if (form.flash === 'none' || (form.flash === 'popup' && form.hump !== 'none')) return ''
  if (form.flash === 'popup') {
    const x = Math.min(c + radius * 0.3, w - 24)
    return path(pathData`M${x} ${s + 0.5}v5.5h20v-5.5`, {
      fill: 'none',
      stroke: shadeApart(tones.top, 0.28),
      'stroke-width': 0.6,
    })
  }
  const x = form.window === 'none' ? Math.min(c + radius * 0.45, w - 21) : c - 7
  const y = s + Math.max((h - s) * 0.07, 2)
  return (
    rect(x, y, 15, 6.4, { rx: 1.4, fill: '#e4e6df', stroke: '#8f9391', 'stroke-width': 0.5 }) +
    path(pathData`M${x + 1.5} ${y + 2}h12M${x + 1.5} ${y + 4.4}h12`, {
      stroke: '#b7bbb4',
      'stroke-width': 0.6,
    })
  )
}

/** The window of an optical finder, and the small ones of a coupled rangefinder. */
function windows({ form, width: w, shoulder: s, height: h, tones, centreX: c }: CameraFrame): string {
  if (form.window === 'none') return ''
  const pane = (x: number, width: number, height: number) => {
    const y = s + (h - s) * 0.12 - height / 2 + 0.5
    return (
      rect(x, y, width, height, {
        rx: 1.2,
        fill: '#18222c',
        stroke: shadeApart(tones.top, 0.3),
        'stroke-width': 0.9,
      }) +
      path(pathData`M${x + 1} ${y + height - 1}V${y + 1}H${x + width * 0.6}Z`, {
        fill: '#7fa1bb',
        opacity: 0.5,
      })
    )
  }
  return pane(w - 21, 15, 9) + (form.window === 'rangefinder' ? pane(c - 20, 5.5, 4.5) : '')
}

interface TopParts {
  behind: string
  front: string
}

/** Everything on the top plate: what rises behind it and what lies on its front. */
export function bodyTop(frame: CameraFrame): TopParts {
  const { form } = frame
  const accent = form.mark?.at === 'dial' ? paint(form.mark.colour) : undefined
  const dials = listDialPlaces(frame)
    .slice(0, form.dials)
    .map((place, at) => dial(frame, place, at === 0 ? accent : undefined))
  return {
    behind: [...dials, shutterButton(frame), hotShoe(frame)].join(''),
    front: humpFace(frame) + flash(frame) + windows(frame),
  }
}
