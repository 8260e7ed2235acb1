import { z } from 'zod'
import { PHONE_CAMERAS } from './phone-camera-layouts.ts'
import { PHONE_WALLPAPERS } from './phone-wallpapers.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const millimetres = (least: number, most: number) => z.number().min(least).max(most)

export const PHONE_FRONTS = [
  'home',
  'oblong',
  'keys',
  'bezel',
  'tall',
  'notch',
  'notch-slim',
  'notch-wide',
  'drop',
  'hole',
  'hole-left',
  'hole-right',
  'pill-left',
  'pill-right',
  'island',
  'full',
  'keyboard',
  'twin',
] as const

export const PHONE_DETAILS = [
  'none',
  'bands',
  'crown',
  'crown-low',
  'panel',
  'glyphs',
  'stripe',
  'grip',
] as const

/** What the drawing of a phone needs to know: the front, with the back behind it, both to scale. */
export const phoneForm = z.strictObject({
  kind: z.literal('phone'),
  /** Opened, where the phone folds. */
  width: millimetres(50, 190),
  height: millimetres(95, 175),
  build: z.enum(['bar', 'fold', 'flip']).default('bar'),
  front: z.enum(PHONE_FRONTS).default('hole'),
  /** Side, top and bottom border of the screen in millimetres, where it differs from the default of that front. */
  bezels: z.tuple([z.number(), z.number(), z.number()]).optional(),
  corner: millimetres(1, 14).default(9),
  /** The screen runs round the sides. */
  edge: z.boolean().default(false),
  face: colour.default('#0b0d10'),
  back: colour,
  back2: colour.optional(),
  frame: colour.optional(),
  accent: colour.optional(),
  camera: z.enum(PHONE_CAMERAS),
  island: colour.optional(),
  finger: z.boolean().default(false),
  detail: z.enum(PHONE_DETAILS).default('none'),
  wall: z.enum(PHONE_WALLPAPERS).default('dusk'),
})

export type PhoneForm = z.output<typeof phoneForm>
