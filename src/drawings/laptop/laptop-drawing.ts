import { type Area, DRAWING_SIZE, element, svgDocument } from '#drawings/svg-parts.ts'
import { drawDeck } from './laptop-deck.ts'
import type { LaptopForm } from './laptop-form.ts'
import { type LaptopGeometry, layOutLaptop, onDeck } from './laptop-geometry.ts'
import { drawLid } from './laptop-lid.ts'

export { type LaptopForm, laptopForm } from './laptop-form.ts'

function drawShadow(geometry: LaptopGeometry): string {
  const front = onDeck(geometry, 1, 1)
  return element('ellipse', {
    cx: DRAWING_SIZE / 2,
    cy: front.y + geometry.edge,
    rx: front.x - DRAWING_SIZE / 2 + 2,
    ry: 5,
    opacity: 0.14,
  })
}

/** Where lid and deck are in the drawing. */
export function locateLaptop(form: LaptopForm): Area {
  const { lid, deckBottom } = layOutLaptop(form)
  return { x: lid.x, y: lid.y, width: lid.width, height: deckBottom - lid.y }
}

/** An opened laptop seen from the front, at the scale all laptops share. */
export function drawLaptop(form: LaptopForm): string {
  const geometry = layOutLaptop(form)
  return svgDocument(drawShadow(geometry), drawLid(form, geometry), drawDeck(form, geometry))
}
