/** One report of the motion sensors; null where the device has no such sensor. */
export interface MotionSample {
  /** Metres per second squared, gravity included. */
  readonly acceleration: readonly [x: number, y: number, z: number] | null
  /** Degrees per second. */
  readonly rotation: readonly [alpha: number, beta: number, gamma: number] | null
}

export interface MotionVerdict {
  readonly isMoved: boolean
  readonly isTurned: boolean
}

/** A tilt of 45 degrees takes almost three metres per second squared off the axis that gravity was on. */
const MIN_ACCELERATION_SPAN = 2.5

const MIN_ROTATION = 40

const computeSpan = (values: readonly number[]): number =>
  values.length > 0 ? Math.max(...values) - Math.min(...values) : 0

/** What the sensors have noticed so far: a tilt shows on at least two axes, a turn on any. */
export function judgeMotion(samples: readonly MotionSample[]): MotionVerdict {
  const accelerations = samples.flatMap(({ acceleration }) => (acceleration ? [acceleration] : []))
  const rotations = samples.flatMap(({ rotation }) => rotation ?? [])
  const spans = [0, 1, 2].map((axis) => computeSpan(accelerations.map((axes) => axes[axis] ?? 0)))
  return {
    isMoved: spans.filter((span) => span >= MIN_ACCELERATION_SPAN).length >= 2,
    isTurned: rotations.some((speed) => Math.abs(speed) >= MIN_ROTATION),
  }
}
