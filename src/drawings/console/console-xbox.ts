import { originalXboxPad, xboxPad } from './console-pads.ts'
import {
  type ConsoleDrawing,
  disc,
  dot,
  fill,
  holes,
  line,
  mixTones,
  oval,
  panel,
  plate,
  shadow,
  slab,
  slits,
  solid,
} from './console-parts.ts'

const JEWEL = '#eef0f1'

const seriesX =
  (hasDrive: boolean): ConsoleDrawing['draw'] =>
  (main, accent) =>
    shadow(116, 206, 92) +
    solid('M44 34L52 24H120L128 34z', { ...main, body: main.dark }) +
    oval([86, 29.5], [30, 4], { fill: '#0d0f10' }) +
    holes([62, 27.5, 50, 4], 4, accent.body) +
    plate([44, 34, 84, 170, 2], main) +
    fill('M46 36H78L52 202H46z', '#fff', 0.05) +
    disc([56, 46], 4, mixTones(JEWEL)) +
    (hasDrive ? line('M56 122V186', '#0b0c0d', 3) + line('M57.6 122V186', main.edge) : '') +
    dot([56, 196], 1.6, main.edge) +
    panel([112, 186, 8, 4, 1], '#0b0c0d') +
    xboxPad({ x: 182, y: 174, scale: 0.78 }, main)

const seriesS: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(116, 206, 88) +
  plate([44, 58, 84, 146, 3], main) +
  fill('M46 60H74L54 202H46z', '#fff', 0.3) +
  oval([86, 112], [34, 34], { fill: accent.body, stroke: main.edge }) +
  holes([62, 88, 48, 0], 6, main.edge) +
  holes([56, 94, 60, 36], 6, main.edge) +
  holes([62, 136, 48, 0], 6, main.edge) +
  dot([56, 70], 3.6, '#fff') +
  line('M52.4 70A3.6 3.6 0 1 0 59.6 70A3.6 3.6 0 1 0 52.4 70', main.edge) +
  panel([112, 188, 8, 4, 1], '#33373c') +
  xboxPad({ x: 182, y: 174, scale: 0.78 }, main)

const one: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 164, 98) +
  slab({ left: 12, right: 204, y: 122, height: 38, depth: 48, inset: 20 }, main) +
  fill('M108 122L108 74H184L204 122z', main.dark) +
  Array.from({ length: 9 }, (_, at) =>
    line(`M${116 + at * 9.5} 121L${112 + at * 8} 75`, main.edge, 0.8),
  ).join('') +
  fill('M40 76H70L40 120H20z', '#fff', 0.09) +
  fill('M12 124H108V158H14z', '#000', 0.25) +
  line('M108 122V160', main.edge) +
  line('M28 140H90', '#070809', 3) +
  line('M28 141.6H90', '#5b6067') +
  dot([186, 142], 4.5, JEWEL) +
  xboxPad({ x: 160, y: 184, scale: 0.78 }, main)

const oneS =
  (hasDrive: boolean): ConsoleDrawing['draw'] =>
  (main) =>
    shadow(108, 160, 88) +
    slab({ left: 22, right: 194, y: 122, height: 20, depth: 44, inset: 20 }, main) +
    oval([150, 100], [28, 15], { fill: main.body, stroke: main.dark }) +
    holes([135, 92, 30, 15], 5, '#6a7076') +
    solid('M22 142H194V154Q194 156 192 156H24Q22 156 22 154z', { ...main, body: '#26292d' }) +
    holes([114, 127, 60, 10], 5, '#6a7076') +
    (hasDrive ? line('M36 132H88', '#4b5056', 2.4) : '') +
    dot([184, 132], 4, JEWEL) +
    line('M180 132A4 4 0 1 0 188 132A4 4 0 1 0 180 132', main.edge) +
    dot([36, 149], 1.8, '#8d9196') +
    panel([44, 147, 9, 4, 1], '#0b0c0d') +
    xboxPad({ x: 160, y: 182, scale: 0.78 }, main)

const oneX: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 160, 88) +
  solid('M20 120L40 78H178L198 120z', { ...main, body: main.light }) +
  fill('M58 80H88L58 118H32z', '#fff', 0.07) +
  solid('M20 120H198V133H20z', main) +
  solid('M28 136H190V156H28z', { ...main, body: main.dark }) +
  line('M38 142H98', '#000', 2.6) +
  line('M38 143.6H98', main.edge) +
  dot([182, 126.5], 3.4, JEWEL) +
  panel([150, 145, 9, 4, 1], '#000') +
  dot([168, 147], 1.6, main.edge) +
  xboxPad({ x: 160, y: 182, scale: 0.78 }, main)

const x360: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(112, 206, 88) +
  solid('M52 28Q60 24 78 24Q110 24 114 28Q100 112 114 200Q110 204 78 204Q60 204 52 200Q66 112 52 28z', main) +
  fill('M54 29Q66 25 78 25Q70 112 78 203Q62 203 54 199Q68 112 54 29z', main.light) +
  panel([77, 40, 16, 92, 2], accent.body, main.edge) +
  line('M90 50V64', '#7d8288', 1.4) +
  panel([76, 142, 20, 16, 2], main.dark, main.edge) +
  line('M78 150H94', main.edge) +
  dot([86, 182], 11, accent.body) +
  line('M86 175A7 7 0 0 1 93 182', '#6fc23a', 2.4) +
  dot([86, 182], 4.5, '#fff') +
  xboxPad({ x: 176, y: 176, scale: 0.8 }, main, '#c9cfd2')

const x360S: ConsoleDrawing['draw'] = (main) =>
  shadow(112, 206, 86) +
  solid('M52 34L60 28H106L114 34Q100 74 100 115T114 198L106 204H60L52 198Q66 156 66 115T52 34z', main) +
  fill('M61 29H78Q84 112 78 203H61L54 197Q68 156 68 115T54 35z', '#fff', 0.08) +
  line('M92 40Q86 76 86 120', '#000', 3) +
  line('M94 40Q88 76 88 120', main.edge) +
  line('M76 142H96M76 148H97', main.edge) +
  dot([91, 180], 8, '#0d0f10') +
  line('M91 174A6 6 0 0 1 97 180', '#6fc23a', 2.2) +
  dot([91, 180], 3, '#cfd4d7') +
  xboxPad({ x: 176, y: 176, scale: 0.8 }, main, '#c9cfd2')

const x360E: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 160, 84) +
  slab({ left: 26, right: 190, y: 118, height: 18, depth: 44, inset: 22 }, main) +
  slits([56, 80, 46, 20], 5, main.edge) +
  fill('M48 76H70L50 116H34z', '#fff', 0.09) +
  solid('M26 136H190L184 156H32z', { ...main, body: main.dark }) +
  line('M40 127H120', '#000', 2.6) +
  line('M40 128.600H120', main.edge) +
  dot([172, 132], 6, '#0d0f10') +
  line('M172 127A5 5 0 0 1 177 132', '#6fc23a', 2) +
  dot([172, 132], 2.6, '#cfd4d7') +
  xboxPad({ x: 160, y: 182, scale: 0.78 }, main, '#c9cfd2')

const xbox: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(108, 168, 98) +
  slab({ left: 16, right: 200, y: 118, height: 46, depth: 52, inset: 22 }, main) +
  line('M28 116L94 92L44 68M188 116L122 92L172 68', main.edge, 5) +
  line('M28 116L94 92L44 68M188 116L122 92L172 68', main.body, 3) +
  oval([108, 92], [18, 9], { fill: accent.body, stroke: '#3f6d22' }) +
  fill('M96 90Q102 84 112 84.500Q102 87 98 94z', '#fff', 0.35) +
  slits([28, 122, 24, 36], 4, main.edge) +
  slits([164, 122, 24, 36], 4, main.edge) +
  panel([62, 126, 58, 12, 1], main.dark, main.edge) +
  [66, 88, 110, 132].map((x) => panel([x, 145, 16, 12, 3], '#08090a', main.edge)).join('') +
  panel([130, 126, 9, 6, 1], main.light, main.edge) +
  panel([142, 126, 9, 6, 1], '#8fc24a') +
  originalXboxPad({ x: 166, y: 190, scale: 0.74 })

export const xboxShapes = {
  'xbox-series-x': { colour: '#24272b', accent: '#58a63c', draw: seriesX(true) },
  'xbox-series-x-digital': { colour: '#eeeeeb', accent: '#58a63c', draw: seriesX(false) },
  'xbox-series-s': { colour: '#f1f1ee', accent: '#26292d', draw: seriesS },
  'xbox-one': { colour: '#24262a', accent: '#24262a', draw: one },
  'xbox-one-s': { colour: '#f1f1ee', accent: '#26292d', draw: oneS(true) },
  'xbox-one-s-digital': { colour: '#f1f1ee', accent: '#26292d', draw: oneS(false) },
  'xbox-one-x': { colour: '#25282c', accent: '#25282c', draw: oneX },
  'xbox-360': { colour: '#e9e9e4', accent: '#c6c9cc', draw: x360 },
  'xbox-360-s': { colour: '#1d2024', accent: '#1d2024', draw: x360S },
  'xbox-360-e': { colour: '#24272b', accent: '#24272b', draw: x360E },
  xbox: { colour: '#232529', accent: '#7cc243', draw: xbox },
} satisfies Record<string, ConsoleDrawing>
