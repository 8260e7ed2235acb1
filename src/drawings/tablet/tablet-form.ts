import { z } from 'zod'
import { CAMERA_NAMES } from './tablet-cameras.ts'
import { WALLPAPER_NAMES } from './tablet-wallpapers.ts'

/** Finishes that several tablets share; others are written as `#rrggbb`. */
const COLOURS = {
  silver: '#d8dadc',
  spaceGrey: '#8d9094',
  darkGrey: '#5f6368',
  graphite: '#4a4d51',
  black: '#2b2d30',
  white: '#f1f1ee',
  gold: '#e6d3bd',
  roseGold: '#e8c6bc',
  starlight: '#e9e2d5',
  champagne: '#dccfb8',
  bronze: '#b79a86',
  mint: '#bcd3c6',
  lavender: '#c9c3da',
  skyBlue: '#b9cfde',
  navy: '#3c4a5e',
} as const

type ColourName = keyof typeof COLOURS
const isColourName = (value: string): value is ColourName => value in COLOURS

const colour = z
  .string()
  .refine(
    (value) => isColourName(value) || /^#[0-9a-f]{6}$/.test(value),
    'is neither #rrggbb nor a known finish',
  )
  .transform((value) => (isColourName(value) ? COLOURS[value] : value))

/** What the drawing of a tablet needs to know. Lengths are real millimetres. */
export const tabletForm = z.strictObject({
  kind: z.literal('tablet'),
  /** Short and long side of the case. */
  mm: z.tuple([z.number().min(90).max(270), z.number().min(150).max(340)]),
  /** Diagonal in inches, and long side divided by short side. The bezel follows from both. */
  screen: z.tuple([z.number().min(6).max(16), z.number().min(1.2).max(1.8)]),
  /** How far the screen sits off the middle, right and down as drawn. */
  shift: z.tuple([z.number(), z.number()]).default([0, 0]),
  pose: z.enum(['portrait', 'landscape']).default('portrait'),
  corner: z.number().min(1).max(26).default(8),
  screenCorner: z.number().min(0).max(14).default(0),
  body: colour,
  face: colour.default('#17191c'),
  /** Second colour of a two-tone back. */
  band: colour.optional(),
  camera: z.enum(CAMERA_NAMES).default('single'),
  cameraAt: z.enum(['corner', 'centre']).default('corner'),
  /** Front camera: on the short side, on the long side, or inside the screen. */
  eye: z.enum(['none', 'end', 'side', 'notch', 'drop', 'punch']).default('end'),
  button: z.enum(['none', 'home', 'ring', 'oval', 'bar', 'keys', 'grilles']).default('none'),
  wallpaper: z.enum(WALLPAPER_NAMES),
  pen: z
    .enum([
      'none',
      'pencil1',
      'pencil2',
      'pencilUsbC',
      'sPen',
      'sPenBody',
      'white',
      'dark',
      'surface',
      'marker',
    ])
    .default('none'),
  stand: z.enum(['none', 'kickstand', 'cylinder', 'dock']).default('none'),
  /** A metal bar along the left side, or rubber corners. */
  shell: z.enum(['slim', 'spine', 'rugged']).default('slim'),
  keyboard: colour.optional(),
})

export type TabletForm = z.output<typeof tabletForm>
