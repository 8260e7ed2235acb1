import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { buildWarehouseAddress } from '#server/ports/carrier/warehouse-address.ts'
import { readBars, readPdf, readRoles } from '../../../tests/support/read-pdf.ts'
import { paint, scan } from '../../../tests/support/scan-code.ts'
import { createShipmentRequest, HOSTILE_TEXTS } from '../../../tests/support/shipping-documents.ts'
import type { LabelInput } from './draw-label.ts'
import { drawShippingLabel } from './draw-shipping-label.ts'
import { A4, A6_LANDSCAPE, mm } from './pdf-page.ts'

const createLabel = (overrides: Partial<LabelInput> = {}): LabelInput => ({
  ...createShipmentRequest(),
  translate: getCorrespondenceTranslator(overrides.market ?? MARKETS.de),
  receiver: buildWarehouseAddress(),
  carrier: 'DHL',
  trackingNumber: '00340434161094021501',
  qrText: 'DHL:00340434161094021501',
  ...overrides,
})

const printed = async (overrides: Partial<LabelInput> = {}) => {
  const { pages, ...rest } = await readPdf(await drawShippingLabel(createLabel(overrides)))
  const [page = { text: '', items: [] }] = pages
  return { ...rest, ...page, pageCount: pages.length }
}

const sender = (overrides: Partial<LabelInput['sender']>) => ({
  sender: { ...createShipmentRequest().sender, ...overrides },
})

/** Where the label is on the sheet. */
const LABEL = {
  left: (A4.width - A6_LANDSCAPE.width) / 2,
  right: (A4.width + A6_LANDSCAPE.width) / 2,
  top: mm(25),
  bottom: mm(25) + A6_LANDSCAPE.height,
}

describe('the shipping label', () => {
  it.each(
    MARKET_IDS.flatMap(
      (id) =>
        [
          [id, 'people'],
          [id, 'business'],
        ] as const,
    ),
  )('has a title and one line of advice above its frame in %s for %s', async (id, audience) => {
    const market = MARKETS[id]
    const { items } = await printed({ market, translate: getCorrespondenceTranslator(market, audience) })
    const lines = items.filter(({ y }) => y < LABEL.top + mm(1)).map(({ y }) => Math.round(y))
    expect(new Set(lines).size).toBe(2)
  })

  it('shows sender, receiver, trade and tracking number', async () => {
    const { text, title, pageCount } = await printed()
    for (const line of ['Jürgen Großmann', 'Königsallee 27', '40212 Düsseldorf', 'DEUTSCHLAND', 'R1000042'])
      expect(text).toContain(line)
    expect(text).toContain('0034 0434 1610 9402 1501')
    expect(text).toContain('Datum 15.11.2026')
    expect({ title, pageCount }).toEqual({ title: 'Versandetikett R1000042', pageCount: 1 })
  })

  it.each([
    ['Polish', MARKETS.pl, ['Łukasz Wójcik-Żółkiewski', 'ul. Świętokrzyska 12/34', '00-116 Łódź', 'POLSKA']],
    ['Greek', MARKETS.en, ['Γεωργία Παπαδοπούλου', 'Οδός Ερμού 12', '10563 Αθήνα', 'POLAND']],
  ])('keeps %s letters', async (_, market, [name = '', street = '', place = '', country = '']) => {
    const [zip = '', city = ''] = place.split(' ')
    const { text } = await printed({ market, ...sender({ lines: [name], street, zip, city, country: 'PL' }) })
    for (const line of [name, street, place, country]) expect(text).toContain(line)
  })

  it('keeps a character whose glyph stood for another one on the paper before', async () => {
    const names = ['D\u2019Arc', 'D\u02bcArc']
    for (const name of names) expect((await printed(sender({ lines: [name] }))).text).toContain(name)
  })

  it('carries both codes so that a scanner reads them from the paper', async () => {
    const [qr = [], bars = [], ...others] = await readBars(await drawShippingLabel(createLabel()))
    expect(scan(paint(qr, { x: 2, y: 2 }), 'QR_CODE')).toBe('DHL:00340434161094021501')
    expect(scan(paint(bars, { x: 3, y: 3 }), 'CODE_128')).toBe('00340434161094021501')
    expect(others).toEqual([])
  })

  it('keeps the quiet zones of the codes white', async () => {
    const [qr = [], bars = []] = await readBars(
      await drawShippingLabel(createLabel({ trackingNumber: '1Z999AA10123456784' })),
    )
    const left = Math.min(...bars.map(({ x }) => x))
    const right = Math.max(...bars.map(({ x, width }) => x + width))
    const module = Math.min(...bars.map(({ width }) => width))
    expect(left - LABEL.left).toBeGreaterThan(10 * module)
    expect(LABEL.right - right).toBeGreaterThan(10 * module)
    const qrModule = Math.min(...qr.map(({ width }) => width))
    expect(LABEL.right - Math.max(...qr.map(({ x, width }) => x + width))).toBeGreaterThan(4 * qrModule)
  })

  it('does not reveal what is inside', async () => {
    const { items } = await printed({ deviceCount: 7 })
    const onLabel = items.filter(({ y }) => y < A4.height / 2)
    expect(onLabel.map(({ text }) => text).join(' ')).not.toMatch(/Gerät|\b7\b/)
  })

  it('shows how to pack, for one device or many', async () => {
    const one = (await printed({ deviceCount: 1 })).text.replaceAll('\n', ' ')
    expect(one).toContain('In drei Schritten verpackt')
    expect(one).toContain('Wickle dein Gerät in')
    expect((await printed({ deviceCount: 12 })).text.replaceAll('\n', ' ')).toContain(
      'Wickle jedes deiner 12 Geräte',
    )
  })

  it('can be read by a screen reader, codes included', async () => {
    const roles = await readRoles(await drawShippingLabel(createLabel()))
    expect(roles.filter((role) => /^(H\d|Figure)/.test(role))).toEqual([
      'H1',
      'Figure: QR-Code mit der Sendungsnummer 00340434161094021501',
      'Figure: Strichcode mit der Nummer 00340434161094021501',
      'H2',
      ...Array.from({ length: 6 }, () => 'H3'),
    ])
  })

  it('prints a long address in full, only smaller', async () => {
    const lines = [
      'Gesellschaft für die Wiederaufbereitung gebrauchter Mobiltelefone und Unterhaltungselektronik mbH',
      'z. Hd. Frau Dr. Annegret Schulze-Kleinschmidt von und zu Hohenlohe-Schillingsfürst',
    ]
    const { text } = await printed(sender({ lines }))
    const words = text.replaceAll('\n', ' ')
    for (const line of lines) expect(words).toContain(line)
  })

  it('shows an unknown country code as it is', async () => {
    expect((await printed(sender({ country: 'Freistaat Flaschenhals' }))).text).toContain(
      'FREISTAAT FLASCHENHALS',
    )
  })
})

describe('a label with a hostile address', () => {
  it.each(HOSTILE_TEXTS)('stays inside its frame: %s', async (_, text) => {
    const everywhere = { lines: [text, text, text, text], street: text, zip: text, city: text, country: text }
    const { items, pageCount } = await printed({ sender: everywhere, receiver: everywhere })
    expect(pageCount).toBe(1)
    const upper = items.filter(({ y }) => y > LABEL.top && y < A4.height / 2 - mm(2))
    expect(upper.length).toBeGreaterThan(5)
    for (const { x, y, width } of upper) {
      expect(x).toBeGreaterThanOrEqual(LABEL.left)
      expect(x + width).toBeLessThanOrEqual(LABEL.right)
      expect(y).toBeLessThanOrEqual(LABEL.bottom)
    }
  })

  it('does not write over the address below', async () => {
    const long = 'W'.repeat(200)
    const { items } = await printed(
      sender({ lines: [long, long, long], street: long, zip: long, city: long }),
    )
    const receiverTop = items.find(({ text }) => text === 'An')?.y ?? 0
    const cut = items.filter(({ text }) => text.startsWith('WWW'))
    expect(cut.length).toBeGreaterThanOrEqual(5)
    for (const { y } of cut) expect(y).toBeLessThan(receiverTop - mm(2))
  })
})
