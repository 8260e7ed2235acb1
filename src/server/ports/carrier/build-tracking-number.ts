import { createHash } from 'node:crypto'
import type { BookedShipment } from './carrier.ts'

type CarrierName = BookedShipment['carrier']

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const complementToTen = (value: number) => (10 - (value % 10)) % 10

/** Check digit of the 15 characters after `1Z`: every second one counts double, letters count as digits (A = 2). */
export function computeUpsCheckDigit(characters: string): number {
  const weighted = [...characters].map((character, index) => {
    const code = character.charCodeAt(0)
    const value = code >= 65 ? (code - 63) % 10 : code - 48
    return index % 2 === 1 ? value * 2 : value
  })
  return complementToTen(sum(weighted))
}

/** Check digit of GS1 numbers: from the right, digits have alternating weights of 3 and 1. */
export function computeGs1CheckDigit(digits: string): number {
  const fromRight = [...digits].toReversed()
  return complementToTen(sum(fromRight.map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1))))
}

/** The last `length` digits of a large number in the given base, padded with zeros. */
const formatDigits = (value: bigint, base: number, length: number) =>
  value.toString(base).toUpperCase().padStart(length, '0').slice(-length)

/** Two parts of one hash, so that the numbers of neighbouring trades have nothing in common. */
function splitHash(carrier: CarrierName, parcelNumber: string): readonly [bigint, bigint] {
  const hash = createHash('sha256').update(`${carrier} ${parcelNumber}`).digest()
  return [hash.readBigUInt64BE(0), hash.readBigUInt64BE(8)]
}

/** UPS Standard, the service within the EU. */
const UPS_SERVICE = '68'

const BUILDERS: Readonly<Record<CarrierName, (parcelNumber: string) => string>> = {
  UPS: (parcelNumber) => {
    const [account, parcel] = splitHash('UPS', parcelNumber)
    const body = formatDigits(account, 36, 6) + UPS_SERVICE + formatDigits(parcel, 10, 7)
    return `1Z${body}${computeUpsCheckDigit(body)}`
  },
  DHL: (parcelNumber) => {
    const [parcel] = splitHash('DHL', parcelNumber)
    const body = `3${formatDigits(parcel, 10, 16)}`
    // `00` is the GS1 prefix for a parcel's serial number and not part of it.
    return `00${body}${computeGs1CheckDigit(body)}`
  },
}

/** The number of a trade's parcel: always the same for the same trade, with the carrier's check digit. */
export const buildTrackingNumber = (carrier: CarrierName, parcelNumber: string): string =>
  BUILDERS[carrier](parcelNumber)
