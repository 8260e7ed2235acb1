import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKETS } from '#markets/markets.ts'
import { readBars, readPdf, readRoles } from '../../../tests/support/read-pdf.ts'
import { paint, scan } from '../../../tests/support/scan-code.ts'
import { createSlipInput, createSlipLine, HOSTILE_TEXTS } from '../../../tests/support/shipping-documents.ts'
import { drawPackingSlip } from './draw-packing-slip.ts'
import { A4 } from './pdf-page.ts'
import type { SlipInput } from './slip-input.ts'

const printed = async (overrides: Partial<SlipInput> = {}) =>
  readPdf(await drawPackingSlip(createSlipInput(overrides)))

const readText = async (overrides: Partial<SlipInput> = {}) =>
  (await printed(overrides)).pages.map(({ text }) => text).join('\n')

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) => createSlipLine({ number: index + 1 }))

describe('the packing slip', () => {
  it('says who sends the box and by when', async () => {
    const { pages, title, lang } = await printed()
    const text = pages[0]?.text ?? ''
    for (const part of [
      'R1000042',
      'Jürgen Großmann',
      '15.11.2026',
      '06.12.2026',
      'Leg dieses Blatt in den Karton.',
    ])
      expect(text).toContain(part)
    expect({ title, lang, pagesCount: pages.length }).toEqual({
      title: 'Packzettel R1000042',
      lang: 'de-DE',
      pagesCount: 1,
    })
  })

  it('lists every device by its model, and nothing that its seller has said or was offered', async () => {
    const lines = [createSlipLine(), createSlipLine({ number: 2, name: 'Canon EOS R6' })]
    const text = (await readText({ lines })).split('\n').join(' ')
    expect(text).toContain('1 Apple iPhone 13 Pro 2 Canon EOS R6')
    expect(text).not.toMatch(/€|\d GB|Zustand|Wie neu|Gut\b|Speicher\b|Summe|Gutschein/)
  })

  it('keeps Polish letters', async () => {
    const text = await readText({ market: MARKETS.pl, sellerName: 'Łukasz Wójcik-Żółkiewski' })
    expect(text).toContain('Łukasz Wójcik-Żółkiewski')
    expect(text).toContain('15/11/2026')
    expect(text).not.toContain('zł')
  })

  it('carries the trade number as a barcode that a scanner reads', async () => {
    const [bars = []] = await readBars(await drawPackingSlip(createSlipInput()))
    expect(scan(paint(bars, { x: 3, y: 3 }), 'CODE_128')).toBe('R1000042')
  })

  it('lists what to do before closing the box', async () => {
    const text = await readText()
    const checks = [
      'Daten gesichert',
      'Abgemeldet, Sperren entfernt',
      'Gelöscht',
      'SIM- und Speicherkarten entnommen',
      'Akku bei 30 bis 50 %',
      'Karton geschlossen',
    ]
    for (const check of checks) expect(text).toContain(check)
  })

  it('can be read by a screen reader as headings, table and list', async () => {
    const roles = await readRoles(await drawPackingSlip(createSlipInput({ lines: manyLines(2) })))
    const count = (role: string) => roles.filter((found) => found === role).length
    const counted = { H1: 1, H2: 2, Table: 1, TR: 3, TH: 2, TD: 4, L: 1, LI: 6 }
    for (const [role, expected] of Object.entries(counted)) expect(count(role), role).toBe(expected)
    expect(roles).toContain('Figure: Strichcode mit der Verkaufsnummer R1000042')
  })
})

const LONG_MS = MINUTE_MS

describe('a packing slip of a thousand devices', () => {
  it(
    'has every device once, in order, and the titles of the columns on every page',
    async () => {
      const { pages } = await printed({ lines: manyLines(1_000) })
      const numbers = pages.flatMap(({ text }) => text.split('\n').filter((part) => /^\d{1,4}$/.test(part)))
      expect(numbers).toEqual(manyLines(1_000).map(({ number }) => String(number)))
      const withRows = pages.filter(({ text }) => text.includes('Apple iPhone 13 Pro'))
      expect(withRows.length).toBeGreaterThan(20)
      for (const { text } of withRows) expect(text).toContain('Gerät')
    },
    LONG_MS,
  )

  it('numbers its pages and says on each which trade it belongs to', async () => {
    const { pages } = await printed({ lines: manyLines(100) })
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`)
      expect(text).toContain('R1000042')
    }
  })

  it.each([9, 10, 14, 15, 16, 17, 18, 19])(
    'keeps the check list whole where %i devices end a page',
    async (count) => {
      const { pages } = await printed({ lines: manyLines(count) })
      const withList = pages.filter(({ text }) => /Daten gesichert|Karton geschlossen/.test(text))
      expect(withList).toHaveLength(1)
      for (const { items } of pages) for (const { y } of items) expect(y).toBeLessThan(A4.height)
    },
  )
})

describe('a packing slip with hostile texts', () => {
  it.each(HOSTILE_TEXTS)('stays inside the paper: %s', async (_, text) => {
    const lines = [createSlipLine({ name: text }), createSlipLine({ number: 2 })]
    const { pages } = await printed({ sellerName: text, lines })
    expect(pages).toHaveLength(1)
    for (const { x, y, width } of pages[0]?.items ?? []) {
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(A4.width)
      expect(y).toBeLessThan(A4.height)
    }
  })
})
