import { shade } from '#drawings/colours.ts'
import { circle, element, group, path, rect } from '#drawings/svg-parts.ts'
import { LAPTOP_COLOURS, type LaptopForm, WALLPAPERS, type Wallpaper } from './laptop-form.ts'
import type { Box, LaptopGeometry } from './laptop-geometry.ts'
import { shadeOutline } from './laptop-tone.ts'

type Tones = Wallpaper['tones']

// One fold of cloth, tilted; several of them look like a blossom.
const fold = (degrees: number, fill: string) =>
  path('M0 30C-34 14 -38 -62 -4 -70C34 -66 36 8 0 30Z', {
    transform: `rotate(${degrees})`,
    fill,
    opacity: 0.88,
  })

// All patterns are drawn on 160 x 100 and cropped to the screen's proportions.
const PATTERNS: Readonly<Record<Wallpaper['pattern'], (tones: Tones) => string>> = {
  waves: ([back, middle, front]) =>
    path('M0 46C30 20 58 30 88 44S138 52 160 26V100H0Z', { fill: middle }) +
    path('M0 74C34 48 66 58 92 70S140 76 160 58V100H0Z', { fill: front }) +
    path('M0 46C30 20 58 30 88 44S138 52 160 26V34C138 60 116 58 88 52S30 30 0 56Z', {
      fill: shade(back, 0.35),
      opacity: 0.45,
    }),
  dunes: ([, middle, front]) =>
    path('M0 68C40 60 64 34 96 30C116 46 138 56 160 58V100H0Z', { fill: middle }) +
    path('M96 30C90 52 60 72 30 100H0V68C40 60 64 34 96 30Z', { fill: shade(middle, -0.16) }) +
    path('M0 92C50 88 96 66 160 74V100H0Z', { fill: front }),
  hills: ([back, middle, front]) =>
    circle(118, 30, 12, { fill: shade(back, 0.4), opacity: 0.7 }) +
    path('M0 62L26 44L44 52L74 26L98 50L120 40L160 66V100H0Z', { fill: middle }) +
    path('M0 82C36 60 60 74 90 70S136 62 160 80V100H0Z', { fill: front }),
  bloom: ([, middle, front]) =>
    group(
      { transform: 'translate(84 92)' },
      fold(-70, shade(middle, -0.25)),
      fold(66, shade(middle, -0.15)),
      fold(-36, middle),
      fold(36, shade(front, -0.1)),
      fold(0, front),
    ),
  rings: ([, middle, front]) =>
    circle(112, 54, 62, { fill: middle, opacity: 0.45 }) +
    circle(112, 54, 42, { fill: middle }) +
    circle(112, 54, 22, { fill: front }),
  beam: ([, middle, front]) =>
    path('M160 4V96L70 66V34Z', { fill: middle }) +
    path('M160 30V70L92 58V42Z', { fill: front, opacity: 0.75 }) +
    path('M0 40L70 46V54L0 60Z', { fill: middle, opacity: 0.4 }),
  slash: ([, middle, front]) =>
    path('M70 100L128 0H160V100Z', { fill: middle }) +
    path('M54 100L112 0H120L62 100Z', { fill: front }) +
    path('M0 100V64L30 100Z', { fill: middle, opacity: 0.6 }),
}

const shellBar = ({ x, y, width, height }: Box, shell: Wallpaper['shell']) =>
  shell === 'dock'
    ? rect(x + width * 0.3, y + height * 0.91, width * 0.4, height * 0.06, {
        rx: 2,
        fill: '#fff',
        opacity: 0.4,
      })
    : rect(x, y + height * 0.95, width, height * 0.05, { fill: '#0c1420', opacity: 0.4 })

// A nested document crops what sticks out, without an id that could clash with another drawing.
function drawDesktop(screen: Box, wallpaper: Wallpaper): string {
  const desktop =
    rect(0, -10, 160, 120, { fill: wallpaper.tones[0] }) +
    PATTERNS[wallpaper.pattern](wallpaper.tones) +
    path('M0 -10H62L8 110H0Z', { fill: '#fff', opacity: 0.1 })
  const frame = { ...screen, viewBox: '0 0 160 100', preserveAspectRatio: 'xMidYMid slice' }
  return element('svg', frame, desktop) + shellBar(screen, wallpaper.shell)
}

function drawCamera(form: LaptopForm, { lid, screen }: LaptopGeometry): string {
  const middle = lid.x + lid.width / 2
  const lens = circle(middle, (lid.y + screen.y) / 2 + 0.4, 0.9, { fill: '#4a5568' })
  if (form.camera === 'none') return ''
  if (form.camera !== 'notch') return lens
  const width = lid.width * 0.11
  const height = lid.width * 0.024
  const notch = rect(middle - width / 2, screen.y - 2, width, height + 2, {
    rx: 1.6,
    fill: LAPTOP_COLOURS[form.frame],
  })
  return notch + circle(middle, screen.y + height / 2 - 0.5, 0.9, { fill: '#4a5568' })
}

// The bar that holds the camera of newer Yoga machines rises a little above the lid.
const drawBump = (lid: Box, body: string) =>
  rect(lid.x + lid.width * 0.36, lid.y - 2.4, lid.width * 0.28, 6, {
    rx: 2,
    fill: shade(body, 0.08),
    stroke: shadeOutline(body),
    'stroke-width': 0.7,
  })

/** The opened lid: case rim, screen border, desktop and camera. */
export function drawLid(form: LaptopForm, geometry: LaptopGeometry): string {
  const { lid, screen } = geometry
  const body = LAPTOP_COLOURS[form.body]
  const frame = LAPTOP_COLOURS[form.frame]
  const radius = form.edge === 'thick' ? 3 : 5.5
  const rim = 1.1
  const glassRound = form.camera === 'notch' ? 2.4 : 0.8
  return (
    (form.camera === 'bump' ? drawBump(lid, body) : '') +
    rect(lid.x - rim, lid.y - rim, lid.width + 2 * rim, lid.height + 2 * rim, {
      rx: radius + rim,
      fill: shade(body, 0.1),
      stroke: shadeOutline(body),
      'stroke-width': 0.8,
    }) +
    rect(lid.x, lid.y, lid.width, lid.height, { rx: radius, fill: frame }) +
    drawDesktop(screen, WALLPAPERS[form.wallpaper]) +
    rect(screen.x - 0.4, screen.y - 0.4, screen.width + 0.8, screen.height + 0.8, {
      rx: glassRound + 0.4,
      fill: 'none',
      stroke: frame,
      'stroke-width': 1.2,
    }) +
    drawCamera(form, geometry)
  )
}
