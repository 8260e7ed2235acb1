import { joystick, n64Pad } from './console-pads.ts'
import {
  BLACK,
  type ConsoleDrawing,
  diamond,
  disc,
  dot,
  dpad,
  fill,
  GREY,
  holes,
  line,
  mixTones,
  oval,
  type Place,
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

const WOOD = mixTones('#9a6236')

const woodConsole = (main: Tones) =>
  slab({ left: 22, right: 190, y: 128, height: 6, depth: 60, inset: 20 }, main) +
  slits([48, 74, 122, 22], 4, main.edge) +
  solid('M26 126L32 102H180L186 126z', main) +
  panel([78, 106, 56, 9, 2], '#050607', main.edge) +
  [42, 56, 148, 162].map((x) => line(`M${x} 106V112`, '#c9ccd0', 3)).join('') +
  line('M38 120H68M144 120H174', '#d9822f', 1.4) +
  plate([22, 134, 168, 24, 2], WOOD) +
  line('M26 140Q70 137 110 141T186 139M26 147Q60 150 108 146T186 148M26 153Q80 151 186 154', WOOD.edge, 0.8)

const atari2600: ConsoleDrawing['draw'] = (main) =>
  shadow(106, 162, 92) + woodConsole(main) + joystick({ x: 186, y: 170, scale: 1 })

const atari2600Plus: ConsoleDrawing['draw'] = (main) =>
  shadow(100, 172, 74) +
  placed({ x: 18, y: 46, scale: 0.8 }, woodConsole(main)) +
  joystick({ x: 192, y: 172, scale: 1 })

const atari7800: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(100, 164, 82) +
  slab({ left: 22, right: 178, y: 130, height: 28, depth: 58, inset: 16 }, main) +
  panel([66, 80, 68, 10, 2], '#050607', main.edge) +
  solid('M30 126L36 98H164L170 126z', { ...main, body: '#b9bdc1' }) +
  line('M48 112H70M78 112H100M108 112H130M138 112H156', '#33363b', 4) +
  ['#c8333a', '#e08a2f', '#e3c23a', '#58a85f', '#3f7fc9']
    .map((colour, at) => panel([30 + at * 6, 136, 4, 16], colour))
    .join('') +
  panel([120, 138, 20, 10, 2], '#050607', main.edge) +
  panel([146, 138, 20, 10, 2], '#050607', main.edge) +
  line('M72 144H104', accent.body, 2) +
  joystick({ x: 190, y: 172, scale: 1 })

const atariVcs: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(104, 160, 84) +
  slab({ left: 28, right: 176, y: 130, height: 4, depth: 40, inset: 18 }, main) +
  Array.from({ length: 12 }, (_, at) => line(`M${46 + at * 10} 94L${36 + at * 12} 128`, main.edge)).join('') +
  plate([28, 134, 148, 22, 2], accent) +
  line('M32 140Q80 137 172 141M32 147Q80 151 172 146', accent.edge, 0.8) +
  panel([128, 139, 12, 6, 1], '#17191c') +
  dot([160, 145], 3, '#f1f1ee') +
  joystick({ x: 192, y: 170, scale: 1 })

const lynx: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 164, 92) +
  solid('M44 78H196Q216 82 216 104V136Q216 158 196 160H44Q24 158 24 136V104Q24 82 44 78z', main) +
  fill('M46 80H62L34 150Q26 146 26 136V104Q26 84 46 80z', '#fff', 0.08) +
  slits([30, 106, 24, 28], 6, main.dark) +
  panel([78, 86, 84, 66, 4], '#3a3f47', main.edge) +
  screen([86, 93, 68, 50, 1], ['#f0c46a', '#d9773f', '#8a3f5a']) +
  disc([54, 119], 15, BLACK) +
  dpad([54, 119], 11, '#5a5f66') +
  [100, 140]
    .map((y) => disc([180, y], 6, mixTones('#d9622f')) + disc([200, y], 6, mixTones('#d9622f')))
    .join('') +
  panel([176, 116, 28, 6, 3], '#5a5f66') +
  line('M96 148H104M112 148H120M128 148H136', '#8d9196', 1.6)

const jaguar: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(104, 164, 84) +
  solid('M28 130Q32 76 56 70H148Q172 76 176 130z', { ...main, body: main.light }) +
  solid('M26 130H178L172 154Q170 160 162 160H42Q34 160 32 154z', main) +
  panel([66, 82, 72, 12, 3], '#050607', main.edge) +
  oval([102, 112], [40, 12], { fill: main.dark, stroke: main.edge }) +
  line('M78 112Q102 104 126 112', accent.body, 2.6) +
  dot([48, 120], 3, accent.body) +
  panel([58, 140, 38, 11, 3], '#050607', main.edge) +
  panel([108, 140, 38, 11, 3], '#050607', main.edge) +
  placed(
    { x: 180, y: 174, scale: 0.7 },
    solid('M-46-30H46Q52-20 46 4L30 10V44H-30V10L-46 4Q-52-20-46-30z', BLACK),
    dpad([-28, -12], 10, '#6a7076'),
    ...[18, 29, 40].map((x, at) => dot([x, -6 - at * 5], 5, '#c8333a')),
    holes([-18, 14, 36, 24], 12, '#8d9196'),
  )

/** A shrunken arcade cabinet. */
const arcadeMini: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 204, 56) +
  solid('M82 34H158L164 56V112L172 140V196Q172 201 167 201H73Q68 201 68 196V140L76 112V56z', main) +
  solid('M82 36H158L163 54H77z', accent) +
  panel([83, 62, 74, 52, 3], '#15171a', main.edge) +
  screen([89, 66, 62, 44, 1], ['#2a2f6f', '#6f4fb0', '#e0577a']) +
  solid('M77 120H163L171 142H69z', { ...main, body: main.light }) +
  stick([90, 131], 7, mixTones('#c8333a')) +
  ['#c8333a', '#e3b53c', '#58a85f', '#3f7fc9']
    .map((colour, at) => dot([116 + at * 13, 134 - at * 2], 4.6, colour))
    .join('') +
  panel([84, 152, 72, 40, 3], main.dark, main.edge) +
  line('M70 142V198M170 142V198', accent.body, 2)

const keyRows = ([x, y, width]: readonly [number, number, number], colours: Tones) =>
  [0, 8, 16, 24]
    .map((dy) => panel([x + (dy % 16 ? 3 : 0), y + dy, width, 6, 1], colours.body, colours.edge))
    .join('') +
  [0, 8, 16, 24]
    .map((dy) => slits([x + 8 + (dy % 16 ? 3 : 0), y + dy, width - 12, 6], 8, colours.edge))
    .join('')

const breadbinBody = (main: Tones, accent: Tones) =>
  shadow(112, 164, 90) +
  solid('M28 92Q112 80 196 92L204 146H20z', { ...main, body: main.light }) +
  solid('M20 146H204Q204 160 198 160H26Q20 160 20 146z', main) +
  keyRows([38, 102, 120], accent) +
  panel([76, 134.5, 66, 6, 1], accent.body, accent.edge) +
  [0, 1, 2, 3].map((at) => panel([172, 102 + at * 8, 18, 6, 1], '#a8805a')).join('') +
  line('M150 92H164', '#c8333a', 1.6) +
  line('M168 92H182', '#e3b53c', 1.6) +
  fill('M30 94Q50 90 70 88L58 98H34z', '#fff', 0.18)

const breadbin =
  (at: Place): ConsoleDrawing['draw'] =>
  (main, accent) =>
    placed(at, breadbinBody(main, accent)) + joystick({ x: 200, y: 172, scale: 0.95 })

const keyboardMini: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(104, 166, 90) +
  solid('M22 84H186L194 150H14z', { ...main, body: main.light }) +
  solid('M14 150H194V160Q194 162 191 162H17Q14 162 14 160z', main) +
  slits([36, 88, 140, 8], 5, main.edge) +
  keyRows([28, 104, 108], accent) +
  panel([58, 136, 66, 6, 1], accent.body, accent.edge) +
  keyRows([148, 104, 28], { ...accent, body: '#b3ada0' }) +
  placed(
    { x: 196, y: 182, scale: 0.62 },
    solid('M-26-40Q0-48 26-40Q32 0 26 38Q0 46-26 38Q-32 0-26-40z', main),
    line('M0-43V-10M-28-10H28', main.edge, 2),
  )

/** Analogue's N64 remake: a low black wave with four ports. */
const fpga64: ConsoleDrawing['draw'] = (main) =>
  shadow(102, 164, 78) +
  solid('M32 126Q40 84 58 80Q102 90 146 80Q164 84 172 126z', { ...main, body: main.light }) +
  panel([66, 84, 72, 20, 3], main.dark, main.edge) +
  panel([74, 90, 56, 7, 2], '#050607') +
  solid('M30 126H174L168 154Q166 160 158 160H46Q38 160 36 154z', main) +
  [52, 80, 108, 136].map((x) => panel([x, 136, 16, 12, 5], '#050607', main.edge)).join('') +
  fill('M58 82L46 124H34Q42 88 58 82z', '#fff', 0.12) +
  n64Pad({ x: 172, y: 182, scale: 0.8 }, main)

const evercadeVs: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(102, 160, 76) +
  slab({ left: 34, right: 170, y: 128, height: 12, depth: 50, inset: 14 }, main) +
  solid('M60 120L66 92H138L144 120z', accent) +
  line('M64 106H140', accent.edge) +
  fill('M50 80H60L50 126H40z', '#fff', 0.3) +
  solid('M34 140H170V154Q170 157 166 157H38Q34 157 34 154z', BLACK) +
  [50, 76, 102, 128].map((x) => panel([x, 145, 16, 6, 1], '#5a5f66')).join('') +
  dot([158, 134], 2.4, accent.body) +
  placed(
    { x: 168, y: 170, scale: 0.8 },
    shadow(0, 21, 48),
    plate([-48, -20, 96, 40, 18], main),
    dpad([-28, 0], 10, '#26292d'),
    diamond([28, 0], 9, [accent.body]),
    line('M-8 0H-3M4 0H9', '#26292d', 2.6),
  )

const neoGeo: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(100, 158, 92) +
  slab({ left: 14, right: 186, y: 126, height: 26, depth: 56, inset: 18 }, main) +
  panel([44, 82, 112, 14, 2], '#050607', main.edge) +
  fill('M38 72H56L36 124H20z', '#fff', 0.08) +
  line('M22 118H178', accent.body, 2) +
  plate([52, 102, 16, 9, 2], { ...main, body: main.dark }) +
  plate([132, 102, 16, 9, 2], mixTones('#c8333a')) +
  panel([34, 134, 38, 11, 2], '#050607', main.edge) +
  panel([82, 134, 38, 11, 2], '#050607', main.edge) +
  line('M134 140H172', accent.body, 1.6) +
  placed(
    { x: 172, y: 178, scale: 0.86 },
    shadow(0, 29, 50),
    solid('M-44-12H44L52 22Q52 28 46 28H-46Q-52 28-52 22z', BLACK),
    oval([-26, 4], [12, 6], { fill: '#0d0f10', stroke: '#5a5f66' }),
    solid('M-28 4L-29-20H-23L-24 4z', GREY),
    disc([-26, -25], 9, mixTones('#2a2d31')),
    ...['#c8333a', '#e3b53c', '#58a85f', '#3f7fc9'].map((colour, at) =>
      dot([2 + at * 12, 10 - at * 3], 5, colour),
    ),
  )

const neoGeoPocket: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 162, 66) +
  solid('M66 88Q120 80 174 88Q188 90 188 104V142Q188 156 174 157H66Q52 156 52 142V104Q52 90 66 88z', main) +
  fill('M66 90Q76 88 86 87L60 154Q54 150 54 142V104Q54 92 66 90z', '#fff', 0.14) +
  panel([84, 92, 72, 58, 5], '#1d1f24', main.edge) +
  screen([92, 97, 56, 46, 1], ['#c9e6f0', '#f0b26a', '#d9605a']) +
  disc([68, 118], 11, BLACK) +
  disc([67, 117], 6, mixTones('#4b5056')) +
  disc([166, 124], 5.5, accent) +
  disc([178, 115], 5.5, accent) +
  panel([162, 98, 12, 4, 2], '#4b5056')

export const retroShapes = {
  'neo-geo': { colour: '#232529', accent: '#c9a44a', draw: neoGeo },
  'neo-geo-pocket': { colour: '#5f8fa8', accent: '#e3e3e0', draw: neoGeoPocket },

  'atari-2600': { colour: '#25272b', accent: '#25272b', draw: atari2600 },
  'atari-2600-plus': { colour: '#25272b', accent: '#25272b', draw: atari2600Plus },
  'atari-7800': { colour: '#25272b', accent: '#8d9196', draw: atari7800 },
  'atari-vcs': { colour: '#25272b', accent: '#9a6236', draw: atariVcs },
  lynx: { colour: '#3a3d43', accent: '#d9622f', draw: lynx },
  jaguar: { colour: '#232529', accent: '#c8333a', draw: jaguar },
  'arcade-mini': { colour: '#26282c', accent: '#3f6fc4', draw: arcadeMini },
  c64: { colour: '#c2b59a', accent: '#4a3a2e', draw: breadbin({ x: 0, y: 0, scale: 1 }) },
  'c64-mini': { colour: '#c2b59a', accent: '#4a3a2e', draw: breadbin({ x: 36, y: 60, scale: 0.68 }) },
  'a500-mini': { colour: '#d8d2c0', accent: '#f1ede0', draw: keyboardMini },
  'fpga-n64': { colour: '#232529', accent: '#232529', draw: fpga64 },
  'evercade-vs': { colour: '#f1f1ee', accent: '#c8333a', draw: evercadeVs },
} satisfies Record<string, ConsoleDrawing>
