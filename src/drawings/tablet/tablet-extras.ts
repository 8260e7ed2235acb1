import { readGreen, shade } from '#drawings/colours.ts'
import { circle, group, path, rect } from '#drawings/svg-parts.ts'
import type { TabletForm } from './tablet-form.ts'

/** Picture units per millimetre: the widest tablet (328 mm) just fits. */
export const SCALE = 0.66

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of the drawing and its bounds. */
export interface Part {
  readonly box: Box
  readonly svg: string
}

export const isDark = (colour: string) => readGreen(colour) < 0x60

/** Outline of a body: darker than the body, or lighter where a dark body would vanish on a dark page. */
export const shadeOutline = (colour: string): string => shade(colour, isDark(colour) ? 0.34 : -0.3)

interface Pen {
  readonly length: number
  readonly width: number
  readonly barrel: string
  readonly tip: string
  readonly ring?: string
  readonly clip?: boolean
}

function findPen({ pen, body }: TabletForm): Pen | null {
  const white = '#f4f4f1'
  const dark = '#33363b'
  const pens = {
    none: null,
    pencil1: { length: 176, width: 8.9, barrel: white, tip: white, ring: '#b9bdc2' },
    pencil2: { length: 166, width: 8.9, barrel: white, tip: white },
    pencilUsbC: { length: 155, width: 7.6, barrel: white, tip: white, ring: '#dfe0de' },
    sPen: { length: 145, width: 8.2, barrel: dark, tip: '#6b7076' },
    sPenBody: { length: 145, width: 8.2, barrel: body, tip: '#3a3d42' },
    white: { length: 160, width: 8.9, barrel: white, tip: '#c9cbcc' },
    dark: { length: 152, width: 9, barrel: dark, tip: '#85898e' },
    surface: { length: 146, width: 9.7, barrel: shade(body, 0.12), tip: '#3a3d42', clip: true },
    marker: { length: 140, width: 8.6, barrel: '#6a6d70', tip: '#303235' },
  } satisfies Record<TabletForm['pen'], Pen | null>
  return pens[pen]
}

// Drawn upright with the tip at the top, from 0/0.
function penShape({ length, width, barrel, tip, ring, clip }: Pen): string {
  const cone = width * 1.7
  const line = { stroke: shadeOutline(barrel), 'stroke-width': 0.9 }
  return (
    path(`M0 ${cone}L${width * 0.4} 0.8Q${width / 2} 0 ${width * 0.6} 0.8L${width} ${cone}Z`, {
      fill: tip,
      ...line,
    }) +
    rect(0, cone, width, length - cone, { rx: width * 0.3, fill: barrel, ...line }) +
    rect(width * 0.18, cone + 2, width * 0.22, length - cone - 5, {
      fill: shade(barrel, isDark(barrel) ? 0.28 : 0.6),
    }) +
    (ring ? rect(0, length * 0.86, width, 3.4, { fill: ring }) : '') +
    (clip
      ? rect(width * 0.6, length * 0.6, width * 0.3, length * 0.34, { rx: 1, fill: shade(barrel, -0.3) })
      : '')
  )
}

/** The pen stands beside an upright tablet and lies before a wide one. */
export function penPart(form: TabletForm, front: Box, floor: number): Part | null {
  const pen = findPen(form)
  if (!pen) return null
  const length = pen.length * SCALE
  const width = pen.width * SCALE
  if (form.pose === 'portrait') {
    const box = { x: front.x + front.width + 7, y: front.y + front.height - length, width, height: length }
    return { box, svg: group({ transform: `translate(${box.x} ${box.y}) scale(${SCALE})` }, penShape(pen)) }
  }
  const box = { x: front.x + (front.width - length) / 2, y: floor + 7, width: length, height: width }
  const turn = `translate(${box.x} ${box.y + width}) rotate(-90) scale(${SCALE})`
  return { box, svg: group({ transform: turn }, penShape(pen)) }
}

/** A keyboard cover lying before the tablet, seen from slightly above. */
export function keyboardPart({ keyboard }: TabletForm, front: Box): Part | null {
  if (!keyboard) return null
  const y = front.y + front.height + 1
  const flare = 9
  const [left, right] = [front.x, front.x + front.width]
  const board = `M${left + 2} ${y}H${right - 2}L${right + flare} ${y + 40}Q${right + flare} ${y + 43} ${right + flare - 3} ${y + 43}H${left - flare + 3}Q${left - flare} ${y + 43} ${left - flare} ${y + 40}Z`
  const key = shade(keyboard, isDark(keyboard) ? 0.2 : -0.16)
  const rows = [6, 12.5, 19, 25.5].map((offset, row) => {
    const inset = 6 - (offset / 40) * flare
    return path(`M${left + inset + 2} ${y + offset}H${right - inset - 2}`, {
      stroke: key,
      'stroke-width': 4.6,
      'stroke-dasharray': row === 3 ? `9 2 9 2 9 2 ${front.width * 0.4} 2` : `${9 + row * 0.7} 2`,
    })
  })
  const pad = path(`M${front.x + front.width / 2 - 24} ${y + 31}h48l1.5 9h-51Z`, { fill: key, opacity: 0.7 })
  return {
    box: { x: left - flare, y, width: front.width + 2 * flare, height: 43 },
    svg:
      path(board, { fill: keyboard, stroke: shadeOutline(keyboard), 'stroke-width': 1 }) +
      rows.join('') +
      pad,
  }
}

function kickstand({ body }: TabletForm, front: Box): Part {
  const right = front.x + front.width
  const floor = front.y + front.height
  const hinge = front.y + front.height * 0.42
  return {
    box: { x: front.x, y: hinge, width: front.width + 25, height: floor - hinge },
    svg: path(`M${right - 12} ${hinge}H${right + 10}L${right + 25} ${floor}H${right - 12}Z`, {
      fill: shade(body, -0.22),
      stroke: shadeOutline(shade(body, -0.22)),
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
  }
}

function cylinder({ body }: TabletForm, front: Box): Part {
  const box = { x: front.x - 1, y: front.y + front.height - 5, width: front.width + 2, height: 14 }
  const svg =
    rect(box.x, box.y, box.width, box.height, {
      rx: 6,
      fill: body,
      stroke: shadeOutline(body),
      'stroke-width': 1,
    }) +
    rect(box.x + 6, box.y + 2.6, box.width - 12, 2.6, { rx: 1.3, fill: shade(body, 0.4) }) +
    rect(box.x + 4, box.y + 10, box.width - 8, 2.4, { rx: 1.2, fill: shade(body, -0.2) }) +
    circle(box.x + 8, box.y + 7, 2.6, { fill: shade(body, -0.3) })
  return { box, svg }
}

function dock({ body }: TabletForm, front: Box): Part {
  const middle = front.x + front.width / 2
  const y = front.y + front.height - 26
  const box = { x: middle - 56, y, width: 112, height: 40 }
  const svg =
    path(
      `M${middle - 40} ${y}H${middle + 40}L${middle + 56} ${y + 33}Q${middle + 56} ${y + 40} ${middle + 48} ${y + 40}H${middle - 48}Q${middle - 56} ${y + 40} ${middle - 56} ${y + 33}Z`,
      {
        fill: shade(body, -0.1),
        stroke: shadeOutline(body),
        'stroke-width': 1,
      },
    ) + rect(middle - 52, y + 35, 104, 3, { rx: 1.5, fill: shade(body, -0.3) })
  return { box, svg }
}

/** What holds the tablet up; the cylinder is the only stand in front of it. */
export function standPart(form: TabletForm, front: Box): Part | null {
  if (form.stand === 'kickstand') return kickstand(form, front)
  if (form.stand === 'cylinder') return cylinder(form, front)
  return form.stand === 'dock' ? dock(form, front) : null
}
