import type { Surface } from './marks.ts'

/** A part of a device from near, life-size: the kind of device is plain to see, and so is a mark of a millimetre. */
export interface Scene {
  readonly surface: Surface
  /** The flawless part. */
  readonly draw: () => string
}
