import {
  type ConsoleDrawing,
  diamond,
  disc,
  dot,
  dpad,
  fill,
  line,
  mixTones,
  panel,
  plate,
  screen,
  shadow,
  solid,
  stick,
  type Tones,
  type Wallpaper,
} from './console-parts.ts'

type Clamshell = Readonly<{
  width: number
  /** Height of each half. */
  half: number
  radius: number
  upper: readonly [width: number, height: number]
  lower: readonly [width: number, height: number]
  wallpaper: Wallpaper
  /** The 3DS family has a circle pad above the cross; the New models a second nub and coloured keys. */
  controls: 'cross' | 'circle' | 'new'
  camera: boolean
  speakers: 'holes' | 'slits'
}>

const KEYS = ['#4f86cf', '#d6554f', '#e3b53c', '#58a85f'] as const
const MAP: Wallpaper = ['#dfe7ea', '#b9cdd6', '#93b0bf']
const MIDDLE = 120

function upperHalf(shell: Clamshell, tones: Tones, inner: Tones): string {
  const left = MIDDLE - shell.width / 2
  const top = 120 - shell.half
  const [w, h] = shell.upper
  const side = (shell.width - w) / 4
  const y = top + shell.half / 2
  const grille = (x: number) =>
    shell.speakers === 'slits'
      ? line(`M${x} ${y - 5}v10M${x + 3} ${y - 5}v10`, inner.edge, 1.4)
      : [-5, 0, 5]
          .map((dy) => dot([x, y + dy], 1.2, inner.edge) + dot([x + 4, y + dy], 1.2, inner.edge))
          .join('')
  return (
    plate([left, top, shell.width, shell.half, shell.radius], tones) +
    panel([left + 3, top + 3, shell.width - 6, shell.half - 6, shell.radius - 2], inner.body) +
    panel([MIDDLE - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8, 3], '#17191c') +
    screen([MIDDLE - w / 2, y - h / 2, w, h, 1], shell.wallpaper) +
    (side > 5 ? grille(left + side - 1) + grille(left + shell.width - side - 3) : '') +
    (shell.camera ? dot([MIDDLE, y - h / 2 - 2], 1.2, '#6a7076') : '')
  )
}

function lowerHalf(shell: Clamshell, tones: Tones, inner: Tones): string {
  const left = MIDDLE - shell.width / 2
  const [w, h] = shell.lower
  const y = 128 + shell.half / 2
  const leftX = left + (shell.width - w) / 4 + 0.5
  const rightX = 2 * MIDDLE - leftX
  const size = Math.min(9, (shell.width - w) / 5.6)
  const keys = shell.controls === 'new' ? KEYS : [inner.edge]
  const cross =
    shell.controls === 'cross'
      ? dpad([leftX, y - 6], size, inner.edge)
      : stick([leftX, y - 12], size * 0.86, mixTones('#8d9196')) +
        dpad([leftX, y + 10], size * 0.85, inner.edge)
  return (
    plate([left, 126, shell.width, shell.half + 2, shell.radius], tones) +
    panel([left + 3, 129, shell.width - 6, shell.half - 4, shell.radius - 2], inner.body) +
    panel([MIDDLE - w / 2 - 3, y - h / 2 - 3, w + 6, h + 6, 2], '#17191c') +
    screen([MIDDLE - w / 2, y - h / 2, w, h, 1], MAP) +
    cross +
    diamond([rightX, y - 7], size * 0.74, keys) +
    (shell.controls === 'new' ? dot([rightX - size, y - 22], 2, '#8d9196') : '') +
    line(`M${rightX - 3} ${y + 12}h5M${rightX - 3} ${y + 17}h5`, inner.edge, 1.8)
  )
}

const clamshell =
  (shell: Clamshell): ConsoleDrawing['draw'] =>
  (main, accent) => {
    const left = MIDDLE - shell.width / 2
    const hinge = panel([left + 8, 116, shell.width - 16, 14, 4], main.dark, main.edge)
    const barrel = panel([MIDDLE - shell.width * 0.3, 117, shell.width * 0.6, 12, 5], main.body, main.edge)
    const bottom = 130 + shell.half
    return (
      shadow(MIDDLE, bottom, shell.width * 0.52) +
      hinge +
      upperHalf(shell, main, accent) +
      lowerHalf(shell, main, accent) +
      barrel
    )
  }

const BASE = {
  width: 112,
  half: 62,
  radius: 8,
  upper: [64, 46],
  lower: [56, 42],
  wallpaper: ['#bfe0f2', '#7fb8e0', '#4f8fc4'],
  controls: 'circle',
  camera: true,
  speakers: 'holes',
} satisfies Clamshell

const WIDE: Clamshell = { ...BASE, upper: [80, 46], wallpaper: ['#ffd9b0', '#f29a6a', '#d8605a'] }
const GRASS: Wallpaper = ['#c9ecd2', '#8fd0a0', '#58a874']

/** No hinge at all: both screens in one wedge. */
const twoDs: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 196, 66) +
  solid('M56 48H184Q188 48 188 53L184 188Q184 194 178 194H62Q56 194 56 188L52 53Q52 48 56 48z', accent) +
  solid('M58 50H182Q185 50 185 54L182 186Q182 190 178 190H62Q58 190 58 186L55 54Q55 50 58 50z', main) +
  panel([72, 58, 96, 58, 3], '#17191c') +
  screen([79, 62, 82, 49, 1], GRASS) +
  panel([86, 126, 68, 54, 3], '#17191c') +
  screen([91, 130, 58, 45, 1], MAP) +
  stick([70, 134], 9, mixTones('#8d9196')) +
  dpad([71, 160], 7, accent.body) +
  diamond([170, 138], 7, [accent.body]) +
  line('M166 162H174M166 168H174', accent.body, 2) +
  dot([120, 121], 1.6, '#8d9196') +
  fill('M58 51H70L62 120H57z', '#fff', 0.15)

const firstDs: ConsoleDrawing['draw'] = (main, accent) =>
  clamshell({ ...BASE, width: 122, half: 66, radius: 12, controls: 'cross', camera: false, upper: [62, 46] })(
    main,
    accent,
  ) + disc([120, 123], 4, main)

export const nintendoDsShapes = {
  '3ds': { colour: '#2fa7b5', accent: '#25363b', draw: clamshell(WIDE) },
  '3ds-xl': {
    colour: '#c93a3f',
    accent: '#2a2c30',
    draw: clamshell({ ...WIDE, width: 132, half: 74, radius: 16, upper: [100, 58], lower: [74, 52] }),
  },
  'new-3ds': {
    colour: '#f1f1ee',
    accent: '#e3e3e0',
    draw: clamshell({
      ...WIDE,
      width: 116,
      half: 64,
      radius: 10,
      upper: [84, 48],
      lower: [60, 43],
      controls: 'new',
    }),
  },
  'new-3ds-xl': {
    colour: '#33507f',
    accent: '#26292e',
    draw: clamshell({
      ...WIDE,
      width: 134,
      half: 75,
      radius: 16,
      upper: [102, 58],
      lower: [76, 53],
      controls: 'new',
    }),
  },
  '2ds': { colour: '#26292e', accent: '#3a7fd0', draw: twoDs },
  'new-2ds-xl': {
    colour: '#2fb1c9',
    accent: '#26292d',
    draw: clamshell({
      ...WIDE,
      width: 134,
      half: 72,
      radius: 6,
      upper: [104, 58],
      lower: [76, 53],
      controls: 'new',
      wallpaper: GRASS,
    }),
  },
  ds: { colour: '#b9bec4', accent: '#a7adb3', draw: firstDs },
  'ds-lite': {
    colour: '#f3f3f1',
    accent: '#e9e9e6',
    draw: clamshell({ ...BASE, controls: 'cross', camera: false }),
  },
  dsi: {
    colour: '#2a2d31',
    accent: '#34383d',
    draw: clamshell({
      ...BASE,
      half: 63,
      upper: [68, 50],
      lower: [60, 45],
      controls: 'cross',
      radius: 6,
      speakers: 'slits',
    }),
  },
  'dsi-xl': {
    colour: '#6e2f3a',
    accent: '#3b2429',
    draw: clamshell({
      ...BASE,
      width: 132,
      half: 76,
      upper: [86, 62],
      lower: [78, 56],
      controls: 'cross',
      speakers: 'slits',
    }),
  },
} satisfies Record<string, ConsoleDrawing>
