import {
  BLACK,
  diamond,
  disc,
  dot,
  dpad,
  fill,
  GREY,
  line,
  mixTones,
  oval,
  type Place,
  panel,
  placed,
  plate,
  screen,
  shadow,
  solid,
  stick,
  type Tones,
  type Wallpaper,
} from './console-parts.ts'

// Every controller is drawn about 100 wide around 0,0 and then placed beside its console.

const SYMBOLS = ['#4fb59a', '#d9626b', '#6f8fd6', '#c889b8'] as const
const BUTTON_COLOURS = ['#e8b93c', '#d64b4b', '#5cab4b', '#3f7fc9'] as const

const GRIPS =
  'M-27-30C-42-30-46-18-50 8-53 28-49 37-42 37-34 37-30 20-23 15H23C30 20 34 37 42 37 49 37 53 28 50 8 46-18 42-30 27-30z'

export const dualSense = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 39, 44),
    solid(GRIPS, tones),
    fill('M-24-6C-26 4-27 10-34 22-30 18-28 17-23 15H23C28 17 30 18 34 22 27 10 26 4 24-6z', '#202327'),
    solid('M-20-31H20L17-9Q16-6 13-6H-13Q-16-6-17-9z', tones),
    line('M-21-29L-18-8M21-29L18-8', '#7fb8f2', 1.2),
    dpad([-33, -14], 7, tones.dark),
    diamond([33, -14], 7, [tones.dark]),
    stick([-16, 6], 8),
    stick([16, 6], 8),
    dot([0, 4], 2.4, '#4b5056'),
  )

export const dualShock4 = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 38, 44),
    solid(
      'M-38-26C-45-24-47-8-50 10-53 30-48 36-43 36-36 36-33 18-27 14H27C33 18 36 36 43 36 48 36 53 30 50 10 47-8 45-24 38-26z',
      tones,
    ),
    panel([-20, -27, 40, 20, 3], tones.light, tones.edge),
    line('M-14-29H14', '#5aa3ee', 1.6),
    dpad([-33, -10], 7.5, '#3b4046'),
    diamond([33, -10], 7.5, SYMBOLS),
    stick([-16, 9], 8.5),
    stick([16, 9], 8.5),
  )

/** The shape shared by the first three generations of PlayStation controllers. */
export const dualShock = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 39, 44),
    solid(
      'M-32-28C-46-28-48-10-50 12-52 30-47 38-42 37-35 36-32 22-25 16H25C32 22 35 36 42 37 47 38 52 30 50 12 48-10 46-28 32-28 24-28 22-22 18-22H-18C-22-22-24-28-32-28z',
      tones,
    ),
    dot([-32, -10], 14, tones.dark),
    dot([32, -10], 14, tones.dark),
    dpad([-32, -10], 9, tones.edge),
    diamond([32, -10], 7.5, SYMBOLS),
    panel([-9, -8, 6, 3, 1], '#15171a'),
    panel([3, -8, 6, 3, 1], '#15171a'),
    stick([-15, 10], 8.5),
    stick([15, 10], 8.5),
  )

/** The first PlayStation's controller, still without sticks. */
export const digitalPad = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 30, 44),
    solid(
      'M-32-24C-46-24-49-8-50 10-51 24-46 30-42 28-36 26-34 12-24 8H24C34 12 36 26 42 28 46 30 51 24 50 10 49-8 46-24 32-24 24-24 22-18 18-18H-18C-22-18-24-24-32-24z',
      tones,
    ),
    dot([-31, -7], 13, tones.light),
    dot([31, -7], 13, tones.light),
    dpad([-31, -7], 8.5, '#4a4d52'),
    dot([31, -7], 11, '#4a4d52'),
    diamond([31, -7], 6, SYMBOLS),
    panel([-8, -2, 6, 3, 1], '#4a4d52'),
    panel([2, -2, 6, 3, 1], '#4a4d52'),
  )

const XBOX_SHELL =
  'M-24-30C-30-33-40-28-43-18-47-6-52 20-50 30-48 38-40 38-34 30-29 23-26 17-20 17H20C26 17 29 23 34 30 40 38 48 38 50 30 52 20 47-6 43-18 40-28 30-33 24-30 20-28 16-27 0-27S-20-28-24-30z'

/** From the Xbox One on: dark keys; the 360 had coloured ones and a ring around its jewel. */
export function xboxPad(place: Place, tones: Tones, jewel = '#e9ecee'): string {
  return placed(
    place,
    shadow(0, 38, 44),
    solid(XBOX_SHELL, tones),
    dot([0, -19], 5, jewel),
    dot([-6, -8], 1.8, '#55595f'),
    dot([6, -8], 1.8, '#55595f'),
    stick([-29, -12], 9),
    stick([15, 7], 9),
    disc([-15, 7], 9, mixTones('#33373c')),
    dpad([-15, 7], 7, '#6a7076'),
    diamond([29, -12], 7.5, BUTTON_COLOURS),
  )
}

export const originalXboxPad = (place: Place): string =>
  placed(
    place,
    shadow(0, 39, 44),
    solid(
      'M-26-32C-44-32-50-16-51 6-52 26-48 38-40 38-32 38-32 26-24 22H24C32 26 32 38 40 38 48 38 52 26 51 6 50-16 44-32 26-32z',
      BLACK,
    ),
    disc([0, -10], 13, mixTones('#17301a')),
    dot([0, -10], 9, '#6fb23a'),
    stick([-33, -14], 9),
    stick([15, 11], 9),
    dpad([-16, 11], 8, '#565b61'),
    diamond([32, -12], 8, BUTTON_COLOURS),
  )

/** A detached Joy-Con, upright; the side says where its rail is. */
export function joyCon(
  [x, y, height]: readonly [number, number, number],
  side: 'left' | 'right',
  tones: Tones,
) {
  const w = height * 0.36
  const r = w * 0.62
  const isLeft = side === 'left'
  const d = isLeft
    ? `M${x + w} ${y}v${height}h${r - w}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`
    : `M${x} ${y}h${w - r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}H${x}z`
  const middle = x + w / 2
  const high = y + height * 0.28
  const low = y + height * 0.58
  return (
    solid(d, tones) +
    stick([middle, isLeft ? high : low], w * 0.24) +
    diamond([middle, isLeft ? low : high], w * 0.21, ['#24272b']) +
    (isLeft
      ? panel([x + w * 0.62, y + height * 0.1, w * 0.2, 1.6], '#24272b')
      : dpad([x + w * 0.28, y + height * 0.11], w * 0.09, '#24272b'))
  )
}

export const wiiRemote = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 51, 16),
    plate([-11, -50, 22, 100, 5], tones),
    dot([-6, -43], 1.8, '#c9544f'),
    dpad([0, -32], 6, tones.edge),
    oval([0, -15], [6, 5], { fill: tones.light, stroke: tones.edge }),
    dot([-6, -2], 1.8, tones.edge),
    dot([0, -2], 1.8, '#5aa9dd'),
    dot([6, -2], 1.8, tones.edge),
    disc([0, 18], 4, tones),
    disc([0, 29], 4, tones),
    line('M-6 43H6', '#6ec0ee', 1.6),
  )

const GAMEPAD_PICTURE: Wallpaper = ['#bfe4f2', '#7cc3de', '#4f9fc4']

export const wiiUGamePad = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 29, 48),
    solid('M-44-28Q0-33 44-28Q51-27 51-18V14Q50 27 42 27H-42Q-50 27-51 14V-18Q-51-27-44-28z', tones),
    panel([-28, -20, 56, 36, 2], '#15171a'),
    screen([-25, -17, 50, 30, 1], GAMEPAD_PICTURE),
    stick([-39.5, -15], 5),
    stick([39.5, -15], 5),
    dpad([-39.5, 2], 5, tones.edge),
    diamond([39.5, 2], 5, [tones.edge]),
    dot([0, 21.5], 1.8, tones.edge),
  )

export const gameCubePad = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 37, 44),
    solid(
      'M-30-26C-46-28-50-10-50 8-50 26-46 36-40 36-33 36-32 24-28 16-22 22-12 24-8 16H8C12 24 22 22 28 16 32 24 33 36 40 36 46 36 50 26 50 8 50-10 46-28 30-26 20-24 14-20 0-20S-20-24-30-26z',
      tones,
    ),
    disc([-31, -8], 9, GREY),
    dot([-31, -8], 5, '#b5b8bc'),
    dpad([-15, 10], 6, '#d3d5d8'),
    disc([15, 10], 6.5, mixTones('#e3b52f')),
    disc([31, -8], 7, mixTones('#3da388')),
    dot([21, -2], 3.4, '#cf4a4a'),
    line('M41-11Q43-6 41-2', '#d3d5d8', 4),
    line('M27-19Q31-21 36-19', '#d3d5d8', 4),
    dot([0, -5], 2, '#d3d5d8'),
  )

export const n64Pad = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 37, 38),
    solid(
      'M-30-28C-46-28-50-18-50-4-50 14-48 26-42 26-36 26-35 12-28 6-22 4-14 4-11 10L-7 36Q0 44 7 36L11 10C14 4 22 4 28 6 35 12 36 26 42 26 48 26 50 14 50-4 50-18 46-28 30-28 20-32-20-32-30-28z',
      tones,
    ),
    dpad([-34, -12], 8, '#4a4d52'),
    disc([0, 12], 8, GREY),
    dot([0, 12], 4.5, '#d9dadd'),
    dot([0, -12], 3.5, '#cf3f3f'),
    dot([23, -4], 4.6, '#3f6fc4'),
    dot([16, -14], 4.6, '#3f9a58'),
    diamond([35, -15], 5.5, ['#e5bd35']),
  )

export const snesPad = (place: Place, tones: Tones): string =>
  placed(
    place,
    shadow(0, 23, 46),
    solid('M-30-22H30A22 22 0 1 1 22 17H-22A22 22 0 1 1-30-22z', tones),
    dot([29, 0], 16.5, tones.dark),
    dpad([-29, 0], 9, '#55585e'),
    line('M-9 6L-5 2M2 6L6 2', '#55585e', 3),
    diamond([29, 0], 8.5, ['#3f6fc4', '#cf4a4a', '#e0b53a', '#3f9a58']),
  )

export const nesPad = (place: Place): string =>
  placed(
    place,
    shadow(0, 23, 48),
    plate([-50, -20, 100, 42, 3], mixTones('#d6d5d0')),
    panel([-46, -12, 92, 30, 2], '#26292d'),
    dpad([-32, 4], 9, '#53575d'),
    panel([-17, -9, 30, 5, 1], '#8d9196'),
    panel([-17, 3, 30, 10, 2], '#c9c8c3'),
    panel([-13, 6, 9, 4, 2], '#26292d'),
    panel([0, 6, 9, 4, 2], '#26292d'),
    dot([23, 8], 6, '#c4353b'),
    dot([38, 8], 6, '#c4353b'),
  )

/** SEGA's crescent pad with three keys; the six-key version came later. */
export const megaDrivePad = (place: Place, keys = 3): string =>
  placed(
    place,
    shadow(0, 25, 44),
    solid(
      'M-34-24Q0-32 34-24C48-20 52-4 48 12 44 28 30 28 22 16Q16 10 0 10T-22 16C-30 28-44 28-48 12-52-4-48-20-34-24z',
      BLACK,
    ),
    disc([-30, -4], 14, BLACK),
    dpad([-30, -4], 9, '#5a5f66'),
    panel([-5, -17, 10, 4, 2], '#6f757c'),
    ...[16, 28, 40].map((x, at) => dot([x, 4 - at * 4], 5, '#5a5f66')),
    ...(keys > 3 ? [14, 25, 36].map((x, at) => dot([x, -9 - at * 3], 3.6, '#8d9196')) : []),
  )

export const joystick = (place: Place): string =>
  placed(
    place,
    shadow(0, 35, 28),
    plate([-26, 8, 52, 26, 4], BLACK),
    fill('M-26 12q0-4 4-4H22q4 0 4 4L20 2H-20z', '#383c41'),
    oval([0, 4], [11, 4], { fill: '#17191c' }),
    solid('M-4 4L-5-40Q-5-45 0-45T5-40L4 4z', BLACK),
    dot([-17, 5], 4, '#d9482f'),
  )
