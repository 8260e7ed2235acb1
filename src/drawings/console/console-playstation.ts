import { dualSense, dualShock4 } from './console-pads.ts'
import {
  BLACK,
  type ConsoleDrawing,
  dot,
  fill,
  line,
  mixTones,
  oval,
  panel,
  plate,
  shadow,
  slab,
  solid,
  type Tones,
} from './console-parts.ts'

type Tower = Readonly<{ top: number; hasDrive: boolean }>

const GLOW = '#6db4f5'
const FOOT = 200

/** Two collar-like covers around a glossy core; the drive swells the lower right one. */
function tower({ top, hasDrive }: Tower, tones: Tones): string {
  const swell = hasDrive ? `C142 ${FOOT - 20} 142 ${FOOT - 66} 129 ${FOOT - 82}` : `L129 ${FOOT - 82}`
  return (
    solid(`M68 ${top + 14}Q90 ${top + 30} 112 ${top + 12}L108 ${FOOT}H72z`, BLACK) +
    line(`M74 ${top + 22}Q80 110 77 ${FOOT - 6}M106 ${top + 21}Q100 110 103 ${FOOT - 6}`, GLOW, 1.4) +
    solid(
      `M46 ${top + 2}C60 ${top + 2} 72 ${top + 10} 74 ${top + 22}Q80 110 76 ${FOOT}H60Q50 140 52 90Q52 ${top + 30} 46 ${top + 2}z`,
      tones,
    ) +
    solid(
      `M134 ${top}C120 ${top} 108 ${top + 8} 106 ${top + 20}Q100 110 104 ${FOOT}H122${swell}Q126 ${top + 30} 134 ${top}z`,
      tones,
    ) +
    fill(
      `M46 ${top + 2}C60 ${top + 2} 70 ${top + 10} 72 ${top + 22}Q60 ${top + 14} 46 ${top + 2}z`,
      '#fff',
      0.5,
    ) +
    fill(`M134 ${top}C120 ${top} 110 ${top + 8} 108 ${top + 20}Q120 ${top + 12} 134 ${top}z`, '#fff', 0.5)
  )
}

const driveSlot = line(`M98 ${FOOT - 70}V${FOOT - 24}`, '#70767e', 2) + dot([98, FOOT - 16], 1.4, '#70767e')
const keys = dot([84, FOOT - 30], 1.3, '#70767e') + panel([82.5, FOOT - 58, 3, 7, 1.5], '#4b5056')
const pad = (tones: Tones) => dualSense({ x: 184, y: 174, scale: 0.78 }, tones)
const disk = oval([90, FOOT + 2], [36, 4.5], { fill: '#2b2e33', stroke: '#5b6067' })
const feet =
  plate([62, FOOT - 1, 14, 5, 1], mixTones('#b9bcc0')) + plate([104, FOOT - 1, 14, 5, 1], mixTones('#b9bcc0'))

/** The slim's covers are cut in two by a slanting gap. */
const cuts = (hasDrive: boolean) => line(`M52 130L78 116M102 116L${hasDrive ? 129 : 128} 102`, '#202327', 2.2)

/** The Pro's three slits run around the middle of its covers. */
const stripes = [0, 8, 16]
  .map((dy) => `M52 ${92 + dy}L77.5 ${99 + dy}M102.5 ${99 + dy}L128.5 ${92 + dy}`)
  .join('')

const ps5 =
  (hasDrive: boolean): ConsoleDrawing['draw'] =>
  (main, accent) =>
    shadow(118, 205, 92) +
    disk +
    tower({ top: 18, hasDrive }, main) +
    keys +
    (hasDrive ? driveSlot : '') +
    pad(accent)

const ps5Slim =
  (hasDrive: boolean): ConsoleDrawing['draw'] =>
  (main, accent) =>
    shadow(118, 206, 92) +
    tower({ top: 40, hasDrive }, main) +
    cuts(hasDrive) +
    keys +
    (hasDrive ? driveSlot : '') +
    feet +
    pad(accent)

const ps5Pro: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(118, 206, 92) +
  tower({ top: 20, hasDrive: false }, main) +
  line(stripes, '#202327', 3) +
  keys +
  feet +
  pad(accent)

const ps4: ConsoleDrawing['draw'] = (main) =>
  shadow(106, 158, 92) +
  slab({ left: 18, right: 194, y: 122, height: 15, depth: 46, inset: 20 }, main) +
  fill('M18 122L38 76H84L76 122z', main.dark) +
  line('M76 122L84 76', '#7fbdf5', 1.6) +
  fill('M40 78H60L34 120H22z', '#fff', 0.1) +
  solid('M18 139H194L188 155H24z', main) +
  line('M30 145H72M150 145H180', main.dark, 2) +
  panel([18, 136.5, 176, 3], '#0c0d0f') +
  dualShock4({ x: 158, y: 180, scale: 0.8 }, main)

const ps4Slim: ConsoleDrawing['draw'] = (main) =>
  shadow(106, 154, 88) +
  solid('M30 122L48 84Q50 80 55 80H157Q162 80 164 84L182 122z', { ...main, body: main.light }) +
  fill('M58 82H84L56 120H36z', '#fff', 0.07) +
  solid('M26 128Q26 122 32 122H180Q186 122 186 128V134H26z', main) +
  solid('M26 138H186V145Q186 151 180 151H32Q26 151 26 145z', main) +
  panel([26, 134, 160, 4], '#0c0d0f') +
  line('M40 143H84', main.dark, 2) +
  dot([106, 102], 5, main.dark) +
  dualShock4({ x: 158, y: 180, scale: 0.8 }, main)

const ps4Pro: ConsoleDrawing['draw'] = (main) =>
  shadow(108, 162, 96) +
  slab({ left: 14, right: 202, y: 120, height: 12, depth: 44, inset: 20 }, main) +
  fill('M50 78H80L46 118H26z', '#fff', 0.08) +
  solid('M14 134H202V145H14z', main) +
  solid('M18 147H198L192 159H24z', main) +
  panel([14, 131.5, 188, 3], '#0c0d0f') +
  panel([14, 144.5, 188, 3], '#0c0d0f') +
  line('M60 146H112', '#dfeefc', 1.6) +
  line('M30 139H80', main.dark, 2) +
  dot([108, 98], 5, main.dark) +
  dualShock4({ x: 160, y: 182, scale: 0.8 }, main)

export const playstationShapes = {
  ps5: { colour: '#f1f1ee', accent: '#f1f1ee', draw: ps5(true) },
  'ps5-digital': { colour: '#f1f1ee', accent: '#f1f1ee', draw: ps5(false) },
  'ps5-slim': { colour: '#f1f1ee', accent: '#f1f1ee', draw: ps5Slim(true) },
  'ps5-slim-digital': { colour: '#f1f1ee', accent: '#f1f1ee', draw: ps5Slim(false) },
  'ps5-pro': { colour: '#f1f1ee', accent: '#f1f1ee', draw: ps5Pro },
  ps4: { colour: '#26292d', accent: '#26292d', draw: ps4 },
  'ps4-slim': { colour: '#2b2e33', accent: '#2b2e33', draw: ps4Slim },
  'ps4-pro': { colour: '#26292d', accent: '#26292d', draw: ps4Pro },
} satisfies Record<string, ConsoleDrawing>
