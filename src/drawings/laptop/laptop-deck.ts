import { measureLightness, shade } from '#drawings/colours.ts'
import { element, path, rect } from '#drawings/svg-parts.ts'
import { LAPTOP_COLOURS, type LaptopForm, WALLPAPERS } from './laptop-form.ts'
import { deckArea, type LaptopGeometry, onDeck, polygon } from './laptop-geometry.ts'
import { drawKeyboard, keyboardArea, typingCentre } from './laptop-keyboard.ts'
import { shadeOutline } from './laptop-tone.ts'

const PAD_WIDTHS = { small: 0.26, medium: 0.32, large: 0.42, seamless: 0.4 } as const

function drawPad(form: LaptopForm, geometry: LaptopGeometry): string {
  const deck = LAPTOP_COLOURS[form.deck ?? form.body]
  const tone = shade(deck, measureLightness(deck) < 0.42 ? 0.07 : -0.06)
  const style = { fill: tone, stroke: shadeOutline(deck), 'stroke-width': 0.5, 'stroke-linejoin': 'round' }
  if (form.layout === 'forward') {
    return path(deckArea(geometry, { left: 0.79, right: 0.96, back: 0.56, front: 0.9 }), style)
  }
  if (form.pad === 'seamless') return ''
  const centre = typingCentre(form)
  const half = (PAD_WIDTHS[form.pad] * (form.layout === 'numpad' ? 0.85 : 1)) / 2
  const back = form.stick !== 'none' ? 0.72 : form.pad === 'large' ? 0.67 : 0.7
  const front = form.pad === 'small' ? 0.92 : 0.965
  return (
    path(deckArea(geometry, { left: centre - half, right: centre + half, back, front }), style) +
    (form.stick === 'none' ? '' : drawStickButtons(form, geometry))
  )
}

function drawStickButtons(form: LaptopForm, geometry: LaptopGeometry): string {
  const centre = typingCentre(form)
  const half = PAD_WIDTHS[form.pad] * (form.layout === 'numpad' ? 0.425 : 0.5)
  const deck = LAPTOP_COLOURS[form.deck ?? form.body]
  const thirds = [-1, -0.3, 0.3, 1] as const
  const button = (from: number, to: number) =>
    deckArea(geometry, {
      left: centre + half * from + 0.002,
      right: centre + half * to - 0.002,
      back: 0.635,
      front: 0.705,
    })
  const [first, second, third, last] = thirds
  const buttons = path(button(first, second) + button(second, third) + button(third, last), {
    fill: shade(deck, measureLightness(deck) < 0.42 ? 0.12 : -0.12),
    stroke: shadeOutline(deck),
    'stroke-width': 0.4,
  })
  if (form.stick !== 'red') return buttons
  const mark = (from: number, to: number) => {
    const start = onDeck(geometry, centre + half * from, 0.642)
    const end = onDeck(geometry, centre + half * to, 0.642)
    return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}H${end.x.toFixed(1)}`
  }
  return buttons + path(mark(-0.97, -0.33) + mark(0.33, 0.97), { stroke: '#d22730', 'stroke-width': 0.9 })
}

function drawSpeakers(form: LaptopForm, geometry: LaptopGeometry): string {
  if (form.speakers === 'none') return ''
  const area = keyboardArea(form)
  const deck = LAPTOP_COLOURS[form.deck ?? form.body]
  const dots = {
    stroke: shade(deck, measureLightness(deck) < 0.3 ? -0.5 : -0.32),
    'stroke-dasharray': '.7 .8',
  }
  if (form.speakers === 'top') {
    const lines = [0.05, 0.085].map((down) => {
      const start = onDeck(geometry, 0.1, down)
      const end = onDeck(geometry, 0.9, down)
      return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}H${end.x.toFixed(1)}`
    })
    return path(lines.join(''), { ...dots, 'stroke-width': 0.9 })
  }
  const columns = [0.3, 0.7].flatMap((share) => [area.left * share, 1 - area.left * share])
  const lines = columns.map((across) => {
    const start = onDeck(geometry, across, area.back + 0.02)
    const end = onDeck(geometry, across, area.front - 0.02)
    return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`
  })
  return path(lines.join(''), { ...dots, 'stroke-width': Math.max(1.4, area.left * 28) })
}

function drawHinge(form: LaptopForm, geometry: LaptopGeometry): string {
  const { lid, deckTop } = geometry
  const body = LAPTOP_COLOURS[form.body]
  const top = lid.y + lid.height - 0.5
  const height = deckTop - top + 1
  const block = (from: number, to: number, fill: string) =>
    rect(lid.x + lid.width * from, top, lid.width * (to - from), height, {
      rx: 1.2,
      fill,
      stroke: shadeOutline(body),
      'stroke-width': 0.5,
    })
  switch (form.hinge) {
    case 'strip':
      return block(0.1, 0.9, shade(body, -0.45))
    case 'pair':
      return block(0.09, 0.22, shade(body, -0.2)) + block(0.78, 0.91, shade(body, -0.2))
    case 'centre':
      return block(0.16, 0.84, shade(body, -0.25))
    case 'band':
      return block(0.02, 0.98, shade(body, 0.15)) + drawLinks(form, geometry)
    case 'fold':
      return drawFold(form, geometry)
  }
}

// The links of a watch-band hinge, as vertical hairlines.
function drawLinks(form: LaptopForm, { lid, deckTop }: LaptopGeometry): string {
  const middle = (lid.y + lid.height + deckTop) / 2
  return path(
    `M${(lid.x + lid.width * 0.03).toFixed(1)} ${middle.toFixed(1)}h${(lid.width * 0.94).toFixed(1)}`,
    {
      stroke: shade(LAPTOP_COLOURS[form.body], -0.4),
      'stroke-width': 4,
      'stroke-dasharray': '.8 3.2',
    },
  )
}

// Barrels that reach over lid and deck: the screen turns all the way round.
function drawFold(form: LaptopForm, { lid, deckTop }: LaptopGeometry): string {
  const body = LAPTOP_COLOURS[form.body]
  const top = lid.y + lid.height - 4
  const barrel = (from: number) =>
    rect(lid.x + lid.width * from, top, lid.width * 0.1, deckTop - top + 3, {
      rx: 3,
      fill: shade(body, measureLightness(body) < 0.42 ? 0.22 : -0.1),
      stroke: shadeOutline(body),
      'stroke-width': 0.7,
    }) +
    rect(lid.x + lid.width * from + 1.5, top + 2, lid.width * 0.1 - 3, 1.6, {
      rx: 0.8,
      fill: '#fff',
      opacity: 0.45,
    })
  return barrel(0.1) + barrel(0.8)
}

// The second screen of the Duo machines, between hinge and keyboard.
function drawSecondScreen(form: LaptopForm, geometry: LaptopGeometry): string {
  if (form.layout !== 'forward') return ''
  const { tones } = WALLPAPERS[form.wallpaper]
  return (
    path(deckArea(geometry, { left: 0.02, right: 0.98, back: 0.04, front: 0.45 }), { fill: '#141518' }) +
    path(deckArea(geometry, { left: 0.035, right: 0.965, back: 0.08, front: 0.42 }), { fill: tones[0] }) +
    path(deckArea(geometry, { left: 0.45, right: 0.965, back: 0.08, front: 0.42 }), { fill: tones[1] }) +
    path(deckArea(geometry, { left: 0.035, right: 0.3, back: 0.08, front: 0.42 }), {
      fill: '#fff',
      opacity: 0.1,
    })
  )
}

function drawFront(form: LaptopForm, geometry: LaptopGeometry): string {
  const body = LAPTOP_COLOURS[form.body]
  const left = onDeck(geometry, 0, 1)
  const right = onDeck(geometry, 1, 1)
  const { edge } = geometry
  const round = Math.min(4, edge)
  const width = right.x - left.x
  const face = path(
    `M${left.x.toFixed(1)} ${left.y.toFixed(1)}h${width.toFixed(1)}v${(edge - round).toFixed(1)}q0 ${round} -${round} ${round}h-${(width - 2 * round).toFixed(1)}q-${round} 0 -${round} -${round}Z`,
    {
      fill: shade(body, measureLightness(body) < 0.42 ? -0.15 : -0.2),
      stroke: shadeOutline(body),
      'stroke-width': 0.8,
    },
  )
  // The lip where a finger opens the lid.
  const lip = rect(112, left.y, 16, Math.min(2, edge * 0.4), { rx: 1, fill: shade(body, -0.42) })
  return face + lip
}

/** The lower half: hinge, deck with keyboard and touchpad, and the front edge. */
export function drawDeck(form: LaptopForm, geometry: LaptopGeometry): string {
  const deck = LAPTOP_COLOURS[form.deck ?? form.body]
  const corners = [
    onDeck(geometry, 0, 0),
    onDeck(geometry, 1, 0),
    onDeck(geometry, 1, 1),
    onDeck(geometry, 0, 1),
  ]
  const light = [
    onDeck(geometry, 0, 0),
    onDeck(geometry, 0.5, 0),
    onDeck(geometry, 0.2, 1),
    onDeck(geometry, 0, 1),
  ]
  const line = { stroke: shadeOutline(deck), 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
  return element(
    'g',
    {},
    (form.hinge === 'fold' ? '' : drawHinge(form, geometry)) +
      path(polygon(corners), { fill: deck, ...line }) +
      path(polygon(light), { fill: '#fff', opacity: measureLightness(deck) < 0.42 ? 0.06 : 0.14 }) +
      drawSecondScreen(form, geometry) +
      drawSpeakers(form, geometry) +
      drawKeyboard(form, geometry) +
      drawPad(form, geometry) +
      drawFront(form, geometry) +
      (form.hinge === 'fold' ? drawHinge(form, geometry) : ''),
  )
}
