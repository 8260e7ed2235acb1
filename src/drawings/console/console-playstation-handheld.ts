import {
  BLACK,
  type ConsoleDrawing,
  diamond,
  disc,
  dot,
  dpad,
  fill,
  line,
  panel,
  plate,
  screen,
  shadow,
  slits,
  solid,
  stick,
  type Tones,
  type Wallpaper,
} from './console-parts.ts'

const SYMBOLS = ['#4fb59a', '#d9626b', '#6f8fd6', '#c889b8'] as const
const WAVE: Wallpaper = ['#2f62a8', '#4f8fd0', '#8bbce8']

const pspShell = (tones: Tones) =>
  solid('M66 84H174C200 84 205 106 205 121S200 158 174 158H66C40 158 35 136 35 121S40 84 66 84z', tones)

const psp: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 164, 78) +
  pspShell(main) +
  fill('M66 85.500C48 86 40 96 37 112Q44 92 70 90z', '#fff', 0.14) +
  panel([68, 89, 104, 62, 4], '#101215', main.edge) +
  screen([72, 92, 96, 54, 1], WAVE) +
  dpad([51, 111], 9, main.edge) +
  stick([53, 137], 5, BLACK) +
  disc([189, 112], 14, { ...main, body: main.dark }) +
  diamond([189, 112], 7.5, SYMBOLS) +
  [84, 96, 108, 120, 132, 144].map((x) => panel([x, 152.5, 7, 2.6, 1.3], main.edge)).join('') +
  dot([183, 140], 1.4, '#7fc98a') +
  dot([189, 140], 1.4, '#e5a13a')

/** The Street drops the wireless lamp and has keys set into the shell. */
const pspStreet: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 164, 78) +
  pspShell(main) +
  panel([70, 90, 100, 58, 2], '#101215', main.edge) +
  screen([73, 92.5, 94, 53, 1], WAVE) +
  dpad([52, 111], 9, main.edge) +
  stick([53, 137], 5, BLACK) +
  diamond([188, 112], 7.5, [main.edge]) +
  line('M70 152H170', main.edge) +
  panel([108, 150.5, 24, 3.4, 1.7], main.edge) +
  dot([190, 138], 1.4, '#7fc98a')

const pspGo: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 180, 62) +
  plate([62, 116, 116, 60, 16], { ...main, body: main.dark }) +
  dpad([80, 155], 8, main.edge) +
  stick([99, 163], 4.6, BLACK) +
  diamond([160, 155], 7, SYMBOLS) +
  panel([126, 160, 7, 3, 1.5], main.edge) +
  panel([136, 160, 7, 3, 1.5], main.edge) +
  plate([58, 72, 124, 68, 18], main) +
  panel([68, 77, 104, 58, 5], '#101215') +
  screen([72, 80, 96, 52, 1], WAVE)

const vitaShell = 'M68 80H172C198 80 207 100 207 121S198 162 172 162H68C42 162 33 142 33 121S42 80 68 80z'

const vita =
  (shoulder: string): ConsoleDrawing['draw'] =>
  (main, accent) =>
    shadow(120, 167, 82) +
    panel([46, 77, 36, 10, 5], shoulder, main.edge) +
    panel([158, 77, 36, 10, 5], shoulder, main.edge) +
    solid(vitaShell, main) +
    panel([64, 86, 112, 70, 4], '#101215', accent.body) +
    screen([69, 91, 102, 58, 1], ['#3b3f9a', '#6a6fd0', '#b79be0']) +
    dpad([50, 107], 8, main.edge) +
    stick([52, 133], 7) +
    diamond([190, 107], 7, SYMBOLS) +
    stick([188, 133], 7) +
    fill('M66 81.500C48 82 39 93 36 110Q44 90 68 86z', '#fff', 0.16)

const grip = 'M66 72C44 66 28 76 24 104 18 138 18 176 30 184 42 190 50 170 58 160 62 156 64 154 70 153V72z'
const otherGrip =
  'M174 72C196 66 212 76 216 104 222 138 222 176 210 184 198 190 190 170 182 160 178 156 176 154 170 153V72z'

const portal: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 188, 92) +
  solid(grip, main) +
  solid(otherGrip, main) +
  plate([54, 66, 132, 90, 4], BLACK) +
  screen([58, 71, 124, 76, 1], ['#1d3f86', '#3f74c8', '#86b4ee']) +
  fill('M38 126C44 122 50 122 54 122V156C46 162 42 172 34 178 34 160 36 140 38 126z', '#202327') +
  fill('M202 126C196 122 190 122 186 122V156C194 162 198 172 206 178 206 160 204 140 202 126z', '#202327') +
  dpad([40, 98], 8, main.dark) +
  diamond([200, 98], 7.5, [main.dark]) +
  stick([44, 128], 9) +
  stick([196, 128], 9) +
  line('M70 151H100M140 151H170', '#4b5056', 1.4)

const psTv: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 156, 62) +
  solid('M72 126L82 96H158L168 126z', { ...main, body: main.light }) +
  fill('M92 98H112L96 124H80z', '#fff', 0.1) +
  plate([68, 126, 104, 26, 6], main) +
  slits([80, 134, 30, 10], 5, main.edge) +
  line('M128 139H158', main.edge, 2.4) +
  dot([164, 132], 1.6, '#6db4f5')

export const playstationHandheldShapes = {
  psp: { colour: '#25282d', accent: '#25282d', draw: psp },
  'psp-street': { colour: '#33363b', accent: '#33363b', draw: pspStreet },
  'psp-go': { colour: '#26292e', accent: '#26292e', draw: pspGo },
  vita: { colour: '#1d2024', accent: '#9aa0a6', draw: vita('#c9cdd1') },
  'vita-slim': { colour: '#2b2e33', accent: '#2b2e33', draw: vita('#3a3e44') },
  'ps-portal': { colour: '#f1f1ee', accent: '#f1f1ee', draw: portal },
  'ps-tv': { colour: '#26292d', accent: '#26292d', draw: psTv },
} satisfies Record<string, ConsoleDrawing>
