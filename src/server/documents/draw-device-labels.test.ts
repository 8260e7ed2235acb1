import { describe, expect, it } from 'vitest'
import { readBars, readPdf } from '../../../tests/support/read-pdf.ts'
import { paint, scan } from '../../../tests/support/scan-code.ts'
import { HOSTILE_TEXTS } from '../../../tests/support/shipping-documents.ts'
import { DEVICE_LABEL, drawDeviceLabels } from './draw-device-labels.ts'

const AT = new Date('2026-11-14T23:30:00Z')

describe('the labels of devices', () => {
  it('are one page each, with number and model, and a barcode that a scanner reads', async () => {
    const labels = ['7K3M-9QXZ-1', '7K3M-9QXZ-2'].map((number) => ({ number, device: 'Apple iPhone 13' }))
    const bytes = await drawDeviceLabels(labels, AT)
    const { pages } = await readPdf(bytes)
    expect(pages.map(({ text }) => text.split('\n').filter((line) => line.trim() !== ''))).toEqual(
      labels.map(({ number, device }) => [number, device]),
    )
    for (const [index, { number }] of labels.entries()) {
      const [bars = []] = await readBars(bytes, index + 1)
      expect(scan(paint(bars, { x: 6, y: 3 }), 'CODE_128')).toBe(number)
    }
  })

  it.each(HOSTILE_TEXTS)('stay inside the paper: %s', async (_, device) => {
    const { pages } = await readPdf(await drawDeviceLabels([{ number: '7K3M-9QXZ-1', device }], AT))
    for (const { x, y, width } of pages[0]?.items ?? []) {
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(DEVICE_LABEL.width)
      expect(y).toBeLessThan(DEVICE_LABEL.height)
    }
  })
})
