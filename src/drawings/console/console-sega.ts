import { megaDrivePad, snesPad } from './console-pads.ts'
import {
  BLACK,
  type ConsoleDrawing,
  diamond,
  disc,
  dot,
  dpad,
  fill,
  line,
  mixTones,
  oval,
  panel,
  placed,
  plate,
  screen,
  shadow,
  slab,
  slits,
  solid,
  stick,
  type Tones,
} from './console-parts.ts'

const megaBody = (main: Tones, accent: Tones) =>
  slab({ left: 20, right: 190, y: 130, height: 28, depth: 66, inset: 18 }, main) +
  oval([100, 100], [56, 29], { fill: main.body, stroke: main.edge }) +
  oval([100, 98], [45, 22], { fill: main.dark, stroke: accent.body }) +
  panel([64, 88, 72, 9, 2], '#050607', main.edge) +
  fill('M40 66H58L40 128H24z', '#fff', 0.08) +
  slits([150, 68, 16, 22], 4, main.edge) +
  panel([166, 100, 10, 20, 2], main.dark, main.edge) +
  panel([32, 104, 7, 18, 2], main.dark, main.edge) +
  dot([36, 100], 1.8, '#d9392f') +
  line('M148 122H172', '#b9bdc1', 1.6) +
  panel([38, 138, 34, 12, 3], '#050607', main.edge) +
  panel([80, 138, 34, 12, 3], '#050607', main.edge) +
  line('M130 144H176', main.edge, 1.4)

const megaBody2 = (main: Tones) =>
  slab({ left: 30, right: 178, y: 130, height: 24, depth: 58, inset: 16 }, main) +
  panel([58, 80, 92, 24, 12], main.body, main.edge) +
  panel([70, 87, 68, 9, 2], '#050607', main.edge) +
  fill('M52 74H68L52 128H36z', '#fff', 0.08) +
  plate([50, 112, 22, 10, 4], mixTones('#c8333a')) +
  plate([136, 112, 22, 10, 4], { ...main, body: main.dark }) +
  line('M84 117H124', main.edge, 1.4) +
  panel([46, 137, 32, 11, 3], '#050607', main.edge) +
  panel([86, 137, 32, 11, 3], '#050607', main.edge)

const mega: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(105, 162, 92) + megaBody(main, accent) + megaDrivePad({ x: 160, y: 184, scale: 0.8 })

const mega2: ConsoleDrawing['draw'] = (main) =>
  shadow(105, 158, 82) + megaBody2(main) + megaDrivePad({ x: 160, y: 182, scale: 0.8 })

const megaMini: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(98, 168, 60) +
  placed({ x: 30, y: 66, scale: 0.64 }, megaBody(main, accent)) +
  megaDrivePad({ x: 164, y: 170, scale: 0.8 })

const megaMini2: ConsoleDrawing['draw'] = (main) =>
  shadow(96, 168, 54) +
  placed({ x: 30, y: 68, scale: 0.64 }, megaBody2(main)) +
  megaDrivePad({ x: 162, y: 170, scale: 0.8 }, 6)

const master: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(105, 158, 88) +
  slab({ left: 22, right: 188, y: 130, height: 24, depth: 58, inset: 16 }, main) +
  panel([66, 80, 78, 26, 4], main.body, main.edge) +
  panel([74, 86, 62, 9, 2], '#050607', main.edge) +
  fill('M44 74H60L42 128H28z', '#fff', 0.08) +
  line('M30 118H62M148 118H180', accent.body, 3) +
  dot([158, 92], 4, accent.body) +
  dot([52, 92], 4, main.edge) +
  panel([46, 137, 32, 11, 2], '#050607', main.edge) +
  panel([86, 137, 32, 11, 2], '#050607', main.edge) +
  placed(
    { x: 168, y: 172, scale: 0.8 },
    shadow(0, 21, 48),
    plate([-48, -20, 96, 40, 6], BLACK),
    panel([-42, -14, 28, 28, 4], '#383c41', '#5a5f66'),
    dpad([-28, 0], 9, '#6a7076'),
    dot([18, 4], 8, '#6a7076'),
    dot([37, 4], 8, '#6a7076'),
    line('M10-12H44', accent.body, 2),
  )

const saturn: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(105, 164, 92) +
  solid('M20 130Q26 72 44 68H166Q184 72 190 130z', { ...main, body: main.light }) +
  solid('M20 130H190V152Q190 160 180 160H30Q20 160 20 152z', main) +
  oval([105, 98], [52, 26], { fill: main.body, stroke: main.edge }) +
  oval([105, 97], [38, 18], { fill: main.dark, stroke: main.edge }) +
  fill('M48 70H64L48 128H26Q32 76 48 70z', '#fff', 0.08) +
  oval([42, 118], [10, 5], { fill: accent.body }) +
  oval([168, 118], [10, 5], { fill: accent.body }) +
  panel([50, 138, 44, 13, 3], '#050607', main.edge) +
  panel([116, 138, 44, 13, 3], '#050607', main.edge) +
  dot([105, 144], 1.8, '#7fc98a') +
  megaDrivePad({ x: 162, y: 186, scale: 0.8 }, 6)

const dreamcastPad = (main: Tones) =>
  placed(
    { x: 174, y: 178, scale: 0.86 },
    solid(
      'M-28-30C-46-30-50-14-49 8-48 26-42 36-36 34-28 32-28 20-20 18H20C28 20 28 32 36 34 42 36 48 26 49 8 50-14 46-30 28-30z',
      main,
    ),
    panel([-17, -28, 34, 26, 3], '#7b8087', main.edge),
    screen([-12, -24, 24, 17, 1], ['#b9c7a0', '#98aa80', '#748a5f']),
    stick([-33, -14], 8, mixTones('#9a9ea4')),
    dpad([-31, 8], 7.5, '#6a7076'),
    diamond([33, -10], 7.5, ['#5cab4b', '#3f7fc9', '#d64b4b', '#e8b93c']),
    fill('M0 6L5 13H-5z', '#e07a2a'),
  )

const dreamcast: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(102, 164, 78) +
  solid('M30 124L44 70Q46 66 52 66H140Q146 66 148 70L162 124z', { ...main, body: main.light }) +
  solid('M28 124H164V152Q164 160 156 160H36Q28 160 28 152z', main) +
  oval([96, 96], [46, 24], { fill: main.body, stroke: main.edge }) +
  oval([96, 95], [34, 16], { fill: main.light, stroke: main.dark }) +
  fill('M96 108L101 114H91z', accent.body) +
  dot([46, 114], 5, main.dark) +
  dot([146, 114], 5, main.dark) +
  [40, 70, 100, 130].map((x) => panel([x, 138, 22, 12, 3], '#5b6067', main.edge)).join('') +
  dreamcastPad(main)

const gameGear: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 168, 82) +
  solid(
    'M70 76Q120 70 170 76C198 78 208 96 208 120S198 164 170 164Q120 160 70 164C42 164 32 144 32 120S42 78 70 76z',
    main,
  ) +
  solid(
    'M78 82H162Q170 82 170 90V148Q170 156 162 156H78Q70 156 70 148V90Q70 82 78 82z',
    mixTones('#3a3f47'),
  ) +
  screen([86, 92, 68, 52, 1], ['#9fd6f0', '#5fa8d8', '#2f6fb0']) +
  disc([52, 114], 14, mixTones('#1d2024')) +
  dpad([52, 114], 9, '#6a7076') +
  disc([181, 126], 7, mixTones('#4b5056')) +
  disc([194, 113], 7, mixTones('#4b5056')) +
  panel([178, 92, 12, 4, 2], '#3f7fc9') +
  line('M42 138H62M44 143H60M47 148H58', main.edge, 1.6) +
  dot([78, 88], 1.6, '#d9392f') +
  fill('M70 78C48 80 38 92 35 110Q46 90 70 86z', '#fff', 0.12)

/** Analogue's remake of the SNES and the like: a flat slab with one slot. */
const fpgaBox =
  (pad: (main: Tones) => string): ConsoleDrawing['draw'] =>
  (main, accent) =>
    shadow(98, 168, 66) +
    slab({ left: 36, right: 160, y: 140, height: 24, depth: 56, inset: 14 }, main) +
    panel([58, 98, 80, 14, 4], main.body, main.edge) +
    panel([64, 102, 68, 6, 2], '#17191c') +
    dot([54, 127], 4, accent.body) +
    dot([142, 127], 4, main.dark) +
    fill('M52 86H64L52 138H40z', '#fff', 0.12) +
    panel([60, 147, 30, 10, 5], '#33363b', main.edge) +
    panel([106, 147, 30, 10, 5], '#33363b', main.edge) +
    pad(main)

const padPlace = { x: 172, y: 180, scale: 0.78 }

export const segaShapes = {
  'mega-drive': { colour: '#232529', accent: '#b9bdc1', draw: mega },
  'mega-drive-2': { colour: '#26282c', accent: '#c8333a', draw: mega2 },
  'mega-drive-mini': { colour: '#232529', accent: '#b9bdc1', draw: megaMini },
  'mega-drive-mini-2': { colour: '#26282c', accent: '#c8333a', draw: megaMini2 },
  'master-system': { colour: '#25272b', accent: '#c8333a', draw: master },
  saturn: { colour: '#2b2d33', accent: '#5f6fae', draw: saturn },
  dreamcast: { colour: '#e6e6e2', accent: '#e07a2a', draw: dreamcast },
  'game-gear': { colour: '#232529', accent: '#232529', draw: gameGear },
  'fpga-snes': { colour: '#d3d3d2', accent: '#7a5fa8', draw: fpgaBox((main) => snesPad(padPlace, main)) },
  'fpga-mega': { colour: '#232529', accent: '#c8333a', draw: fpgaBox(() => megaDrivePad(padPlace, 6)) },
} satisfies Record<string, ConsoleDrawing>
