import {
  type Box,
  type ConsoleDrawing,
  diamond,
  dot,
  dpad,
  holes,
  line,
  panel,
  plate,
  type Spot,
  screen,
  shadow,
  solid,
  stick,
  type Tones,
  type Wallpaper,
} from './console-parts.ts'

type Handheld = Readonly<{
  shell: string
  bezel: Box
  display: Box
  wallpaper: Wallpaper
  sticks: readonly [left: Spot, right: Spot]
  cross: Spot
  keys: Spot
  /** Size of a stick; the other controls follow it. */
  size: number
  /** Rings around the sticks, lit in the accent colour. */
  isLit?: boolean
  keyColours?: readonly string[]
  details?: (main: Tones, accent: Tones) => string
  ground: number
}>

const BUTTON_COLOURS = ['#e8b93c', '#d64b4b', '#5cab4b', '#3f7fc9'] as const

const ringed = (spot: Spot, { size, isLit }: Handheld, colour: string) =>
  (isLit ? dot(spot, size + 2.2, colour) : '') + stick(spot, size)

/** A wide handheld: one shell, the screen in its middle, the controls of a gamepad at both ends. */
export const handheld =
  (look: Handheld): ConsoleDrawing['draw'] =>
  (main, accent) =>
    shadow(120, look.ground, 94) +
    solid(look.shell, main) +
    panel(look.bezel, '#15171a', main.edge) +
    screen(look.display, look.wallpaper) +
    dpad(look.cross, look.size * 0.92, main.edge) +
    diamond(look.keys, look.size * 0.86, look.keyColours ?? [main.edge]) +
    ringed(look.sticks[0], look, accent.body) +
    ringed(look.sticks[1], look, accent.body) +
    (look.details?.(main, accent) ?? '')

const deckTrackpads = (main: Tones) =>
  plate([33, 116, 19, 19, 3], { ...main, body: main.light }) +
  plate([188, 116, 19, 19, 3], { ...main, body: main.light }) +
  line('M38 143H44M196 143H202M50 86H54M186 86H190', main.edge, 2)

const deck = (display: Box): Handheld => ({
  shell:
    'M40 76H200C217 76 226 88 228 108 231 138 224 166 209 166 197 166 194 160 180 160H60C46 160 43 166 31 166 16 166 9 138 12 108 14 88 23 76 40 76z',
  bezel: [58, 80, 124, 77, 3],
  display,
  wallpaper: ['#1b2a4a', '#2f5f8f', '#6fb0cf'],
  sticks: [
    [49, 99],
    [191, 99],
  ],
  cross: [30, 97],
  keys: [210.5, 97],
  size: 7.9,
  details: deckTrackpads,
  ground: 170,
})

const ally: Handheld = {
  shell:
    'M38 79H202C214 79 219 86 222 98 227 120 226 152 216 162 208 166 200 162 192 158H48C40 162 32 166 24 162 14 152 13 120 18 98 21 86 26 79 38 79z',
  bezel: [60, 83, 120, 71, 3],
  display: [64, 87, 112, 63, 1],
  wallpaper: ['#26163f', '#8a2f6f', '#e2584f'],
  sticks: [
    [40, 99],
    [200, 127],
  ],
  cross: [41, 127],
  keys: [200, 99],
  size: 8.6,
  isLit: true,
  details: (main) => line('M26 146L38 156M214 146L202 156M22 152L30 160M218 152L210 160', main.edge, 1.2),
  ground: 168,
}

const allyX: Handheld = {
  ...ally,
  shell:
    'M38 77H202C215 77 221 85 224 98 229 122 228 158 216 168 206 172 200 166 190 160H50C40 166 34 172 24 168 12 158 11 122 16 98 19 85 25 77 38 77z',
  wallpaper: ['#141a2e', '#33508f', '#6f9fd8'],
  ground: 173,
}

/** Grips of a full controller on both sides of the screen. */
const xboxAlly: Handheld = {
  ...ally,
  shell:
    'M40 74H200C216 74 221 88 225 106 231 134 232 174 220 182 208 188 200 168 186 160H54C40 168 32 188 20 182 8 174 9 134 15 106 19 88 24 74 40 74z',
  bezel: [60, 80, 120, 72, 3],
  display: [64, 84, 112, 63, 1],
  wallpaper: ['#12301a', '#2f7a3a', '#8fcf5a'],
  sticks: [
    [38, 98],
    [202, 128],
  ],
  cross: [40, 128],
  keys: [202, 98],
  keyColours: BUTTON_COLOURS,
  details: () => dot([54, 84], 2.6, '#eef0f1'),
  ground: 187,
}

const legionGo: Handheld = {
  shell:
    'M46 70H194C214 70 224 82 226 104 229 140 228 178 210 178 200 178 196 172 190 172H50C44 172 40 178 30 178 12 178 11 140 14 104 16 82 26 70 46 70z',
  bezel: [48, 70, 144, 102, 3],
  display: [52.5, 75, 135, 90, 1],
  wallpaper: ['#2c1f4a', '#5f4aa0', '#e08a5a'],
  sticks: [
    [32, 98],
    [207, 122],
  ],
  cross: [32, 126],
  keys: [208, 96],
  size: 8.2,
  isLit: true,
  details: (main) =>
    line('M47.5 70V172M192.5 70V172', main.edge, 1.6) +
    plate([200, 142, 15, 15, 3], { ...main, body: main.light }) +
    line('M28 150H36', main.edge, 2) +
    dot([34, 168], 1.6, '#e0653a'),
  ground: 183,
}

const legionGoS: Handheld = {
  ...legionGo,
  shell:
    'M44 74H196C214 74 222 84 225 104 230 136 230 172 214 176 202 178 196 166 184 164H56C44 166 38 178 26 176 10 172 10 136 15 104 18 84 26 74 44 74z',
  bezel: [53, 78, 134, 84, 3],
  display: [58, 82, 124, 76, 1],
  wallpaper: ['#2d2454', '#6a58b8', '#b7a2ec'],
  sticks: [
    [36, 101],
    [204, 128],
  ],
  cross: [36, 128],
  keys: [204, 101],
  details: (main) => plate([193, 147, 9, 9, 2], { ...main, body: main.dark }),
  ground: 181,
}

const claw: Handheld = {
  ...ally,
  shell:
    'M44 76H196C210 76 218 84 222 98 228 122 232 160 218 170 206 174 202 164 190 160H50C38 164 34 174 22 170 8 160 12 122 18 98 22 84 30 76 44 76z',
  bezel: [58, 80, 124, 75, 3],
  display: [62, 84, 116, 66, 1],
  wallpaper: ['#2a1216', '#a02a33', '#ef7a4a'],
  keyColours: BUTTON_COLOURS,
  details: (main, accent) =>
    line('M60 80L52 90V146L60 155M180 80L188 90V146L180 155', accent.body, 1.4) +
    dot([120, 153], 1, main.edge),
  ground: 175,
}

const ayaneo: Handheld = {
  ...ally,
  shell: 'M52 80H188C208 80 217 96 217 120S208 161 188 161H52C32 161 23 144 23 120S32 80 52 80z',
  bezel: [58, 82, 124, 77, 3],
  display: [62, 86, 116, 69, 2],
  wallpaper: ['#f2c6cf', '#d98aa8', '#7a5fa8'],
  sticks: [
    [41, 102],
    [199, 131],
  ],
  cross: [42, 131],
  keys: [199, 102],
  size: 8,
  details: () => '',
  ground: 166,
}

const ayaneoAir: Handheld = {
  ...ayaneo,
  shell: 'M58 86H182C202 86 208 98 208 120S202 155 182 155H58C38 155 32 142 32 120S38 86 58 86z',
  bezel: [67, 89, 106, 63, 2],
  display: [71, 92, 98, 56, 1],
  wallpaper: ['#cfe4ee', '#8fb8d8', '#5a7fb8'],
  sticks: [
    [50, 106],
    [190, 131],
  ],
  cross: [50, 131],
  keys: [190, 106],
  size: 7.2,
  ground: 160,
}

const gCloud: Handheld = {
  ...ayaneo,
  shell:
    'M52 78H188C206 78 214 90 216 110 218 138 216 164 200 165 190 165 188 160 178 159H62C52 160 50 165 40 165 24 164 22 138 24 110 26 90 34 78 52 78z',
  bezel: [61, 82, 118, 73, 3],
  display: [66, 86, 108, 62, 1],
  wallpaper: ['#bfe0f5', '#6fa8e0', '#3f6fc4'],
  keyColours: ['#4a4d52'],
  isLit: false,
  details: (_, accent) =>
    dot([46, 150], 3, accent.body) + dot([194, 150], 3, accent.body) + line('M88 152H152', '#4b5056'),
  ground: 169,
}

const zone: Handheld = {
  ...allyX,
  display: [65, 87, 110, 63, 1],
  wallpaper: ['#3a2410', '#b8742a', '#f0c45a'],
  keyColours: ['#c9ccd0'],
  details: (main) =>
    plate([27, 143, 16, 14, 3], { ...main, body: main.light }) +
    plate([197, 143, 16, 14, 3], { ...main, body: main.light }),
}

/** The screen slides up and uncovers a keyboard. */
const sliderPc: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 178, 84) +
  solid('M48 104H192C208 104 212 120 212 138S206 174 190 174H50C34 174 28 156 28 138S32 104 48 104z', {
    ...main,
    body: main.dark,
  }) +
  [150, 157, 164].map((y) => line(`M66 ${y}H174`, main.edge, 4)).join('') +
  holes([70, 150, 104, 14], 7, main.dark) +
  solid('M46 68H194C208 68 212 84 212 104S206 142 192 142H48C34 142 28 124 28 104S32 68 46 68z', main) +
  panel([62, 71, 116, 68, 2], '#15171a', main.edge) +
  screen([66, 74, 108, 62, 1], ['#14343a', '#2f7f86', '#8fd0c4']) +
  stick([46, 90], 7.5) +
  dpad([46, 116], 7, main.edge) +
  diamond([194, 90], 7, [main.edge]) +
  stick([194, 116], 7.5)

export const handheldPcShapes = {
  'steam-deck': { colour: '#2a2d32', accent: '#2a2d32', draw: handheld(deck([65, 84, 110, 69, 1])) },
  'steam-deck-oled': {
    colour: '#26292d',
    accent: '#d9622f',
    draw: handheld({
      ...deck([61.5, 82, 117, 73, 1]),
      wallpaper: ['#2a1440', '#b8443f', '#f0a04a'],
      details: (main, accent) => deckTrackpads(main) + panel([198, 74.5, 9, 2.6, 1.3], accent.body),
    }),
  },
  'rog-ally': { colour: '#eeeeec', accent: '#6fd3e8', draw: handheld(ally) },
  'rog-ally-x': { colour: '#26282c', accent: '#9a7fe0', draw: handheld(allyX) },
  'rog-xbox-ally': { colour: '#eeeeec', accent: '#6fce6a', draw: handheld(xboxAlly) },
  'legion-go': { colour: '#2b2d31', accent: '#e7ebee', draw: handheld(legionGo) },
  'legion-go-s': { colour: '#eceaf0', accent: '#b58cf0', draw: handheld(legionGoS) },
  'msi-claw': { colour: '#26282c', accent: '#c8333a', draw: handheld(claw) },
  ayaneo: { colour: '#eeeeec', accent: '#f0b04a', draw: handheld(ayaneo) },
  'ayaneo-air': { colour: '#f1f1ef', accent: '#f0b04a', draw: handheld(ayaneoAir) },
  'g-cloud': { colour: '#f1f1ee', accent: '#b7d433', draw: handheld(gCloud) },
  zone: { colour: '#2b2b2e', accent: '#f0a83a', draw: handheld(zone) },
  'gpd-win-4': { colour: '#2a2d31', accent: '#2a2d31', draw: sliderPc },
} satisfies Record<string, ConsoleDrawing>
