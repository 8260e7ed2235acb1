import { z } from 'zod'

/** Colours of real cases, as a daylight photograph shows them. */
export const LAPTOP_COLOURS = {
  silver: '#d3d5d8',
  spaceGrey: '#9a9ca1',
  starlight: '#e2d9c8',
  midnight: '#343d4c',
  skyBlue: '#c6d3e0',
  gold: '#e3cdb0',
  roseGold: '#e5c4bb',
  spaceBlack: '#47474b',
  blush: '#e9c9c8',
  indigo: '#5d6b91',
  citrus: '#dfe08f',
  platinum: '#cbccc9',
  white: '#eceded',
  pewter: '#b3b7ba',
  aluminium: '#bfc3c8',
  grey: '#85898f',
  graphite: '#5a5e65',
  slate: '#6d7884',
  anthracite: '#45484d',
  black: '#2b2c2f',
  jet: '#212224',
  titan: '#4f4f52',
  royalBlue: '#34436b',
  navy: '#2b3550',
  teal: '#3d5f6b',
  sage: '#a9b2a2',
  sandstone: '#d3bfad',
  burgundy: '#6d2b3a',
  cobalt: '#3d5a8a',
  red: '#a8322f',
  copper: '#b07a58',
  darkAsh: '#3c3a3a',
  lilac: '#c9c3da',
} as const

/** Glow between the keys; a gaming machine shows it even in daylight. */
export const KEY_LIGHTS = {
  none: [],
  white: ['#dfe8ef'],
  red: ['#e0333c'],
  green: ['#44d62c'],
  blue: ['#38a3f1'],
  amber: ['#f0923a'],
  rgb: ['#e8455f', '#f09a3e', '#e6d84a', '#53cf6b', '#42c3e6', '#5b7cf0', '#b35bea'],
} as const

type Names<T> = [keyof T & string, ...(keyof T & string)[]]
const namesOf = <T extends object>(table: T) => Object.keys(table) as Names<T>

export const RATIOS = { '16:10': 1.6, '16:9': 16 / 9, '3:2': 1.5 } as const

/** Desktop pictures: three tones from the back to the front, in the manner of the system it shipped with. */
export const WALLPAPERS = {
  mavericks: { pattern: 'waves', tones: ['#2b7f94', '#4fb3a8', '#17506f'], shell: 'dock' },
  yosemite: { pattern: 'hills', tones: ['#8fb7dc', '#d79a76', '#6a5868'], shell: 'dock' },
  sierra: { pattern: 'hills', tones: ['#e4a983', '#8a6d8e', '#3c3f63'], shell: 'dock' },
  highSierra: { pattern: 'hills', tones: ['#9dc4e4', '#cf7f5a', '#5d4a4a'], shell: 'dock' },
  mojave: { pattern: 'dunes', tones: ['#7fa9cf', '#d9a169', '#96613c'], shell: 'dock' },
  catalina: { pattern: 'hills', tones: ['#b9a3c8', '#5b6f9f', '#2a4169'], shell: 'dock' },
  bigSur: { pattern: 'waves', tones: ['#3f8fdd', '#e0566f', '#7a3fb0'], shell: 'dock' },
  monterey: { pattern: 'waves', tones: ['#c05fc9', '#6a43c4', '#3a2c92'], shell: 'dock' },
  ventura: { pattern: 'bloom', tones: ['#f2b36b', '#ea7a3c', '#4f6bb5'], shell: 'dock' },
  sonoma: { pattern: 'hills', tones: ['#a5cfe2', '#88b45a', '#3f7a4d'], shell: 'dock' },
  sequoia: { pattern: 'waves', tones: ['#5fb0c4', '#e6b45c', '#3c6f8f'], shell: 'dock' },
  tahoe: { pattern: 'waves', tones: ['#bfe0f3', '#6fb3e6', '#2f7fc9'], shell: 'dock' },
  start: { pattern: 'waves', tones: ['#2a6fa8', '#3fa2c4', '#1d4a7c'], shell: 'bar' },
  beam: { pattern: 'beam', tones: ['#0f3f78', '#2e8ad0', '#9fd4f5'], shell: 'bar' },
  bloomBlue: { pattern: 'bloom', tones: ['#cfe3f6', '#2f7ee0', '#6fb4f5'], shell: 'bar' },
  bloomNight: { pattern: 'bloom', tones: ['#14203c', '#3d5fd0', '#7a8ff0'], shell: 'bar' },
  surface: { pattern: 'dunes', tones: ['#e9d3c8', '#b9a7c9', '#7f8fb8'], shell: 'bar' },
  surfaceBlue: { pattern: 'dunes', tones: ['#cfe0ec', '#7fa9cf', '#4f74a8'], shell: 'bar' },
  think: { pattern: 'slash', tones: ['#3a3f48', '#565d69', '#c4323b'], shell: 'bar' },
  thinkBlue: { pattern: 'beam', tones: ['#22384f', '#47749c', '#b6cfe2'], shell: 'bar' },
  dell: { pattern: 'waves', tones: ['#2f5f86', '#4f93b8', '#21446b'], shell: 'bar' },
  xps: { pattern: 'dunes', tones: ['#a9c9de', '#cf8f6a', '#7d5468'], shell: 'bar' },
  hp: { pattern: 'rings', tones: ['#1f4a74', '#3f86b8', '#a9d2e8'], shell: 'bar' },
  spectre: { pattern: 'dunes', tones: ['#2a2f4a', '#8a5f6a', '#d9a56b'], shell: 'bar' },
  envy: { pattern: 'waves', tones: ['#8fc4cf', '#3f8a9c', '#e0c9a8'], shell: 'bar' },
  zen: { pattern: 'rings', tones: ['#1f3350', '#5a7fa8', '#d9b98a'], shell: 'bar' },
  vivo: { pattern: 'bloom', tones: ['#f1dfd2', '#4fae9c', '#f0a95a'], shell: 'bar' },
  swift: { pattern: 'waves', tones: ['#5fa39a', '#a8d08f', '#2f6f78'], shell: 'bar' },
  yoga: { pattern: 'waves', tones: ['#e5b9a0', '#b3688f', '#5c4a8f'], shell: 'bar' },
  legion: { pattern: 'slash', tones: ['#16324f', '#2f7fb8', '#5fd0e0'], shell: 'bar' },
  rog: { pattern: 'slash', tones: ['#2a1f2c', '#8f2440', '#f0546a'], shell: 'bar' },
  zephyrus: { pattern: 'slash', tones: ['#3b3a5c', '#8a78c0', '#e3c7e8'], shell: 'bar' },
  tuf: { pattern: 'slash', tones: ['#30363a', '#7f7440', '#e0b34a'], shell: 'bar' },
  alien: { pattern: 'rings', tones: ['#141f3a', '#2f5fa0', '#5fe0e0'], shell: 'bar' },
  omen: { pattern: 'slash', tones: ['#2c1a3a', '#7a2f78', '#f0574a'], shell: 'bar' },
  predator: { pattern: 'slash', tones: ['#0f2f3a', '#1f7f8f', '#45d9d0'], shell: 'bar' },
  nitro: { pattern: 'slash', tones: ['#2b2426', '#8f2f2a', '#f0623a'], shell: 'bar' },
  dragon: { pattern: 'waves', tones: ['#5a1f2a', '#c43a3a', '#2f1a24'], shell: 'bar' },
  razer: { pattern: 'waves', tones: ['#16301f', '#35a83a', '#0d1c14'], shell: 'bar' },
  aorus: { pattern: 'beam', tones: ['#2a2320', '#c4642a', '#f0b070'], shell: 'bar' },
  huawei: { pattern: 'bloom', tones: ['#f3e2d6', '#e0705a', '#7f6fd0'], shell: 'bar' },
  honor: { pattern: 'waves', tones: ['#4fb8d9', '#5f7fe0', '#c48fe8'], shell: 'bar' },
  galaxyBook: { pattern: 'bloom', tones: ['#d5dcf3', '#6a78e0', '#e58fc4'], shell: 'bar' },
  gram: { pattern: 'dunes', tones: ['#f0d9df', '#c98fae', '#8a5f9c'], shell: 'bar' },
  frame: { pattern: 'rings', tones: ['#f0e3d5', '#e8835a', '#4f6f8f'], shell: 'bar' },
  chrome: { pattern: 'hills', tones: ['#f3d6b0', '#e58f6a', '#5f7fa8'], shell: 'dock' },
  fujitsu: { pattern: 'waves', tones: ['#8f2f34', '#c95a50', '#5a2230'], shell: 'bar' },
  office: { pattern: 'beam', tones: ['#2f4a5f', '#5f8fa8', '#d0e3e8'], shell: 'bar' },
} as const

const colour = z.enum(namesOf(LAPTOP_COLOURS))

/** What the drawing of a laptop needs to know. The defaults are a plain silver office machine. */
export const laptopForm = z.strictObject({
  kind: z.literal('laptop'),
  inch: z.number().min(10).max(18.4),
  ratio: z.enum(namesOf(RATIOS)).default('16:9'),
  body: colour.default('silver'),
  deck: colour.optional(),
  keys: colour.default('black'),
  frame: colour.default('jet'),
  bezel: z.enum(['slim', 'normal', 'thick', 'chin']).default('normal'),
  camera: z.enum(['dot', 'notch', 'bump', 'none']).default('dot'),
  hinge: z.enum(['strip', 'pair', 'fold', 'band', 'centre']).default('strip'),
  layout: z.enum(['plain', 'numpad', 'forward']).default('plain'),
  topRow: z.enum(['keys', 'touchbar', 'touchrow']).default('keys'),
  speakers: z.enum(['none', 'sides', 'top']).default('none'),
  pad: z.enum(['small', 'medium', 'large', 'seamless']).default('medium'),
  stick: z.enum(['none', 'red', 'grey']).default('none'),
  light: z.enum(namesOf(KEY_LIGHTS)).default('none'),
  edge: z.enum(['wedge', 'slim', 'normal', 'thick']).default('normal'),
  wallpaper: z.enum(namesOf(WALLPAPERS)).default('beam'),
})

export type LaptopForm = z.output<typeof laptopForm>
export type Wallpaper = (typeof WALLPAPERS)[keyof typeof WALLPAPERS]
