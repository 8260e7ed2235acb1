import { shade } from '#drawings/colours.ts'
import { circle, element, group, path, rect } from '#drawings/svg-parts.ts'
import { type Box, isDark, SCALE, shadeOutline } from './tablet-extras.ts'
import type { TabletForm } from './tablet-form.ts'
import { drawWallpaper } from './tablet-wallpapers.ts'

const MM_PER_INCH = 25.4

/** Where the glass lights up, from the diagonal and the shape of the panel. */
function screenBox(form: TabletForm, front: Box): Box {
  const [inches, ratio] = form.screen
  const short = (inches * MM_PER_INCH * SCALE) / Math.hypot(1, ratio)
  const [width, height] = form.pose === 'landscape' ? [short * ratio, short] : [short, short * ratio]
  return {
    x: front.x + (front.width - width) / 2 + form.shift[0] * SCALE,
    y: front.y + (front.height - height) / 2 + form.shift[1] * SCALE,
    width,
    height,
  }
}

const roundedPath = ({ x, y, width, height }: Box, r: number) => {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
}

const rounded = (box: Box): Box => ({
  x: Math.round(box.x * 10) / 10,
  y: Math.round(box.y * 10) / 10,
  width: Math.round(box.width * 10) / 10,
  height: Math.round(box.height * 10) / 10,
})

// An inner svg crops the wallpaper without an id, which would clash when two drawings share a page. The face lies
// over it with a hole, which also rounds the corners of the screen.
function glass(form: TabletForm, front: Box, screen: Box): string {
  const inner = rounded({ x: front.x + 1, y: front.y + 1, width: front.width - 2, height: front.height - 2 })
  const corner = Math.max(0.5, Math.round((form.corner * SCALE - 1) * 10) / 10)
  const view = { viewBox: '0 0 100 100', preserveAspectRatio: 'xMidYMid slice' }
  const light = path(
    `M${screen.x} ${screen.y}h${screen.width * 0.62}L${screen.x} ${screen.y + screen.height * 0.72}z`,
    {
      fill: '#ffffff',
      opacity: 0.1,
    },
  )
  return (
    element('svg', { ...screen, ...view }, drawWallpaper(form.wallpaper)) +
    light +
    path(roundedPath(inner, corner) + roundedPath(screen, Math.round(form.screenCorner * SCALE * 10) / 10), {
      fill: form.face,
      'fill-rule': 'evenodd',
    })
  )
}

const frontLens = (x: number, y: number, face: string) =>
  circle(x, y, 1.3, {
    fill: '#1c2836',
    stroke: shade(face, isDark(face) ? 0.3 : -0.25),
    'stroke-width': 0.5,
  })

function notch({ eye: kind, face }: TabletForm, screen: Box): string {
  const middle = screen.x + screen.width / 2
  const [half, depth, lenses] = kind === 'notch' ? [10, 1, [-5, 5]] : [4.4, 1.6, [0]]
  const bay = `M${middle - half - 1} ${screen.y - 0.5}h${2 * half + 2}q-1 0-1 1v${depth}q0 2.5-2.5 2.5h${5 - 2 * half}q-2.5 0-2.5-2.5v${-depth}q0-1-1-1z`
  return (
    path(bay, { fill: face }) +
    lenses.map((offset) => frontLens(middle + offset, screen.y + 1.2, face)).join('')
  )
}

function eye(form: TabletForm, front: Box, screen: Box): string {
  const { eye: kind, pose, face } = form
  if (kind === 'none') return ''
  if (kind === 'notch' || kind === 'drop') return notch(form, screen)
  if (kind === 'punch') {
    const hole = { fill: '#0d0f12', stroke: '#3a3f46', 'stroke-width': 0.5 }
    return circle(screen.x + screen.width - 7, screen.y + 7, 2.4, hole)
  }
  const isOnTop = (kind === 'side') === (pose === 'landscape')
  return isOnTop
    ? frontLens(screen.x + screen.width / 2, (front.y + screen.y) / 2, face)
    : frontLens((front.x + screen.x) / 2, screen.y + screen.height / 2, face)
}

function softKeys(x: number, y: number, tone: string): string {
  const line = { fill: 'none', stroke: tone, 'stroke-width': 0.9, 'stroke-linecap': 'round' }
  return path(`M${x - 23} ${y - 1.6}h5v3.6h-5z`, line) + path(`M${x + 22} ${y - 2}l-3 2 3 2`, line)
}

// Loudspeakers face the viewer from both ends of the long side.
function grilles(front: Box, screen: Box, tone: string): string {
  const line = { stroke: tone, 'stroke-width': 1.5, 'stroke-linecap': 'round' }
  if (front.width > front.height) {
    const y = front.y + front.height / 2 - 18
    const left = (front.x + screen.x) / 2
    const right = (front.x + front.width + screen.x + screen.width) / 2
    return path(`M${left} ${y}v36M${right} ${y}v36`, line)
  }
  const x = front.x + front.width / 2 - 22
  const top = (front.y + screen.y) / 2
  const bottom = (front.y + front.height + screen.y + screen.height) / 2
  return path(`M${x} ${top}h44M${x} ${bottom}h44`, line)
}

function button({ button: kind, face, body }: TabletForm, front: Box, screen: Box): string {
  const isLight = !isDark(face)
  const x = front.x + front.width / 2
  const y = (front.y + front.height + screen.y + screen.height) / 2
  const tone = isLight ? '#b9bcc0' : '#5b6067'
  const line = { fill: shade(face, isLight ? -0.03 : 0.06), stroke: tone, 'stroke-width': 0.8 }
  if (kind === 'home')
    return (
      circle(x, y, 4.4, line) +
      rect(x - 1.5, y - 1.5, 3, 3, { rx: 0.8, fill: 'none', stroke: tone, 'stroke-width': 0.7 })
    )
  if (kind === 'ring')
    return circle(x, y, 4.4, { ...line, stroke: shade(body, isLight ? -0.12 : -0.25), 'stroke-width': 1.1 })
  if (kind === 'oval' || kind === 'bar') {
    const key = rect(x - 7.5, y - 2.3, 15, 4.6, { ...line, rx: 2.3 })
    return kind === 'oval' ? key + softKeys(x, y, tone) : key
  }
  if (kind === 'keys')
    return [-16, 0, 16].map((dx) => rect(x + dx - 4.5, y - 1.9, 9, 3.8, { ...line, rx: 1.4 })).join('')
  return kind === 'grilles' ? grilles(front, screen, tone) : ''
}

const spine = ({ shell, body }: TabletForm, { x, y, height }: Box) =>
  shell === 'spine'
    ? rect(x + 0.5, y + 0.5, 7, height - 1, {
        rx: 2,
        fill: body,
        stroke: shadeOutline(body),
        'stroke-width': 0.7,
      })
    : ''

/** The front: rim of the case, glass with wallpaper, camera and buttons. */
export function drawFront(form: TabletForm, front: Box): string {
  const screen = rounded(screenBox(form, front))
  const { x, y, width, height } = front
  return group(
    {},
    rect(x, y, width, height, {
      rx: form.corner * SCALE,
      fill: shade(form.body, 0.15),
      stroke: shadeOutline(form.body),
      'stroke-width': 1,
    }),
    glass(form, front, screen),
    spine(form, front),
    eye(form, front, screen),
    button(form, front, screen),
  )
}
