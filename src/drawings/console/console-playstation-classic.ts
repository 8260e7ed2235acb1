import { digitalPad, dualShock } from './console-pads.ts'
import {
  type ConsoleDrawing,
  dot,
  fill,
  line,
  oval,
  panel,
  placed,
  plate,
  shadow,
  slab,
  slits,
  solid,
  type Tones,
} from './console-parts.ts'

const padAt = { x: 164, y: 184, scale: 0.76 }

const ps3: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(110, 166, 98) +
  solid('M16 132Q110 58 204 132L200 162Q110 172 20 162z', main) +
  fill('M24 127Q76 86 128 96Q70 100 34 132z', '#fff', 0.16) +
  line('M16 133Q110 116 204 133', accent.body, 3) +
  line('M112 146H186', '#0a0b0c', 3) +
  line('M112 147.4H186', '#5b6067') +
  dot([192, 154], 1.6, '#c9544f') +
  line('M34 148H54M34 153H54', '#5b6067', 1.6) +
  dualShock(padAt, main)

const ps3Slim: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 164, 90) +
  solid('M24 126L44 90Q108 80 172 90L192 126z', { ...main, body: main.light }) +
  fill('M50 89Q70 86 92 85L62 122L30 124z', '#fff', 0.07) +
  solid('M22 126Q108 118 194 126V156Q194 161 188 161H28Q22 161 22 156z', main) +
  line('M30 136H118', '#0a0b0c', 3) +
  line('M30 137.6H118', '#5b6067') +
  line('M140 152H190', main.edge) +
  dot([176, 136], 2, '#4f8f5a') +
  dot([184, 136], 2, '#6db4f5') +
  dualShock(padAt, main)

const ps3SuperSlim: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 164, 88) +
  solid('M28 128L44 88Q108 76 172 88L188 128z', { ...main, body: main.light }) +
  solid('M30 126L45 89Q90 80 116 82L112 127z', main) +
  slits([118, 86, 48, 38], 6, main.edge) +
  fill('M58 88L78 85L54 124H40z', '#fff', 0.1) +
  solid('M24 128Q108 120 192 128L188 161H28z', main) +
  line('M24 140Q108 133 192 140', main.edge) +
  line('M36 152H60M150 152H176', '#5b6067', 2) +
  dualShock(padAt, main)

const ps2: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(110, 208, 92) +
  solid('M44 196H112L120 206H36z', accent) +
  plate([50, 24, 34, 174, 2], main) +
  plate([84, 30, 22, 168, 1], { ...main, body: main.dark }) +
  slits([54, 26, 4, 170], 4, main.edge) +
  line('M62 40H80M62 110H80M62 116H80', main.edge) +
  panel([64, 44, 12, 58, 1], main.dark, main.edge) +
  panel([88, 60, 14, 40, 1], '#08090a', main.edge) +
  panel([88, 112, 14, 40, 1], '#08090a', main.edge) +
  panel([66, 128, 8, 22, 1], '#4a5fb0') +
  dot([95, 164], 1.6, '#6db4f5') +
  dot([95, 172], 1.6, '#7fc98a') +
  line('M62 170H80M62 176H80M62 182H80', main.edge) +
  fill('M58 26H70L60 110H58z', '#fff', 0.08) +
  dualShock({ x: 172, y: 176, scale: 0.8 }, main)

const ps2Slim: ConsoleDrawing['draw'] = (main) =>
  shadow(106, 152, 86) +
  slab({ left: 28, right: 180, y: 132, height: 18, depth: 56, inset: 18 }, main) +
  oval([104, 104], [50, 23], { fill: main.body, stroke: main.edge }) +
  fill('M62 94Q80 80 108 81L86 126Q58 122 54 104z', '#fff', 0.07) +
  line('M150 128L140 80', main.edge) +
  panel([36, 137, 30, 8, 1], main.dark, main.edge) +
  panel([72, 137, 30, 8, 1], main.dark, main.edge) +
  dot([168, 141], 2, '#7fc98a') +
  panel([114, 138, 10, 3, 1], '#4a5fb0') +
  dualShock({ x: 168, y: 170, scale: 0.78 }, main)

const firstPlayStation = (main: Tones) =>
  slab({ left: 20, right: 190, y: 128, height: 30, depth: 66, inset: 18 }, main) +
  oval([105, 96], [54, 27], { fill: main.body, stroke: main.edge }) +
  oval([105, 95], [44, 21], { fill: main.light, stroke: main.dark }) +
  oval([44, 112], [10, 5], { fill: main.body, stroke: main.edge }) +
  oval([166, 112], [10, 5], { fill: main.body, stroke: main.edge }) +
  dot([44, 111], 2, '#6fae5c') +
  line('M46 70H64M44 74H62M146 70H164M148 74H166', main.edge) +
  ports(main).join('')

const ports = (main: Tones) =>
  [44, 112].map(
    (x) =>
      panel([x, 134, 54, 7, 1], main.dark, main.edge) + panel([x + 4, 144, 46, 11, 5], '#4a4d52', main.edge),
  )

const ps1: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 161, 92) + firstPlayStation(main) + digitalPad({ x: 166, y: 176, scale: 0.8 }, main)

const psOne: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(104, 156, 76) +
  solid('M36 126Q38 78 60 76H148Q170 78 172 126z', { ...main, body: main.light }) +
  solid('M34 126H174Q176 154 160 154H48Q32 154 34 126z', main) +
  oval([104, 102], [50, 23], { fill: main.body, stroke: main.edge }) +
  oval([104, 101], [40, 17], { fill: main.light, stroke: main.dark }) +
  panel([56, 134, 38, 12, 6], accent.body, main.edge) +
  panel([114, 134, 38, 12, 6], accent.body, main.edge) +
  dot([104, 140], 2.4, '#6fae5c') +
  dualShock({ x: 170, y: 170, scale: 0.76 }, main)

const psClassic: ConsoleDrawing['draw'] = (main) =>
  shadow(100, 174, 62) +
  placed({ x: 32, y: 68, scale: 0.66 }, firstPlayStation(main)) +
  digitalPad({ x: 176, y: 170, scale: 0.78 }, main)

export const playstationClassicShapes = {
  ps3: { colour: '#1b1d21', accent: '#b9bdc2', draw: ps3 },
  'ps3-slim': { colour: '#2a2d31', accent: '#2a2d31', draw: ps3Slim },
  'ps3-super-slim': { colour: '#232629', accent: '#232629', draw: ps3SuperSlim },
  ps2: { colour: '#1f2227', accent: '#3a4f9c', draw: ps2 },
  'ps2-slim': { colour: '#25282d', accent: '#25282d', draw: ps2Slim },
  ps1: { colour: '#c3c4c6', accent: '#c3c4c6', draw: ps1 },
  'ps-one': { colour: '#e3e3e0', accent: '#8d9196', draw: psOne },
  'ps-classic': { colour: '#c3c4c6', accent: '#c3c4c6', draw: psClassic },
} satisfies Record<string, ConsoleDrawing>
