import { handheld } from './console-handheld-pc.ts'
import {
  BLACK,
  type ConsoleDrawing,
  diamond,
  disc,
  dot,
  dpad,
  fill,
  holes,
  line,
  mixTones,
  panel,
  plate,
  screen,
  shadow,
  slits,
  solid,
  stick,
  type Wallpaper,
} from './console-parts.ts'

const CANDY = ['#4f86cf', '#d6554f', '#e3b53c', '#58a85f'] as const
const PIXELS: Wallpaper = ['#8fd0ea', '#74c08a', '#3f8f6a']
const DUSK: Wallpaper = ['#39306f', '#8a4f9f', '#e58a7a']

/** Small 4:3 handheld held across. */
const wide: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 160, 74) +
  plate([44, 84, 152, 72, 16], main) +
  fill('M60 85H74L50 152Q45 148 45 140V100Q46 86 60 85z', '#fff', 0.14) +
  panel([78, 88, 84, 64, 3], '#15171a', main.edge) +
  screen([83, 91, 74, 56, 1], PIXELS) +
  dpad([61, 106], 9, accent.body) +
  stick([61, 133], 6.4) +
  diamond([179, 106], 8, [accent.body]) +
  stick([179, 133], 6.4) +
  line('M92 149.500H100M140 149.500H148', main.edge, 1.6)

/** Small handheld held upright. */
const upright: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 194, 48) +
  plate([78, 66, 84, 124, 8], main) +
  fill('M80 72Q80 68 86 68H98L86 188Q80 188 80 182z', '#fff', 0.14) +
  panel([84, 72, 72, 58, 3], '#15171a', main.edge) +
  screen([88, 75, 64, 49, 1], PIXELS) +
  dpad([98, 151], 10, accent.body) +
  diamond([142, 151], 9, [accent.body]) +
  line('M106 174H112M128 174H134', accent.body, 3) +
  holes([88, 178, 10, 5], 4, main.edge)

/** Ergonomic 16:9 handheld with full grips. */
const grips: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 167, 84) +
  solid(
    'M56 80H184C202 80 208 92 210 110 213 136 212 160 198 163 188 164 186 158 176 157H64C54 158 52 164 42 163 28 160 27 136 30 110 32 92 38 80 56 80z',
    main,
  ) +
  panel([66, 84, 108, 66, 3], '#15171a', main.edge) +
  screen([70, 88, 100, 57, 1], DUSK) +
  dot([47, 101], 9.4, '#7fd0e0') +
  stick([47, 101], 7.6) +
  dpad([49, 129], 8, accent.body) +
  diamond([193, 101], 7.4, [accent.body]) +
  dot([191, 129], 9.4, '#7fd0e0') +
  stick([191, 129], 7.6)

const square: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 168, 78) +
  solid(
    'M64 76H176C192 76 198 90 200 110 202 140 200 162 188 163H52C40 162 38 140 40 110 42 90 48 76 64 76z',
    main,
  ) +
  panel([80, 80, 80, 80, 4], '#15171a', main.edge) +
  screen([84, 84, 72, 72, 2], DUSK) +
  stick([60, 102], 7.6) +
  dpad([60, 131], 8, accent.body) +
  diamond([180, 102], 7.4, CANDY) +
  stick([180, 131], 7.6)

const folding: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 202, 52) +
  plate([76, 36, 88, 78, 8], main) +
  panel([81, 41, 78, 66, 3], '#15171a', main.edge) +
  screen([85, 45, 70, 54, 1], PIXELS) +
  plate([76, 118, 88, 82, 8], main) +
  fill('M78 44Q78 38 84 38H94L84 112H78zM78 120H96L86 198H80z', '#fff', 0.14) +
  plate([92, 110, 56, 11, 4], { ...main, body: main.dark }) +
  dpad([97, 146], 10, accent.body) +
  diamond([143, 146], 9, [accent.body]) +
  line('M108 134H114M126 134H132', main.edge, 2.4) +
  stick([106, 178], 6.4) +
  stick([134, 178], 6.4)

/** A second, lower screen between the controls. */
const foldingDual: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 188, 78) +
  plate([46, 42, 148, 76, 8], main) +
  screen([54, 47, 132, 66, 2], ['#cfd8f0', '#8f9fd8', '#5a5fa8']) +
  plate([46, 122, 148, 62, 8], main) +
  plate([80, 115, 80, 9, 4], { ...main, body: main.dark }) +
  panel([90, 130, 60, 44, 3], '#15171a') +
  screen([93, 133, 54, 38, 1], ['#dfe7ea', '#b9cdd6', '#93b0bf']) +
  stick([66, 138], 7.6) +
  dpad([67, 164], 7.6, main.edge) +
  diamond([174, 138], 7, CANDY) +
  stick([173, 164], 7.6)

/** One wide screen that folds down onto the controls. */
const foldingWide: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 184, 74) +
  plate([50, 48, 140, 72, 10], main) +
  panel([57, 53, 126, 60, 3], '#15171a', main.edge) +
  screen([62, 56, 116, 54, 1], DUSK) +
  plate([50, 122, 140, 58, 10], main) +
  plate([82, 115, 76, 10, 4], { ...main, body: main.dark }) +
  dpad([71, 142], 9, accent.body) +
  diamond([169, 142], 8, CANDY) +
  stick([93, 161], 7.4) +
  stick([147, 161], 7.4) +
  line('M112 142H116M124 142H128', main.edge, 2.4)

const pocketFpga: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 203, 50) +
  plate([76, 46, 88, 152, 5], main) +
  fill('M78 48H98L86 196H78z', '#fff', 0.07) +
  panel([81, 51, 78, 74, 3], '#0d0f10', main.edge) +
  screen([85, 55, 70, 63, 1], ['#f2ede0', '#d9c7a0', '#9a8a6a']) +
  dpad([98, 151], 10.5, main.edge) +
  diamond([142, 151], 9, [main.edge]) +
  dot([106, 180], 2.6, main.edge) +
  dot([120, 180], 2.6, main.light) +
  dot([134, 180], 2.6, main.edge) +
  line('M104 191H136', main.dark, 2)

const evercade: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 162, 78) +
  solid('M64 82H176Q202 82 202 104V136Q202 158 176 158H64Q38 158 38 136V104Q38 82 64 82z', main) +
  fill('M64 83H78L46 150Q39 146 39 136V104Q39 84 64 83z', '#fff', 0.25) +
  panel([76, 87, 88, 64, 3], '#15171a', main.edge) +
  screen([81, 91, 78, 53, 1], ['#f5d76a', '#e58a3a', '#c8333a']) +
  disc([57, 112], 13, { ...main, body: main.dark }) +
  dpad([57, 112], 9, accent.body) +
  diamond([183, 112], 8, [accent.body]) +
  line('M50 138H58M182 138H190', accent.body, 2.4) +
  holes([62, 146, 6, 3], 3, main.edge)

const superPocket: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 192, 46) +
  plate([80, 70, 80, 118, 10], main) +
  fill('M82 78Q82 72 90 72H98L88 186Q82 184 82 178z', '#fff', 0.16) +
  panel([86, 76, 68, 54, 4], '#15171a', main.edge) +
  screen([90, 80, 60, 45, 1], PIXELS) +
  dpad([98, 151], 9.5, '#26292d') +
  diamond([142, 151], 8.5, [accent.body]) +
  line('M108 174H114M126 174H132', '#26292d', 2.6)

const playdate: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(122, 168, 56) +
  plate([170, 112, 6, 12, 2], mixTones('#b9bdc1')) +
  plate([175, 112, 7, 44, 2], mixTones('#b9bdc1')) +
  plate([180, 146, 22, 12, 5], accent) +
  plate([74, 76, 96, 88, 6], main) +
  fill('M76 78H94L84 162H76z', '#fff', 0.22) +
  panel([82, 83, 80, 48, 3], '#26292d') +
  screen([86, 87, 72, 40, 1], ['#c9c8be', '#9d9c92', '#5b5a54']) +
  dpad([97, 148], 8.5, '#26292d') +
  disc([137, 150], 5.6, BLACK) +
  disc([153, 146], 5.6, BLACK) +
  holes([114, 150, 8, 6], 3, main.edge)

/** A tiny laptop with sticks beside its keyboard. */
const miniLaptop: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 182, 78) +
  plate([46, 46, 148, 80, 6], main) +
  screen([54, 51, 132, 69, 2], ['#14343a', '#2f7f86', '#8fd0c4']) +
  solid('M46 130H194L202 174Q202 179 197 179H43Q38 179 38 174z', { ...main, body: main.light }) +
  plate([76, 124, 88, 8, 3], { ...main, body: main.dark }) +
  stick([62, 141], 6.4) +
  stick([178, 141], 6.4) +
  dpad([80, 142], 5, main.edge) +
  diamond([160, 142], 5, [main.edge]) +
  [154, 161, 168].map((y) => panel([56, y, 128, 5, 1], main.dark)).join('') +
  [154, 161, 168].map((y) => slits([64, y, 114, 5], 8, main.light)).join('') +
  panel([106, 136, 28, 13, 2], main.body, main.edge)

const retroid = handheld({
  shell:
    'M58 84H182C200 84 206 94 207 110 208 134 208 152 194 156H46C32 152 32 134 33 110 34 94 40 84 58 84z',
  bezel: [64, 87, 112, 66, 3],
  display: [67, 90, 106, 60, 1],
  wallpaper: ['#1f2f5f', '#3f6fb0', '#8fc4e0'],
  sticks: [
    [48.5, 104],
    [191.5, 131],
  ],
  cross: [49, 131],
  keys: [191, 104],
  size: 7.4,
  keyColours: CANDY,
  details: (main) => line('M100 85.5H140', main.dark, 1.2),
  ground: 161,
})

export const handheldRetroShapes = {
  'gpd-win-mini': { colour: '#2f3237', accent: '#2f3237', draw: miniLaptop },
  'retroid-pocket': { colour: '#2a2d33', accent: '#8d9196', draw: retroid },

  'retro-wide': { colour: '#4a4f57', accent: '#c9ccd0', draw: wide },
  'retro-upright': { colour: '#c9c7c0', accent: '#33363b', draw: upright },
  'retro-grips': { colour: '#2a2d32', accent: '#8d9196', draw: grips },
  'retro-square': { colour: '#d9d4e4', accent: '#4a4d52', draw: square },
  'retro-folding': { colour: '#b9bcc2', accent: '#33363b', draw: folding },
  'dual-folding': { colour: '#eeeeec', accent: '#26292d', draw: foldingDual },
  'wide-folding': { colour: '#4a4f7a', accent: '#d8d8de', draw: foldingWide },
  'analogue-pocket': { colour: '#232529', accent: '#232529', draw: pocketFpga },
  evercade: { colour: '#f1f1ee', accent: '#c8333a', draw: evercade },
  'super-pocket': { colour: '#3565b8', accent: '#e3b53c', draw: superPocket },
  playdate: { colour: '#f2c230', accent: '#f2c230', draw: playdate },
} satisfies Record<string, ConsoleDrawing>
