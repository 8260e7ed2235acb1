/** One reading of a controller. */
export interface ControllerReading {
  readonly buttons: readonly boolean[]
  /** From -1 to 1 each, two per stick. */
  readonly axes: readonly number[]
}

export interface ControllerProgress {
  readonly pressed: ReadonlySet<number>
  /** How far each axis has gone both ways. */
  readonly reach: readonly { readonly least: number; readonly most: number }[]
}

export const NO_PROGRESS: ControllerProgress = { pressed: new Set(), reach: [] }

/** Sixteen of the standard layout. The one with the maker's logo often belongs to the operating system. */
export const COUNTED_BUTTONS = 16

const STICK_AXES = 4

/** A stick that works reaches its rim. */
const MIN_REACH = 0.8

/** At rest: what games ignore. */
const MAX_REST = 0.15

/** The progress after one more reading. */
export function followController(
  { pressed, reach }: ControllerProgress,
  { buttons, axes }: ControllerReading,
): ControllerProgress {
  const down = buttons.flatMap((isDown, index) => (isDown && index < COUNTED_BUTTONS ? [index] : []))
  return {
    pressed: new Set([...pressed, ...down]),
    reach: axes.slice(0, STICK_AXES).map((value, index) => ({
      least: Math.min(value, reach[index]?.least ?? 0),
      most: Math.max(value, reach[index]?.most ?? 0),
    })),
  }
}

/** Whether every stick has gone all the way in every direction. */
export const haveSticksReached = ({ reach }: ControllerProgress): boolean =>
  reach.length > 0 && reach.every(({ least, most }) => least <= -MIN_REACH && most >= MIN_REACH)

/** Whether a stick moves while nobody touches it. */
export const isDrifting = (atRest: readonly ControllerReading[]): boolean =>
  atRest.some(({ axes }) => axes.slice(0, STICK_AXES).some((value) => Math.abs(value) > MAX_REST))
