import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { DRAWING_SIZE, element, group, path, rect, unwrapDrawing } from '#drawings/svg-parts.ts'
import { getBrand } from '#server/config/operator.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#server/render/page-picture.ts'

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
)

const PAPER = '#f3f1e7'
const INK = '#14211b'
const ACCENT = '#0a6b43'
const DEVICE_SIDE = 560

/** The logo of the header. */
const MARK = [
  path('M27.6 9.4 14.6 26.2 4.7 16.4V7.6a3 3 0 0 1 3-3h9.9', {
    fill: 'none',
    stroke: ACCENT,
    'stroke-width': 4.2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
  element('circle', { fill: ACCENT, cx: 11.6, cy: 11.4, r: 2.4 }),
]

/** The name, beside the mark if it is the delivered one. */
function drawBrandLine(): readonly string[] {
  const { name, logo } = getBrand()
  const write = (x: number) =>
    element('text', { x, y: 108, 'font-family': 'Inter', 'font-size': 42, fill: INK }, escapeHtml(name))
  return logo ? [write(72)] : [group({ transform: 'translate(72 64) scale(1.75)' }, ...MARK), write(142)]
}

/** A drawing in a branded frame, in the proportions that social networks ask for. Without one, only the frame. */
function frameDrawing(svg: string | null): string {
  const left = (PICTURE_WIDTH - DEVICE_SIDE) / 2
  const top = (PICTURE_HEIGHT - DEVICE_SIDE) / 2
  const scale = String(DEVICE_SIDE / DRAWING_SIZE)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}` },
    [
      rect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, { fill: PAPER }),
      svg === null
        ? ''
        : group({ transform: `translate(${left} ${top}) scale(${scale})` }, unwrapDrawing(svg)),
      ...drawBrandLine(),
      rect(0, PICTURE_HEIGHT - 14, PICTURE_WIDTH, 14, { fill: ACCENT }),
    ].join(''),
  )
}

/** The framed drawing as PNG. */
export function paintSharePicture(svg: string | null): Uint8Array {
  const image = new Resvg(frameDrawing(svg), {
    fitTo: { mode: 'width', value: PICTURE_WIDTH },
    font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'Inter' },
  })
  return image.render().asPng()
}
