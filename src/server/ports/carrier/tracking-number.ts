import { createHash } from 'node:crypto'
import type { BookedShipment } from './carrier.ts'

type CarrierName = BookedShipment['carrier']

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const toFullTen = (value: number) => (10 - (value % 10)) % 10

/** Check digit of the 15 characters after `1Z`: every second one counts twice, a letter counts as a digit (A = 2). */
export function upsCheckDigit(characters: string): number {
  const weighted = [...characters].map((character, index) => {
    const code = character.charCodeAt(0)
    const value = code >= 65 ? (code - 63) % 10 : code - 48
    return index % 2 === 1 ? value * 2 : value
  })
  return toFullTen(sum(weighted))
}

/** Check digit of GS1 numbers: from the right, the digits count three times and once by turns. */
export function gs1CheckDigit(digits: string): number {
  const fromRight = [...digits].toReversed()
  return toFullTen(sum(fromRight.map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1))))
}

/** The last `length` characters of a large number in a base, filled up with zeros. */
const digitsOf = (value: bigint, base: number, length: number) =>
  value.toString(base).toUpperCase().padStart(length, '0').slice(-length)

/** Parts of one hash, so that numbers of neighbouring trades have nothing in common. */
function partsOf(carrier: CarrierName, tradeNumber: string): readonly [bigint, bigint] {
  const hash = createHash('sha256').update(`${carrier} ${tradeNumber}`).digest()
  return [hash.readBigUInt64BE(0), hash.readBigUInt64BE(8)]
}

/** UPS Standard, the service within the EU. */
const UPS_SERVICE = '68'

const MAKERS: Readonly<Record<CarrierName, (tradeNumber: string) => string>> = {
  UPS: (tradeNumber) => {
    const [account, parcel] = partsOf('UPS', tradeNumber)
    const body = digitsOf(account, 36, 6) + UPS_SERVICE + digitsOf(parcel, 10, 7)
    return `1Z${body}${upsCheckDigit(body)}`
  },
  DHL: (tradeNumber) => {
    const [parcel] = partsOf('DHL', tradeNumber)
    const body = `3${digitsOf(parcel, 10, 16)}`
    // `00` says that the serial number of a parcel follows; it is no part of that number.
    return `00${body}${gs1CheckDigit(body)}`
  },
}

/** The number of a trade's parcel: always the same for the same trade, and with the carrier's own check digit. */
export const trackingNumberOf = (carrier: CarrierName, tradeNumber: string): string =>
  MAKERS[carrier](tradeNumber)
