import { z } from 'zod'
import { listKeys } from '#drawings/list-keys.ts'

const COLOURS = {
  black: '#2d2f32',
  graphite: '#53575b',
  grey: '#83888c',
  titanium: '#9a958b',
  silver: '#c9cbcc',
  white: '#ebeae5',
  champagne: '#cdbfa6',
  brown: '#8b5e3f',
  red: '#b23a38',
  blue: '#3f5f86',
  teal: '#4fa3a8',
  green: '#4a5b44',
  orange: '#e0762f',
  yellow: '#e3b43a',
} as const

type ColourName = keyof typeof COLOURS
const colour = z.union([
  z.enum(listKeys(COLOURS)),
  z.templateLiteral(['#', z.string().regex(/^[\da-f]{6}$/)]),
])

type Colour = z.output<typeof colour>

const isName = (value: Colour): value is ColourName => value in COLOURS

/** The `#rrggbb` value behind a colour of a form. */
export const paint = (value: Colour): string => (isName(value) ? COLOURS[value] : value)

const millimetres = z.number().positive().max(200)

export const cameraForm = z.strictObject({
  kind: z.literal('camera'),
  style: z.enum(['dslr', 'mirrorless', 'compact', 'bridge', 'action', 'gimbal', 'pano']),
  width: millimetres,
  height: millimetres,
  /** Outer diameter of the mount ring, or of the barrel of a built-in lens. */
  lens: millimetres,
  /** Centre of the lens, as a share of the width seen from the front. */
  lensAt: z.number().min(0.1).max(0.9).default(0.55),
  /** Long side of the sensor behind the mount. */
  sensor: millimetres.default(36),
  body: colour.default('black'),
  /** Colour of the top and bottom plate where it differs from the body. */
  top: colour.optional(),
  /** Colour of the leather or rubber. */
  skin: colour.optional(),
  cover: z.enum(['grip', 'band', 'plain']).default('grip'),
  grip: z.enum(['deep', 'slim', 'none']).default('deep'),
  hump: z.enum(['none', 'prism', 'peak', 'evf', 'sharp', 'wide']).default('none'),
  /** A second grip for upright pictures is part of the body. */
  tower: z.boolean().default(false),
  dials: z.number().int().min(0).max(4).default(2),
  flash: z.enum(['none', 'popup', 'window']).default('none'),
  window: z.enum(['none', 'finder', 'rangefinder']).default('none'),
  /** Action and 360 cameras: a screen beside the lens, and the shape of the lens cover. */
  screen: z.boolean().default(false),
  lensCover: z.enum(['round', 'square']).default('round'),
  mark: z
    .strictObject({ at: z.enum(['grip', 'dot', 'ring', 'dial', 'button']), colour: colour.default('red') })
    .optional(),
})

export type CameraForm = z.output<typeof cameraForm>
