import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { readPdf } from '../../../../tests/support/read-pdf.ts'
import { createShipmentRequest } from '../../../../tests/support/shipping-documents.ts'
import { createPrintedCarrier } from './printed-carrier.ts'
import { buildWarehouseAddress } from './warehouse-address.ts'

const carrier = createPrintedCarrier()

describe('the printed carrier', () => {
  it.each(Object.values(MARKETS))('books with the carrier of $id', async (market) => {
    const shipment = await carrier.book(createShipmentRequest({ market }))
    expect(shipment.carrier).toBe(market.footerShippingLogo)
    expect(shipment.qrText).toBe(`${market.footerShippingLogo}:${shipment.trackingNumber}`)
    const { pages, lang } = await readPdf(shipment.labelPdf)
    expect(lang).toBe(market.locale)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.text.replaceAll(' ', '')).toContain(shipment.trackingNumber)
  })

  it('sends every parcel to the warehouse', async () => {
    const { labelPdf } = await carrier.book(createShipmentRequest())
    const text = (await readPdf(labelPdf)).pages[0]?.text ?? ''
    const { lines, street, zip, city } = buildWarehouseAddress()
    for (const line of [...lines, street, `${zip} ${city}`]) expect(text).toContain(line)
  })

  it('returns the same bytes when the same trade is booked again', async () => {
    const first = await carrier.book(createShipmentRequest())
    expect(await carrier.book(createShipmentRequest())).toEqual(first)
  })

  it('gives every trade a different number', async () => {
    const first = await carrier.book(createShipmentRequest())
    const other = await carrier.book(createShipmentRequest({ parcelNumber: 'R1000043' }))
    expect(other.trackingNumber).not.toBe(first.trackingNumber)
  })
})
