import bwipjs from 'bwip-js/node'

/** A code as one SVG path, in modules, without the quiet zone that scanners need. */
export interface CodePath {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** Quiet zone around a QR code, in modules, as the standard requires. */
export const QR_BORDER = 4

/** Quiet zone left and right of a Code 128, in modules. */
export const CODE_128_BORDER = 10

/** Pixels per unit of the library; a module is two units wide. */
const PNG_SCALE = 4

const UNITS_PER_MODULE = 2

const buildBar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h${-width}z`

/** Joins neighbouring dark modules of a row into one bar: a shorter path without seams. */
function buildRowPath(row: readonly number[], y: number): string {
  let path = ''
  for (let start = row.indexOf(1); start !== -1; ) {
    const light = row.indexOf(0, start)
    const end = light === -1 ? row.length : light
    path += buildBar(start, y, end - start)
    start = row.indexOf(1, end)
  }
  return path
}

/** Error correction level M: up to 15 % of the code may be damaged. */
export function buildQrPath(text: string): CodePath {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('The QR code has no modules')
  const { pixs, pixx: width, pixy: height } = symbol
  const rows = Array.from({ length: height }, (_, y) =>
    buildRowPath(pixs.slice(y * width, (y + 1) * width), y),
  )
  return { path: rows.join(''), width, height }
}

/** A Code 128 of height 1, to be scaled vertically. */
export function buildCode128Path(text: string): CodePath {
  const [symbol] = bwipjs.raw('code128', text, '')
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode has no bars')
  let width = 0
  let path = ''
  // Bars and gaps alternate, starting with a bar.
  for (const [index, size] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += buildBar(width, 0, size)
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

/** A QR code for pages and mails: dark on white in every colour scheme, with a label for screen readers. */
export function renderQrSvg(text: string, label = text): string {
  const { path, width, height } = buildQrPath(text)
  const name = escapeXml(label)
  const fullWidth = width + 2 * QR_BORDER
  const fullHeight = height + 2 * QR_BORDER
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QR_BORDER} ${-QR_BORDER} ${fullWidth} ${fullHeight}"`,
    ` role="img" aria-label="${name}" shape-rendering="crispEdges"><title>${name}</title>`,
    `<path fill="#fff" d="M${-QR_BORDER} ${-QR_BORDER}h${fullWidth}v${fullHeight}h${-fullWidth}z"/>`,
    `<path fill="#000" d="${path}"/></svg>`,
  ].join('')
}

/** The same code for mail programs that don't show SVG. */
export const renderQrPng = (text: string): Promise<Uint8Array> =>
  bwipjs.toBuffer({
    bcid: 'qrcode',
    text,
    scale: PNG_SCALE,
    padding: QR_BORDER * UNITS_PER_MODULE,
    backgroundcolor: 'FFFFFF',
  })
