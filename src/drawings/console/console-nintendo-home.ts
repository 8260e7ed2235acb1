import { gameCubePad, n64Pad, nesPad, snesPad, wiiRemote, wiiUGamePad } from './console-pads.ts'
import {
  BLACK,
  type ConsoleDrawing,
  dot,
  fill,
  line,
  mixTones,
  oval,
  type Place,
  panel,
  placed,
  plate,
  shadow,
  slab,
  slits,
  solid,
  type Tones,
} from './console-parts.ts'

const wii: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(118, 204, 76) +
  solid('M60 186H124L132 202H52z', mixTones('#9b9fa4')) +
  plate([70, 34, 44, 156, 3], main) +
  fill('M71 35H84V189H71z', '#fff', 0.35) +
  panel([98, 44, 5, 104, 2.5], '#17191c') +
  line('M105 46V146', accent.body, 1.6) +
  dot([80, 48], 3, '#69b562') +
  panel([77, 92, 6, 6, 1], main.dark, main.edge) +
  panel([76, 136, 9, 34, 2], main.dark, main.edge) +
  dot([101, 166], 3, main.dark) +
  wiiRemote({ x: 168, y: 140, scale: 1.2 }, main)

const wiiMini: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(104, 160, 72) +
  slab({ left: 36, right: 172, y: 130, height: 26, depth: 62, inset: 16 }, main) +
  solid('M52 122L64 76H144L156 122z', accent) +
  oval([104, 100], [34, 17], { fill: accent.dark, stroke: accent.edge }) +
  fill('M68 78H88L72 120H58z', '#fff', 0.14) +
  dot([52, 143], 3, '#69b562') +
  line('M130 143H160', main.edge, 2) +
  wiiRemote({ x: 194, y: 146, scale: 1.1 }, main)

const wiiU: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 206, 86) +
  solid('M52 84Q54 56 66 52Q120 44 174 52Q186 56 188 84z', { ...main, body: main.light }) +
  fill('M68 53Q86 49 104 48.500L84 82H56Q58 58 68 53z', '#fff', 0.12) +
  plate([46, 84, 148, 30, 8], main) +
  line('M62 99H134', '#0a0b0c', 3) +
  line('M62 100.600H134', main.edge) +
  panel([146, 91, 36, 16, 3], main.dark, main.edge) +
  dot([54, 107], 1.6, '#6db4f5') +
  line('M62 116H178', accent.body, 2) +
  wiiUGamePad({ x: 120, y: 160, scale: 1.5 }, main) +
  line('M78 186.5H162', accent.body, 1.2)

const cubePorts = [62, 82, 102, 122]
  .map((x) => dot([x, 156], 7, '#17181c') + dot([x, 156], 4.5, '#5a5f66'))
  .join('')

const gameCube: ConsoleDrawing['draw'] = (main) =>
  shadow(112, 184, 84) +
  solid('M40 98L52 54H132L144 98z', { ...main, body: main.light }) +
  oval([92, 76], [34, 16], { fill: main.body, stroke: main.edge }) +
  oval([92, 75], [24, 11], { fill: main.dark, stroke: main.edge }) +
  line('M60 54V46H124V54', main.edge, 6) +
  line('M60 54V46H124V54', main.body, 4) +
  plate([38, 98, 108, 84, 4], main) +
  panel([46, 106, 92, 30, 3], main.dark, main.edge) +
  panel([72, 112, 40, 18, 9], main.body, main.edge) +
  panel([50, 146, 84, 20, 10], main.dark, main.edge) +
  cubePorts +
  panel([52, 171, 36, 6, 1], '#17181c', main.edge) +
  panel([96, 171, 36, 6, 1], '#17181c', main.edge) +
  fill('M40 100H56L46 180H40z', '#fff', 0.1) +
  gameCubePad({ x: 182, y: 176, scale: 0.82 }, main)

const n64: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(108, 164, 92) +
  solid('M28 120Q40 74 62 72Q108 82 154 72Q176 74 188 120Q108 104 28 120z', { ...main, body: main.light }) +
  panel([68, 72, 80, 26, 3], main.dark, main.edge) +
  panel([76, 77, 64, 12, 2], '#101214', main.edge) +
  fill('M64 74L52 114Q40 116 31 118Q42 78 64 74z', '#fff', 0.12) +
  solid('M26 120Q108 102 190 120L184 152Q176 161 166 161L150 158H66L50 161Q38 161 32 152z', main) +
  panel([54, 106, 16, 7, 2], '#c9352f') +
  panel([146, 106, 16, 7, 2], '#8d9196') +
  [52, 84, 116, 148].map((x) => panel([x, 132, 18, 14, 5], '#101214', main.edge)).join('') +
  n64Pad({ x: 166, y: 182, scale: 0.84 }, accent)

const superBody = (main: Tones) =>
  slab({ left: 26, right: 182, y: 130, height: 28, depth: 66, inset: 16 }, main) +
  panel([62, 72, 84, 22, 4], main.dark, main.edge) +
  panel([68, 77, 72, 9, 3], '#4a4d52') +
  fill('M52 66H62L50 128H30z', '#fff', 0.3) +
  panel([64, 100, 80, 24, 3], main.body, main.edge) +
  plate([70, 104, 20, 12, 2], mixTones('#8f9197')) +
  plate([118, 104, 20, 12, 2], mixTones('#8f9197')) +
  line('M96 111H112', main.edge, 2) +
  panel([48, 138, 44, 14, 7], '#55585e', main.edge) +
  panel([112, 138, 44, 14, 7], '#55585e', main.edge) +
  dot([102, 145], 1.8, '#c9352f')

const nesBody = (main: Tones) =>
  slab({ left: 24, right: 184, y: 118, height: 20, depth: 44, inset: 14 }, main) +
  slits([120, 76, 40, 40], 8, main.dark) +
  panel([24, 136, 160, 3], '#26292d') +
  solid('M24 139H184L178 164H30z', mixTones('#8f9094')) +
  panel([36, 121, 88, 15, 2], main.body, main.edge) +
  line('M40 132H120', main.edge) +
  plate([44, 146, 18, 8, 1], BLACK) +
  plate([66, 146, 18, 8, 1], BLACK) +
  dot([38, 150], 2, '#d9392f') +
  panel([112, 144, 20, 14, 2], '#33363b') +
  panel([142, 144, 20, 14, 2], '#33363b')

type Retro = Readonly<{ at: Place; body: (main: Tones) => string; pad: (main: Tones) => string }>

const retro =
  ({ at, body, pad }: Retro): ConsoleDrawing['draw'] =>
  (main) =>
    shadow(at.x + 104 * at.scale, at.y + 164 * at.scale, 88 * at.scale) + placed(at, body(main)) + pad(main)

const FULL: Place = { x: 0, y: -8, scale: 1 }
const MINI: Place = { x: 18, y: 52, scale: 0.68 }

const snes = (at: Place, x: number): ConsoleDrawing['draw'] =>
  retro({ at, body: superBody, pad: (main) => snesPad({ x, y: 168, scale: 0.84 }, main) })

const nes = (at: Place, x: number): ConsoleDrawing['draw'] =>
  retro({ at, body: nesBody, pad: () => nesPad({ x, y: 170, scale: 0.8 }) })

export const nintendoHomeShapes = {
  wii: { colour: '#f1f1ee', accent: '#5cc0ef', draw: wii },
  'wii-mini': { colour: '#25282c', accent: '#c8333a', draw: wiiMini },
  'wii-u': { colour: '#26292d', accent: '#5b6067', draw: wiiU },
  gamecube: { colour: '#5a4f9a', accent: '#5a4f9a', draw: gameCube },
  n64: { colour: '#3a3d42', accent: '#b4b6b9', draw: n64 },
  snes: { colour: '#cfcfcf', accent: '#cfcfcf', draw: snes(FULL, 172) },
  'snes-mini': { colour: '#cfcfcf', accent: '#cfcfcf', draw: snes(MINI, 184) },
  nes: { colour: '#d9d8d3', accent: '#d9d8d3', draw: nes(FULL, 172) },
  'nes-mini': { colour: '#d9d8d3', accent: '#d9d8d3', draw: nes(MINI, 184) },
} satisfies Record<string, ConsoleDrawing>
