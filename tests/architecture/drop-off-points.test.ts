import { describe, expect, it } from 'vitest'
import type { CarrierName } from '#domain/markets/carrier-name.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { MESSAGES } from '#messages/messages.ts'

interface DropOff {
  readonly carrier: CarrierName
  /** What people of the country call the place where this carrier takes parcels. */
  readonly local: RegExp
  /** Places of other carriers, which do not take our parcels. */
  readonly foreign: RegExp
}

const DROP_OFFS: Readonly<Record<MarketId, DropOff>> = {
  at: {
    carrier: 'UPS',
    local: /Annahmestelle|Annahme/,
    foreign: /Postfiliale|Post-Geschäftsstelle|Paketshop/,
  },
  de: { carrier: 'DHL', local: /Paketshop/, foreign: /Access Point|Hermes|Post-Geschäftsstelle/ },
  en: { carrier: 'UPS', local: /parcel shop/, foreign: /post office|An Post/i },
  es: { carrier: 'UPS', local: /punto de[ \u00a0]conveniencia/, foreign: /oficina de Correos/i },
  fr: { carrier: 'UPS', local: /point relais/, foreign: /bureau de poste|Mondial Relay/i },
  it: { carrier: 'UPS', local: /punto di[ \u00a0]ritiro/, foreign: /ufficio postale/i },
  pl: { carrier: 'DHL', local: /punk(?:cie|tu)(?: nadania)?/, foreign: /Paczkoma|poczt(?:a|y|cie|ę) /i },
}

/** The texts that say where to take the parcel. */
const listDropOffTexts = (market: MarketId) => ({
  PARCEL_QR: MESSAGES[market].PARCEL_QR,
  LABEL_QR: CORRESPONDENCE[market].LABEL_QR,
  LABEL_NO_PRINTER_TEXT: CORRESPONDENCE[market].LABEL_NO_PRINTER_TEXT,
  MAIL_CREATED_QR: CORRESPONDENCE[market].MAIL_CREATED_QR,
})

describe.each(MARKET_IDS)('the drop-off points of %s', (market) => {
  const { carrier, local, foreign } = DROP_OFFS[market]

  it('are those of its carrier', () => {
    expect(MARKETS[market].footerShippingLogo).toBe(carrier)
  })

  it('have the name that people use', () => {
    const others = Object.entries(listDropOffTexts(market)).filter(([, text]) => !local.test(text))
    expect(others).toEqual([])
  })

  it('are not those of another carrier', () => {
    const texts = Object.entries({ ...MESSAGES[market], ...CORRESPONDENCE[market] })
    expect(texts.filter(([, text]) => foreign.test(text))).toEqual([])
  })
})
