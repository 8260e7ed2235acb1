import { type Area, DRAWING_SIZE, element, rect, svgDocument } from '#drawings/svg-parts.ts'
import { drawBack } from './phone-back.ts'
import { isCentred } from './phone-camera-layouts.ts'
import { type PhoneForm, phoneForm } from './phone-form.ts'
import { drawFront } from './phone-front.ts'
import type { Box } from './phone-shapes.ts'

export { type PhoneForm, phoneForm }

/** The tallest phones just fit; every phone has the same scale, so a mini is smaller than a Max. */
const SCALE = 1.2
const LIFT = 12
const BOOK_PEEK = 34
const MARGIN = 5

/** How far the back sticks out to the left of the front. */
function computePeek(form: PhoneForm, width: number): number {
  if (form.build === 'fold') return Math.min(BOOK_PEEK, DRAWING_SIZE - width - MARGIN)
  return width * (isCentred(form.camera) ? 0.78 : 0.64)
}

function layOutPhone(form: PhoneForm) {
  const [w, h] = [form.width * SCALE, form.height * SCALE]
  const peek = computePeek(form, w)
  const x = (DRAWING_SIZE - w - peek) / 2
  const y = (DRAWING_SIZE - h - LIFT) / 2 - 2
  const back: Box = { x, y, w, h, r: form.corner * SCALE }
  const front: Box = { ...back, x: x + peek, y: y + LIFT }
  return { back, front, peek }
}

/** Where the front is in the drawing. */
export function locatePhone(form: PhoneForm): Area {
  const { x, y, w, h } = layOutPhone(form).front
  return { x, y, width: w, height: h }
}

/** The front with the back behind it, to the left and above. */
export function drawPhone(form: PhoneForm): string {
  const { back, front, peek } = layOutPhone(form)
  const { x, w, h } = back
  const ground = front.y + h
  const shadow = element('ellipse', {
    cx: x + (w + peek) / 2 + 4,
    cy: ground + 1,
    rx: (w + peek) * 0.52,
    ry: 5.5,
    opacity: 0.12,
  })
  const cast = rect(front.x - 3.5, front.y + 2, w, h - LIFT - 3, { rx: front.r, opacity: 0.2 })
  return svgDocument(shadow, drawBack(form, back), cast, drawFront(form, front, SCALE))
}
