import { circle, element, path, rect } from '#drawings/svg-parts.ts'

type Tones = readonly [ground: string, middle: string, accent: string]

// Every pattern fills 100 × 100 and is cropped to the screen, so nothing that matters is at the rim.
const PATTERNS = {
  dunes: ([, middle, accent]: Tones) =>
    circle(68, 32, 9, { fill: accent, opacity: 0.75 }) +
    path('M0 62C22 46 38 50 55 60S85 70 100 54V100H0Z', { fill: middle }) +
    path('M0 82C18 66 40 66 60 76S88 84 100 74V100H0Z', { fill: accent }),
  orbs: ([, middle, accent]: Tones) =>
    circle(30, 72, 36, { fill: middle }) +
    circle(74, 40, 28, { fill: accent, opacity: 0.85 }) +
    circle(52, 80, 20, { fill: accent, opacity: 0.45 }),
  bloom: ([, middle, accent]: Tones) =>
    [0, 45, 90, 135]
      .map((angle, index) =>
        element('ellipse', {
          cx: 50,
          cy: 52,
          rx: 14,
          ry: 36,
          fill: index % 2 ? accent : middle,
          opacity: 0.72,
          transform: `rotate(${angle} 50 52)`,
        }),
      )
      .join(''),
  ribbons: ([, middle, accent]: Tones) =>
    path('M0 44C30 30 52 78 100 40V66C58 100 34 52 0 72Z', { fill: middle }) +
    path('M0 72C34 52 58 100 100 66V78C62 112 34 66 0 88Z', { fill: accent }),
  peaks: ([, middle, accent]: Tones) =>
    circle(36, 34, 8, { fill: accent, opacity: 0.6 }) +
    path('M0 74 26 46 42 62 64 34 100 72V100H0Z', { fill: middle }) +
    path('M0 90 34 66 54 80 76 60 100 80V100H0Z', { fill: accent }),
  folds: ([, middle, accent]: Tones) =>
    path('M22 100C10 60 40 50 36 0H62C66 44 40 60 52 100Z', { fill: middle }) +
    path('M52 100C40 60 66 44 62 0H78C84 40 62 62 74 100Z', { fill: accent }),
  swirl: ([, middle, accent]: Tones) =>
    path('M100 8C58 8 30 34 30 66S60 108 100 100Z', { fill: middle }) +
    path('M100 30C72 30 50 46 50 68S74 98 100 90Z', { fill: accent }) +
    path('M100 52C84 52 70 60 70 70S84 86 100 80Z', { fill: middle, opacity: 0.7 }),
  petals: ([, middle, accent]: Tones) =>
    path('M50 92C18 78 14 44 34 20 46 40 52 62 50 92Z', { fill: middle }) +
    path('M50 92C82 78 86 44 66 20 54 40 48 62 50 92Z', { fill: accent }) +
    path('M50 92C34 66 38 38 50 16 62 38 66 66 50 92Z', { fill: middle, opacity: 0.55 }),
  tiles: ([, middle, accent]: Tones) =>
    path(
      'M36 26h17v15H36zM74 26h36v15H74zM-2 43h17v15H-2zM17 43h17v15H17zM74 43h17v15H74zM-2 60h36v15H-2zM55 60h36v15H55z',
      {
        fill: middle,
      },
    ) +
    path('M-2 26h36v15H-2zM55 26h17v15H55zM36 43h36v15H36zM93 43h17v15H93zM36 60h17v15H36zM93 60h17v15H93z', {
      fill: accent,
    }),
  shelf: ([, middle, accent]: Tones) =>
    rect(23, 22, 26, 3, { rx: 1.5, fill: accent, opacity: 0.7 }) +
    [30, 55]
      .flatMap((y, row) =>
        [-7, 8, 23, 38, 53, 68, 83].map((x, column) =>
          rect(x, y, 12, 20, { rx: 1.5, fill: (row + column) % 2 ? accent : middle, opacity: 0.9 }),
        ),
      )
      .join(''),
  notes: ([, middle, accent]: Tones) =>
    path('M26 22h30', { stroke: accent, 'stroke-width': 2.4, 'stroke-linecap': 'round' }) +
    path(
      'M26 34c4-4 5 4 9 0s5 4 9 0 5 4 9 0 5 4 9 0M26 43c4-4 5 4 9 0s5 4 9 0 5 4 9 0M26 52c4-4 5 4 9 0s5 4 9 0',
      {
        fill: 'none',
        stroke: accent,
        'stroke-width': 1.1,
        'stroke-linecap': 'round',
      },
    ) +
    path('M30 82c8-24 16-22 20-8s12 8 20-12', {
      fill: 'none',
      stroke: middle,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
  novel: ([, middle, accent]: Tones) =>
    path('M36 20h28', { stroke: accent, 'stroke-width': 2.2 }) +
    path('M24 30h52M24 36h52M24 42h50M24 48h52M24 54h30M28 64h48M24 70h52M24 76h51M24 82h40', {
      stroke: middle,
      'stroke-width': 1.4,
    }),
} satisfies Record<string, (tones: Tones) => string>

type PatternName = keyof typeof PATTERNS

const WALLPAPERS = {
  nebula: ['orbs', '#1d2b53', '#3f5f9f', '#8fb2dc'],
  lagoon: ['dunes', '#8fd0d8', '#3e9fb2', '#1f6d86'],
  tide: ['dunes', '#a9c9e6', '#5b8fc0', '#2f5f93'],
  sunset: ['dunes', '#f3c6a0', '#e08a72', '#a34f66'],
  coral: ['petals', '#f6d7c7', '#ef8f76', '#d65a62'],
  iris: ['petals', '#2b2350', '#8068c8', '#e08bb0'],
  spectrum: ['bloom', '#16213f', '#3f8fd6', '#e56a86'],
  aqua: ['bloom', '#dcecf3', '#3f9dc9', '#66c4b4'],
  meadow: ['ribbons', '#d9e8c8', '#86b574', '#3f8062'],
  copper: ['ribbons', '#2b2326', '#b06a4b', '#e3b08a'],
  violet: ['ribbons', '#d9d2ee', '#9a85cf', '#5d4a9e'],
  flame: ['ribbons', '#26233d', '#d8604f', '#f0a94e'],
  ocean: ['ribbons', '#123a5c', '#2c7fb0', '#7cc3d8'],
  silk: ['folds', '#23365e', '#4d7fc4', '#a8c8ec'],
  dawn: ['folds', '#f2d9d2', '#e3a4a0', '#8f7fb8'],
  jade: ['folds', '#e2efe6', '#8cc3a5', '#3e8b77'],
  ember: ['folds', '#33222f', '#b0495a', '#ee9a6b'],
  lilac: ['swirl', '#e6dff2', '#b19fda', '#7d68b8'],
  galaxy: ['swirl', '#141c33', '#3a4f96', '#8a6fc6'],
  mist: ['swirl', '#e3e9ec', '#aebfc9', '#71899a'],
  sand: ['swirl', '#efe3d1', '#d7b78f', '#a97f5f'],
  alps: ['peaks', '#cfe0ea', '#7fa1b8', '#44687f'],
  pine: ['peaks', '#dbe6da', '#7fa38a', '#3d6b57'],
  dusk: ['peaks', '#f0cdb6', '#9d7f9d', '#52507c'],
  night: ['orbs', '#12161f', '#27344b', '#5b7796'],
  peach: ['orbs', '#fae3d4', '#f3b393', '#e0787a'],
  citrus: ['orbs', '#fbeecb', '#f2c35f', '#e5863f'],
  windows: ['tiles', '#2a3f73', '#4f9ad6', '#62b58a'],
  windowsPlum: ['tiles', '#4a2a5e', '#b3568f', '#e09a4c'],
  shelf: ['shelf', '#1f2a36', '#e39a4a', '#4f9fb5'],
  shelfLight: ['shelf', '#eef0f1', '#5b8fb0', '#e0a05a'],
  notes: ['notes', '#eceae4', '#8b8d8c', '#4c4f50'],
  notesColour: ['notes', '#ebe9e2', '#5f8fa8', '#4c4f50'],
  novel: ['novel', '#e9e7e1', '#8f918f', '#4c4f50'],
} as const satisfies Record<string, readonly [PatternName, ...Tones]>

type WallpaperName = keyof typeof WALLPAPERS

export const WALLPAPER_NAMES = Object.keys(WALLPAPERS) as [WallpaperName, ...WallpaperName[]]

/** The first tone and the shapes of a wallpaper, on a square of 100. */
export function drawWallpaper(name: WallpaperName): string {
  const [pattern, ...tones] = WALLPAPERS[name]
  return rect(0, 0, 100, 100, { fill: tones[0] }) + PATTERNS[pattern](tones)
}
