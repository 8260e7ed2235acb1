import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paint, readPng, scan } from '../../../tests/support/scan-code.ts'
import { buildCode128Path, buildQrPath, type CodePath, renderQrPng, renderQrSvg } from './barcodes.ts'

const listBars = ({ path }: Pick<CodePath, 'path'>) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: 1,
  }))

const SQUARE_MODULES = { x: 4, y: 4 }
const TALL_BARS = { x: 3, y: 60 }

const PARCELS = ['DHL:00340434161094021501', 'UPS:1Z999AA10123456784']

describe('the QR code of a parcel', () => {
  it.each(PARCELS)('reads %s again when drawn as a path', (text) => {
    expect(scan(paint(listBars(buildQrPath(text)), SQUARE_MODULES), 'QR_CODE')).toBe(text)
  })

  it.each(PARCELS)('reads %s again as a PNG of a mail', async (text) => {
    expect(scan(readPng(await renderQrPng(text)), 'QR_CODE')).toBe(text)
  })

  it('has the quiet zone of four modules that scanners need', async () => {
    const { width, pixels } = readPng(await renderQrPng('DHL:00340434161094021501'))
    const modules = buildQrPath('DHL:00340434161094021501').width
    const module = width / (modules + 8)
    expect(Number.isInteger(module)).toBe(true)
    const firstDark = pixels.indexOf(0)
    expect({ firstDark: firstDark % width, floor: Math.floor(firstDark / width) }).toEqual({
      firstDark: 4 * module,
      floor: 4 * module,
    })
  })

  it('carries letters of all markets', () => {
    const text = 'Zażółć gęślą jaźń, Straße, Ωραία'
    expect(scan(paint(listBars(buildQrPath(text)), SQUARE_MODULES), 'QR_CODE')).toBe(text)
  })
})

describe('the QR code of a page', () => {
  it('is a labelled picture, black on white in every colour scheme', () => {
    const svg = renderQrSvg('DHL:00340434161094021501', 'QR-Code für die Filiale')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-4 -4 29 29" role="img"/)
    expect(svg).toContain('aria-label="QR-Code für die Filiale"')
    expect(svg).toContain('<title>QR-Code für die Filiale</title>')
    expect(svg).toContain('<path fill="#fff" d="M-4 -4h29v29h-29z"/><path fill="#000" d="M')
  })

  it('is labelled with its text by default', () => {
    expect(renderQrSvg('DHL:1')).toContain('<title>DHL:1</title>')
  })

  it('holds the same code', () => {
    const [, path = ''] = /fill="#000" d="([^"]+)"/.exec(renderQrSvg('DHL:00340434161094021501')) ?? []
    expect(scan(paint(listBars({ path }), SQUARE_MODULES), 'QR_CODE')).toBe('DHL:00340434161094021501')
  })

  it('lets no label break out of the picture', () => {
    const svg = renderQrSvg('x', '"><script>alert(1)</script>&')
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')
  })
})

describe('the barcode', () => {
  it.each(['00340434161094021501', '1Z999AA10123456784', 'R1000042', 'A-7'])('reads %s again', (text) => {
    expect(scan(paint(listBars(buildCode128Path(text)), TALL_BARS), 'CODE_128')).toBe(text)
  })

  it('reads any trade number again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{1,20}$/), (text) => {
        expect(scan(paint(listBars(buildCode128Path(text)), TALL_BARS), 'CODE_128')).toBe(text)
      }),
      { numRuns: 50 },
    )
  })
})
