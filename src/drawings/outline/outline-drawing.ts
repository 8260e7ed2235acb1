import { DRAWING_SIZE, pathData } from '#drawings/svg-parts.ts'

/** An upright shape in the middle of a drawing, as shares of its side. */
interface Box {
  readonly width: number
  readonly height: number
  readonly radius: number
}

/** What a camera is pointed at: a kind of device from one of its sides. */
const BOXES = {
  phone: { width: 0.44, height: 0.9, radius: 0.07 },
  phoneEdge: { width: 0.1, height: 0.9, radius: 0.03 },
  phoneBottom: { width: 0.86, height: 0.12, radius: 0.05 },
  tablet: { width: 0.66, height: 0.9, radius: 0.04 },
  wide: { width: 0.92, height: 0.62, radius: 0.03 },
  wideEdge: { width: 0.92, height: 0.08, radius: 0.03 },
  body: { width: 0.86, height: 0.6, radius: 0.1 },
  round: { width: 0.78, height: 0.78, radius: 0.39 },
  barrel: { width: 0.5, height: 0.86, radius: 0.06 },
} as const satisfies Readonly<Record<string, Box>>

export type OutlineKind = 'phone' | 'tablet' | 'laptop' | 'monitor' | 'console' | 'camera' | 'lens'

const EDGES: readonly string[] = ['left', 'right']

function chooseBox(kind: OutlineKind, side: string): Box {
  if (kind === 'phone' || kind === 'tablet') {
    if (EDGES.includes(side)) return BOXES.phoneEdge
    return side === 'bottom' ? BOXES.phoneBottom : BOXES[kind]
  }
  if (kind === 'lens') return side === 'barrel' ? BOXES.barrel : BOXES.round
  if (kind === 'laptop' && EDGES.includes(side)) return BOXES.wideEdge
  return kind === 'laptop' || kind === 'monitor' ? BOXES.wide : BOXES.body
}

/** The outline of a kind of device from one side, as the path of a drawing: what is photographed fits into it. */
export function drawOutline(kind: OutlineKind, side: string): string {
  const box = chooseBox(kind, side)
  const [width, height, radius] = [box.width, box.height, box.radius].map(
    (share) => share * DRAWING_SIZE,
  ) as [number, number, number]
  const [x, y] = [(DRAWING_SIZE - width) / 2, (DRAWING_SIZE - height) / 2]
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  return pathData`M${x + radius} ${y}h${across}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${down}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-across}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${-down}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`
}
