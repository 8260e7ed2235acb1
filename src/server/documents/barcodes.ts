import bwipjs from 'bwip-js/node'

/** A code as one SVG path in modules, without the white border that scanners need. */
export interface CodePath {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** White border around a QR code, in modules, as its standard asks. */
export const QR_BORDER = 4

/** White border left and right of a Code 128, in modules. */
export const CODE_128_BORDER = 10

/** A module is two units wide, and a unit so many pixels. */
const PNG_SCALE = 4

const UNITS_PER_MODULE = 2

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h${-width}z`

/** Neighbouring dark modules of a row as one bar: a shorter path, and no seams when it is drawn. */
function rowBars(row: readonly number[], y: number): string {
  let path = ''
  for (let start = row.indexOf(1); start !== -1; ) {
    const light = row.indexOf(0, start)
    const end = light === -1 ? row.length : light
    path += bar(start, y, end - start)
    start = row.indexOf(1, end)
  }
  return path
}

/** A QR code that survives damage of 15 %. */
export function qrPath(text: string): CodePath {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('The QR code has no modules')
  const { pixs, pixx: width, pixy: height } = symbol
  const rows = Array.from({ length: height }, (_, y) => rowBars(pixs.slice(y * width, (y + 1) * width), y))
  return { path: rows.join(''), width, height }
}

/** A Code 128 of height 1, to be stretched. */
export function code128Path(text: string): CodePath {
  const [symbol] = bwipjs.raw('code128', text, '')
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode has no bars')
  let width = 0
  let path = ''
  // Bars and gaps by turns, the first is a bar.
  for (const [index, size] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += bar(width, 0, size)
    width += size
  }
  return { path, width, height: 1 }
}

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => XML_ENTITIES[character] ?? '')

/** A QR code as a picture for pages and mails: dark on white in every colour scheme, named for screen readers. */
export function qrSvg(text: string, label = text): string {
  const { path, width, height } = qrPath(text)
  const name = escapeXml(label)
  const [fullWidth, fullHeight] = [width + 2 * QR_BORDER, height + 2 * QR_BORDER]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QR_BORDER} ${-QR_BORDER} ${fullWidth} ${fullHeight}"`,
    ` role="img" aria-label="${name}" shape-rendering="crispEdges"><title>${name}</title>`,
    `<path fill="#fff" d="M${-QR_BORDER} ${-QR_BORDER}h${fullWidth}v${fullHeight}h${-fullWidth}z"/>`,
    `<path fill="#000" d="${path}"/></svg>`,
  ].join('')
}

/** The same code for mail programs that show no SVG. */
export const qrPng = (text: string): Promise<Uint8Array> =>
  bwipjs.toBuffer({
    bcid: 'qrcode',
    text,
    scale: PNG_SCALE,
    padding: QR_BORDER * UNITS_PER_MODULE,
    backgroundcolor: 'FFFFFF',
  })
