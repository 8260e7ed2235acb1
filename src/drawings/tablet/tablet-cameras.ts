import { shade } from '#drawings/colours.ts'
import { circle, group, rect } from '#drawings/svg-parts.ts'

type Lens = readonly [x: number, y: number, radius: number]

interface CameraLayout {
  /** Millimetres the layout takes on the back, upright. */
  readonly width: number
  readonly height: number
  readonly lenses: readonly Lens[]
  readonly flash?: Lens
  /** Corner radius of a raised plate under the lenses, and whether it is darker than the back. */
  readonly plate?: { readonly corner: number; readonly tone: number }
  /** Length of the magnetic strip that holds the pen below the lenses. */
  readonly strip?: number
}

export const CAMERAS = {
  none: { width: 0, height: 0, lenses: [] },
  single: { width: 9, height: 9, lenses: [[4.5, 4.5, 4.2]] },
  flash: { width: 9, height: 21, lenses: [[4.5, 4.5, 4.4]], flash: [4.5, 16.5, 2.2] },
  bump: { width: 14, height: 14, lenses: [[7, 7, 4.6]], plate: { corner: 7, tone: 0.16 } },
  solo: { width: 14, height: 14, lenses: [[7, 7, 6.4]] },
  soloFlash: { width: 14, height: 25, lenses: [[7, 7, 6.2]], flash: [7, 20, 2.2] },
  proSquare: {
    width: 27,
    height: 27,
    lenses: [
      [8.2, 8.2, 5.2],
      [8.2, 19, 5.2],
      [19.4, 19, 3.6],
    ],
    flash: [19.4, 8.2, 2.4],
    plate: { corner: 8, tone: 0.14 },
  },
  proSolo: {
    width: 26,
    height: 26,
    lenses: [
      [8.6, 8.6, 5.6],
      [18.4, 17.6, 3.8],
    ],
    flash: [18.4, 8, 2.4],
    plate: { corner: 8, tone: 0.14 },
  },
  capsule: {
    width: 14,
    height: 34,
    lenses: [
      [7, 8, 4.8],
      [7, 19.5, 4.8],
    ],
    flash: [7, 28.5, 1.9],
    plate: { corner: 6, tone: -0.72 },
    strip: 96,
  },
  pair: {
    width: 14,
    height: 30,
    lenses: [
      [7, 7, 5.8],
      [7, 22, 5.8],
    ],
    strip: 90,
  },
  pairFlash: {
    width: 14,
    height: 38,
    lenses: [
      [7, 7, 5.8],
      [7, 21, 5.8],
    ],
    flash: [7, 33, 2],
  },
  tall: {
    width: 17,
    height: 32,
    lenses: [[8.5, 9, 5.4]],
    flash: [8.5, 23.5, 2.6],
    plate: { corner: 6, tone: -0.55 },
  },
  tallPair: {
    width: 17,
    height: 36,
    lenses: [
      [8.5, 9, 5.2],
      [8.5, 22, 5.2],
    ],
    flash: [8.5, 31, 1.8],
    plate: { corner: 7, tone: -0.5 },
  },
  square: {
    width: 27,
    height: 27,
    lenses: [
      [8.4, 8.4, 4.8],
      [8.4, 18.8, 4.8],
    ],
    flash: [19, 13.5, 2.4],
    plate: { corner: 7, tone: -0.3 },
  },
  disc: {
    width: 26,
    height: 26,
    lenses: [[13, 13, 6.4]],
    flash: [13, 22.6, 1.6],
    plate: { corner: 13, tone: -0.35 },
  },
  discPair: {
    width: 28,
    height: 28,
    lenses: [
      [9.4, 14, 4.8],
      [19, 14, 4.8],
    ],
    flash: [14, 22.6, 1.7],
    plate: { corner: 14, tone: -0.55 },
  },
  oval: {
    width: 15,
    height: 34,
    lenses: [
      [7.5, 8.2, 4.8],
      [7.5, 25.8, 4.8],
    ],
    flash: [7.5, 17, 1.7],
    plate: { corner: 7.5, tone: -0.4 },
  },
} as const satisfies Record<string, CameraLayout>

export type CameraName = keyof typeof CAMERAS

export const CAMERA_NAMES = Object.keys(CAMERAS) as [CameraName, ...CameraName[]]

const cameraLayout = (name: CameraName): CameraLayout => CAMERAS[name]

function lens([x, y, radius]: Lens): string {
  return (
    circle(x, y, radius, { fill: '#1b1e23', stroke: '#5a6068', 'stroke-width': 0.9 }) +
    circle(x, y, radius * 0.52, { fill: '#2c3a4d' }) +
    circle(x - radius * 0.22, y - radius * 0.24, radius * 0.2, { fill: '#9db6d2' })
  )
}

/** The lenses of a tablet on a back of this colour, in millimetres from their own top left corner. */
export function drawCamera(name: CameraName, body: string): string {
  const { width, height, lenses, flash, plate, strip } = cameraLayout(name)
  const plateTone = plate && shade(body, plate.tone)
  return group(
    {},
    plate && plateTone
      ? rect(0, 0, width, height, {
          rx: plate.corner,
          fill: plateTone,
          stroke: shade(body, -0.35),
          'stroke-width': 0.8,
        })
      : '',
    strip ? rect(width / 2 - 3, height + 4, 6, strip, { rx: 3, fill: shade(body, -0.22) }) : '',
    ...lenses.map(lens),
    flash ? circle(...flash, { fill: '#f6e7c4', stroke: '#8f8a7c', 'stroke-width': 0.5 }) : '',
  )
}
