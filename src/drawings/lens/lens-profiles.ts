/** What a ring of the barrel is for. */
export type RingKind =
  | 'body'
  | 'switch'
  | 'window'
  | 'zoom'
  | 'focus'
  | 'aperture'
  | 'control'
  | 'scale'
  | 'groove'
  | 'tube'
  | 'collar'
  | 'accent-rear'
  | 'accent-front'
  | 'rim'

/** 0 is as wide as the mount, 1 the full diameter, FRONT the width of the front ring. */
export type Width = number
export const FRONT: Width = -1

/** Share of the length, widths at the lower and the upper edge, and what it is for; from mount to front. */
export type Step = readonly [share: number, lower: Width, upper: Width, kind: RingKind]

export interface LensProfile {
  readonly steps: readonly Step[]
  /** Front ring and glass as shares of the diameter, unless the form gives others. */
  readonly front: number
  readonly glass: number
}

const profile = (front: number, glass: number, steps: readonly Step[]): LensProfile => ({
  front,
  glass,
  steps,
})

/** Barrels by construction; a form chooses one and gives it its real length and diameter. */
export const lensProfiles = {
  pancake: profile(0.86, 0.42, [
    [20, 0, 1, 'body'],
    [5, 1, 1, 'accent-rear'],
    [40, 1, 1, 'focus'],
    [4, 1, 0.97, 'accent-front'],
    [26, 0.97, FRONT, 'rim'],
  ]),
  prime: profile(0.95, 0.62, [
    [8, 0, 0.35, 'body'],
    [2.5, 0.35, 0.35, 'accent-rear'],
    [28, 0.35, 1, 'switch'],
    [34, 1, 1, 'focus'],
    [14, 0.98, FRONT, 'body'],
    [2.5, FRONT, FRONT, 'accent-front'],
    [8, FRONT, FRONT, 'rim'],
  ]),
  'prime-window': profile(0.96, 0.66, [
    [9, 0, 0.3, 'body'],
    [2.5, 0.3, 0.3, 'accent-rear'],
    [16, 0.3, 1, 'switch'],
    [18, 1, 1, 'window'],
    [30, 1, 1, 'focus'],
    [9, 0.98, FRONT, 'body'],
    [2.5, FRONT, FRONT, 'accent-front'],
    [9, FRONT, FRONT, 'rim'],
  ]),
  'prime-aperture': profile(0.97, 0.66, [
    [11, 0, 0.5, 'body'],
    [2.5, 0.5, 0.5, 'accent-rear'],
    [15, 0.75, 0.75, 'aperture'],
    [15, 0.8, 1, 'switch'],
    [32, 1, 1, 'focus'],
    [10, 0.98, FRONT, 'body'],
    [2.5, FRONT, FRONT, 'accent-front'],
    [9, FRONT, FRONT, 'rim'],
  ]),
  zoom: profile(0.98, 0.68, [
    [10, 0, 0.3, 'body'],
    [2, 0.3, 0.3, 'accent-rear'],
    [18, 0.3, 0.94, 'switch'],
    [30, 1, 1, 'zoom'],
    [10, 0.96, 0.96, 'body'],
    [12, 1, 1, 'focus'],
    [5, 0.96, 0.96, 'body'],
    [2, FRONT, FRONT, 'accent-front'],
    [9, FRONT, FRONT, 'rim'],
  ]),
  'zoom-window': profile(0.98, 0.68, [
    [9, 0, 0.3, 'body'],
    [2, 0.3, 0.3, 'accent-rear'],
    [12, 0.3, 0.92, 'switch'],
    [12, 1, 1, 'focus'],
    [14, 0.96, 0.96, 'window'],
    [30, 1, 1, 'zoom'],
    [6, 0.96, FRONT, 'body'],
    [2, FRONT, FRONT, 'accent-front'],
    [9, FRONT, FRONT, 'rim'],
  ]),
  'zoom-control': profile(0.98, 0.7, [
    [9, 0, 0.4, 'body'],
    [2, 0.4, 0.4, 'accent-rear'],
    [17, 0.4, 0.94, 'switch'],
    [27, 1, 1, 'zoom'],
    [6, 0.96, 0.96, 'body'],
    [11, 1, 1, 'focus'],
    [2, 0.97, 0.97, 'accent-front'],
    [9, 0.98, 0.98, 'control'],
    [11, FRONT, FRONT, 'rim'],
  ]),
  'zoom-aperture': profile(0.98, 0.62, [
    [9, 0, 0.5, 'body'],
    [11, 0.7, 0.7, 'aperture'],
    [2, 0.8, 0.8, 'accent-rear'],
    [12, 0.8, 0.96, 'switch'],
    [26, 1, 1, 'zoom'],
    [6, 0.96, 0.96, 'body'],
    [12, 0.99, 0.99, 'focus'],
    [2, FRONT, FRONT, 'accent-front'],
    [12, FRONT, FRONT, 'rim'],
  ]),
  'kit-zoom': profile(0.86, 0.52, [
    [24, 0, 0.8, 'switch'],
    [3, 0.9, 0.9, 'accent-rear'],
    [38, 1, 1, 'zoom'],
    [6, 0.96, 0.96, 'body'],
    [9, FRONT, FRONT, 'tube'],
    [10, FRONT, FRONT, 'focus'],
    [3, FRONT, FRONT, 'accent-front'],
    [8, FRONT, FRONT, 'rim'],
  ]),
  'super-zoom': profile(0.96, 0.62, [
    [13, 0, 0.6, 'switch'],
    [2, 0.7, 0.7, 'accent-rear'],
    [8, 0.8, 0.9, 'focus'],
    [6, 0.94, 0.94, 'body'],
    [38, 1, 1, 'zoom'],
    [6, 0.97, 0.97, 'body'],
    [3, 0.9, 0.9, 'tube'],
    [3, FRONT, FRONT, 'accent-front'],
    [13, FRONT, FRONT, 'rim'],
  ]),
  'tele-zoom': profile(1, 0.8, [
    [6, 0, 0.1, 'body'],
    [1.5, 0.1, 0.1, 'accent-rear'],
    [13, 0.2, 0.4, 'switch'],
    [8, 0.62, 0.62, 'collar'],
    [7, 0.5, 0.72, 'window'],
    [17, 0.8, 0.8, 'zoom'],
    [6, 0.76, 0.88, 'body'],
    [20, 0.94, 0.94, 'focus'],
    [6, 0.94, 1, 'body'],
    [1.5, 1, 1, 'accent-front'],
    [11, 1, 1, 'rim'],
  ]),
  'tele-consumer': profile(0.94, 0.66, [
    [18, 0, 0.8, 'switch'],
    [2, 0.9, 0.9, 'accent-rear'],
    [40, 1, 1, 'zoom'],
    [5, 0.96, 0.96, 'body'],
    [4, 0.8, 0.8, 'tube'],
    [12, FRONT, FRONT, 'focus'],
    [2, FRONT, FRONT, 'accent-front'],
    [13, FRONT, FRONT, 'rim'],
  ]),
  'tele-extend': profile(1, 0.78, [
    [6, 0, 0.1, 'body'],
    [1.5, 0.1, 0.1, 'accent-rear'],
    [16, 0.2, 0.5, 'switch'],
    [8, 0.66, 0.66, 'collar'],
    [12, 0.7, 0.7, 'focus'],
    [7, 0.66, 0.86, 'body'],
    [25, 0.94, 0.94, 'zoom'],
    [4, 0.88, 0.88, 'body'],
    [5, 0.74, 0.74, 'tube'],
    [1.5, 1, 1, 'accent-front'],
    [13, 1, 1, 'rim'],
  ]),
  'super-tele': profile(1, 0.84, [
    [4, 0, 0, 'body'],
    [14, 0.04, 0.24, 'switch'],
    [9, 0.4, 0.4, 'collar'],
    [9, 0.34, 0.4, 'body'],
    [13, 0.46, 0.46, 'focus'],
    [4, 0.42, 0.46, 'body'],
    [11, 0.46, 0.9, 'body'],
    [1.4, 0.92, 0.92, 'accent-front'],
    [7, 0.94, 0.94, 'focus'],
    [17, 0.94, 1, 'body'],
    [2, 0.96, 0.96, 'groove'],
    [9, 1, 1, 'rim'],
  ]),
  macro: profile(0.9, 0.46, [
    [8, 0, 0.4, 'body'],
    [2, 0.4, 0.4, 'accent-rear'],
    [20, 0.4, 1, 'switch'],
    [13, 1, 1, 'window'],
    [33, 1, 1, 'focus'],
    [6, 0.96, FRONT, 'body'],
    [2, FRONT, FRONT, 'accent-front'],
    [13, FRONT, FRONT, 'rim'],
  ]),
  ultrawide: profile(1, 0.8, [
    [11, 0, 0.25, 'body'],
    [2, 0.25, 0.25, 'accent-rear'],
    [14, 0.25, 0.7, 'switch'],
    [24, 0.78, 0.78, 'zoom'],
    [8, 0.74, 0.74, 'window'],
    [11, 0.8, 0.8, 'focus'],
    [2, 0.8, 0.8, 'accent-front'],
    [12, 0.8, 1, 'body'],
  ]),
  'ultrawide-prime': profile(1, 0.8, [
    [11, 0, 0.25, 'body'],
    [2, 0.25, 0.25, 'accent-rear'],
    [16, 0.3, 0.8, 'switch'],
    [32, 0.86, 0.86, 'focus'],
    [2, 0.84, 0.84, 'accent-front'],
    [20, 0.84, 1, 'body'],
  ]),
  manual: profile(0.94, 0.62, [
    [10, 0, 0.5, 'body'],
    [14, 0.7, 0.7, 'aperture'],
    [2, 0.6, 0.6, 'accent-rear'],
    [12, 0.8, 0.8, 'scale'],
    [34, 1, 1, 'focus'],
    [2.5, 0.94, 0.94, 'accent-front'],
    [16, FRONT, FRONT, 'rim'],
  ]),
  rangefinder: profile(0.86, 0.66, [
    [16, 0, 0.6, 'body'],
    [13, 0.8, 0.8, 'scale'],
    [22, 1, 1, 'focus'],
    [12, 0.9, FRONT, 'scale'],
    [3, FRONT, FRONT, 'accent-front'],
    [15, FRONT, FRONT, 'aperture'],
    [14, FRONT, FRONT, 'rim'],
  ]),
} as const satisfies Record<string, LensProfile>
