import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { DarkArea } from './scan-code.ts'

interface PdfText {
  readonly text: string
  /** Baseline of the first letter, in points from the upper left corner of the page. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

export interface ReadPdf {
  readonly title: string
  readonly creator: string
  readonly lang: string
  readonly pages: readonly { readonly text: string; readonly items: readonly PdfText[] }[]
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

const openCopy = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes))

async function readItems(page: Page): Promise<PdfText[]> {
  const { items } = await page.getTextContent()
  const { height } = page.getViewport({ scale: 1 })
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size = 0, x = 0, bottom = 0] = item.transform as number[]
    return [{ text: item.str, x, y: height - bottom, width: item.width, size }]
  })
}

/** Reads a PDF as its search, a screen reader or copy and paste would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await openCopy(bytes)
  const { info } = (await document.getMetadata()) as {
    info: { Title?: string; Creator?: string; Language?: string }
  }
  const pages: ReadPdf['pages'][number][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const items = await readItems(await document.getPage(number))
    pages.push({ text: items.map(({ text }) => text).join('\n'), items })
  }
  return { title: info.Title ?? '', creator: info.Creator ?? '', lang: info.Language ?? '', pages }
}

interface StructureNode {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly StructureNode[]
}

const listRoles = ({ role, alt, children = [] }: StructureNode): string[] => [
  ...(role ? [alt ? `${role}: ${alt}` : role] : []),
  ...children.flatMap(listRoles),
]

/** Roles of the elements on the first page, in the reading order of a screen reader. */
export async function readRoles(bytes: Uint8Array): Promise<string[]> {
  const page = await (await openCopy(bytes)).getPage(1)
  return listRoles((await page.getStructTree()) as StructureNode)
}

type Matrix = readonly [number, number, number, number, number, number]

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

// Path operators of pdf.js: move to a point, draw a line to a point, close the path.
const [MOVE, LINE, CLOSE] = [0, 1, 4]

/** Bounding boxes of the subpaths; null if any of them is curved. */
function readBoxes(path: Iterable<number>, [a, b, c, d, e, f]: Matrix): DarkArea[] | null {
  const numbers = [...path]
  const parts: { x: number; y: number }[][] = []
  for (let index = 0; index < numbers.length; ) {
    const [kind, x = 0, y = 0] = numbers.slice(index, index + 3)
    if (kind === MOVE) parts.push([])
    else if (kind !== LINE && kind !== CLOSE) return null
    if (kind !== CLOSE) parts.at(-1)?.push({ x: a * x + c * y + e, y: b * x + d * y + f })
    index += kind === CLOSE ? 1 : 3
  }
  return parts.map((points) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  })
}

/** Every filled shape on a page, the first by default, that consists of bars only, in points: QR codes and barcodes. */
export async function readBars(bytes: Uint8Array, pageNumber = 1): Promise<DarkArea[][]> {
  const page = await (await openCopy(bytes)).getPage(pageNumber)
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const shapes: DarkArea[][] = []
  const saved: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operation] of fnArray.entries()) {
    const values = argsArray[index]
    if (operation === OPS.save) saved.push(matrix)
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operation === OPS.transform) matrix = multiply(matrix, values as Matrix)
    else if (operation === OPS.constructPath && values[0] === OPS.fill) {
      const boxes = readBoxes(values[1][0] ?? [], matrix)
      if (boxes && boxes.length > 20) shapes.push(boxes)
    }
  }
  return shapes
}
