import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { BRAND } from '#markets/brand.ts'
import { toPrintable } from './printable-text.ts'

const POINTS_PER_MILLIMETRE = 72 / 25.4

/** Points, the unit of a PDF. */
export const mm = (millimetres: number): number => millimetres * POINTS_PER_MILLIMETRE

export const A4 = { width: mm(210), height: mm(297) } as const

/** A6 lying on its long side, as labels do. */
export const A6_LANDSCAPE = { width: mm(148), height: mm(105) } as const

/** The shop's colours on paper: legible on a black and white printer too. */
export const INK = '#14211b'
export const MUTED = '#4f5d55'
export const ACCENT = '#0a6b43'
export const TINT = '#eef4ef'
export const HAIRLINE = '#cdd6cf'
export const BLACK = '#000000'

export type StructureElement = PDFKit.PDFStructureElement

export interface Pdf {
  readonly doc: PDFKit.PDFDocument
  /** Everything that a screen reader reads hangs below this element, in its order. */
  readonly root: StructureElement
  /** A visitor's text in characters that the fonts have. */
  printable(text: string): string
  finish(): Promise<Uint8Array>
}

interface PdfSettings {
  readonly title: string
  /** BCP 47 tag. */
  readonly lang: string
  /** Written into the file; the same input always makes the same bytes. */
  readonly createdAt: Date
  /** A4 where nothing is said. */
  readonly size?: { readonly width: number; readonly height: number }
}

const require = createRequire(import.meta.url)

let fontFiles: Readonly<Record<'regular' | 'strong', Buffer>> | undefined

/** Read with the first document, and once. */
const fonts = () => {
  fontFiles ??= {
    regular: readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    strong: readFileSync(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  }
  return fontFiles
}

interface OpenFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

/** The library has no public way to ask whether a character can be printed. */
const glyphTest = (doc: unknown) => {
  // The type describes the font that the library itself draws with; both fonts have the same characters.
  const { font } = (doc as OpenFont)._font
  return (codePoint: number) => font.hasGlyphForCodePoint(codePoint)
}

/** A new document with its first page open. Its pages have no margins: text never starts a page by itself. */
export function openPdf({ title, lang, createdAt, size = A4 }: PdfSettings): Pdf {
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang,
    info: { Title: title, Author: BRAND.companyName, Creator: BRAND.name, CreationDate: createdAt },
  })
  doc.registerFont('strong', fonts().strong)
  doc.registerFont('regular', fonts().regular)
  doc.font('regular')
  const hasGlyph = glyphTest(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    root,
    printable: (text) => toPrintable(text, hasGlyph),
    finish: () => {
      root.end()
      doc.end()
      return buffer(doc)
    },
  }
}
