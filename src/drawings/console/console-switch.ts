import { joyCon } from './console-pads.ts'
import {
  BLACK,
  type Box,
  type ConsoleDrawing,
  diamond,
  dot,
  dpad,
  fill,
  line,
  mixTones,
  panel,
  plate,
  screen,
  shadow,
  solid,
  stick,
  type Wallpaper,
} from './console-parts.ts'

const SUNSET: Wallpaper = ['#f3b562', '#e5724f', '#b83e4c']
const NIGHT: Wallpaper = ['#2b3f8f', '#6b4fb0', '#d765a0']
const MEADOW: Wallpaper = ['#8fd3ea', '#63b989', '#3d8f66']

const tablet = (box: Box, display: Box, wallpaper: Wallpaper): string =>
  plate(box, mixTones('#1e2024')) + screen(display, wallpaper)

/** Main colour is the left Joy-Con, accent the right one. */
const classic: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 167, 90) +
  joyCon([27, 80, 82], 'left', main) +
  joyCon([184, 80, 82], 'right', accent) +
  tablet([56.5, 79, 127.5, 84, 2], [69, 89, 102, 62, 1], SUNSET)

const oled: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 167, 90) +
  joyCon([27, 79, 84], 'left', main) +
  joyCon([184, 79, 84], 'right', accent) +
  tablet([57, 78, 127, 86, 2], [61.5, 84, 118, 72, 2], NIGHT)

const lite: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 162, 80) +
  plate([36, 82, 168, 76, 14], main) +
  fill('M50 83H70L44 157Q37 154 37 143V96Q37 84 50 83z', '#fff', 0.12) +
  panel([68, 88, 104, 64, 3], '#1b1d21', main.edge) +
  screen([72.5, 92, 95, 54, 1], MEADOW) +
  stick([52, 103], 7, mixTones('#4a4e54')) +
  dpad([52, 128], 8, '#f4f4f1') +
  diamond([188, 105], 7, ['#f4f4f1']) +
  stick([188, 130], 7, mixTones('#4a4e54')) +
  panel([59, 89, 5, 1.8], '#f4f4f1') +
  dpad([177, 90], 2.2, '#f4f4f1')

const stick2 = (x: number, y: number, ring: string) => dot([x, y], 9.6, ring) + stick([x, y], 8)

/** The second Switch: dark all over, one colour inside the rail and around each stick. */
const second: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 171, 100) +
  solid('M50 73V167H40Q17 167 17 144V96Q17 73 40 73z', BLACK) +
  solid('M190 73V167H200Q223 167 223 144V96Q223 73 200 73z', BLACK) +
  panel([46.5, 73, 4, 94], main.body) +
  panel([189.5, 73, 4, 94], accent.body) +
  plate([50, 71, 140, 98, 3], mixTones('#1b1d20')) +
  screen([55, 77, 130, 83, 2], ['#f0a05c', '#d8506a', '#7b3f8f']) +
  stick2(33, 100, main.body) +
  stick2(207, 126, accent.body) +
  diamond([33, 127], 7, ['#4b5056']) +
  diamond([207, 100], 7, ['#4b5056']) +
  line('M37 80H43', '#6a7076', 1.6) +
  dpad([199.5, 80], 2.4, '#6a7076') +
  panel([204.5, 147, 5, 5, 1.5], '#4b5056') +
  dot([33, 150], 2.4, '#4b5056')

export const switchShapes = {
  switch: { colour: '#23b5d8', accent: '#f2564e', draw: classic },
  'switch-oled': { colour: '#f1f1ee', accent: '#f1f1ee', draw: oled },
  'switch-lite': { colour: '#35b8b2', accent: '#35b8b2', draw: lite },
  'switch-2': { colour: '#45b5dd', accent: '#f0624f', draw: second },
} satisfies Record<string, ConsoleDrawing>
