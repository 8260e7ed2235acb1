import type { CameraForm } from './camera-form.ts'
import { mixTones, type Tones } from './camera-tones.ts'

/** Where the parts of a body are, in millimetres from its upper left corner. */
export interface CameraFrame {
  form: CameraForm
  tones: Tones
  width: number
  height: number
  /** Top plate beside the hump. */
  shoulder: number
  centreX: number
  centreY: number
  radius: number
  /** Right end of the grip; the grip hand is on the left side of the picture. */
  gripEnd: number
}

const RISE = { none: 0, prism: 0.21, peak: 0.22, evf: 0.165, sharp: 0.185, wide: 0.16 } as const

export function buildFrame(form: CameraForm): CameraFrame {
  const { width, height } = form
  const radius = form.lens / 2
  const flatTop = form.dials > 0 ? 4.5 : 2
  const tall = form.tower ? width * 0.86 : height
  const shoulder = form.hump === 'none' ? flatTop : tall * RISE[form.hump]
  const centreX = width * form.lensAt
  const middle = shoulder + (height - shoulder) * (form.tower ? 0.41 : 0.53)
  // A barrel as high as the camera would hang over its bottom plate.
  const centreY = Math.min(middle, height - radius - 0.5)
  const share = form.grip === 'deep' ? 0.25 : 0.16
  const gripEnd = Math.max(Math.min(width * share, centreX - radius - 4.5), 8)
  return { form, tones: mixTones(form), width, height, shoulder, centreX, centreY, radius, gripEnd }
}
