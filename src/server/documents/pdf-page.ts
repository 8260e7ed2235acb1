import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { getBrand, getCompany } from '#server/config/operator.ts'
import { type FontName, openFont } from './pdf-fonts.ts'
import { toPrintable } from './to-printable.ts'

const POINTS_PER_MILLIMETRE = 72 / 25.4

/** Converts to points, the unit of PDF. */
export const mm = (millimetres: number): number => millimetres * POINTS_PER_MILLIMETRE

export const A4 = { width: mm(210), height: mm(297) } as const

export const A6_LANDSCAPE = { width: mm(148), height: mm(105) } as const

/** The shop's colours on paper; legible on a black and white printer as well. */
export const INK = '#14211b'
export const MUTED = '#4f5d55'
export const ACCENT = '#0a6b43'
export const TINT = '#eef4ef'
export const HAIRLINE = '#cdd6cf'
export const BLACK = '#000000'

export type StructureElement = PDFKit.PDFStructureElement

export interface Pdf {
  readonly doc: PDFKit.PDFDocument
  /** The root of what a screen reader reads, in reading order. */
  readonly root: StructureElement
  /** A visitor's text, reduced to characters that the fonts have. */
  printable(text: string): string
  finish(): Promise<Uint8Array>
}

interface PdfSettings {
  readonly title: string
  /** BCP 47 tag. */
  readonly lang: string
  /** Written into the file, so that the same input always gives the same bytes. */
  readonly createdAt: Date
  /** A4 by default. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** PDFKit takes fonts that are open already; its types know files only. */
const registerFont = (doc: PDFKit.PDFDocument, name: FontName, font: Font) =>
  doc.registerFont(name, font as unknown as Buffer)

/** Opens a document with its first page. Pages have no margins, so that text never starts a page by itself. */
export function openPdf({ title, lang, createdAt, size = A4 }: PdfSettings): Pdf {
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang,
    info: { Title: title, Author: getCompany().name, Creator: getBrand().name, CreationDate: createdAt },
  })
  const regular = openFont('regular')
  registerFont(doc, 'strong', openFont('strong'))
  registerFont(doc, 'regular', regular)
  doc.font('regular')
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    root,
    // Both fonts have the same characters.
    printable: (text) => toPrintable(text, (codePoint) => regular.hasGlyphForCodePoint(codePoint)),
    finish: () => {
      root.end()
      doc.end()
      return buffer(doc)
    },
  }
}
