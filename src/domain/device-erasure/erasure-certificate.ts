import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { ErasureMethod } from './erasure-method.ts'

/** What we certify about the erasure of one device. */
export interface ErasureCertificate {
  /** 122 random bits, so that nobody can guess the text from its hash in the public log. */
  readonly id: string
  /** Trade number and item number. */
  readonly reference: string
  /** Counts the records of a device from 1. */
  readonly number: number
  /** The model, in the language of the sale. */
  readonly device: string
  /** Masked; null where it can't be read. */
  readonly serialNumber: string | null
  /** Null for a record that takes the one before back. */
  readonly method: ErasureMethod | null
  /** Who did it: a code, not a name. */
  readonly operator: string
  readonly atMs: number
  /** The id of the record before, which this one replaces; null for the first. */
  readonly replaces: string | null
}

/** The text that is signed, and whose hash the public log has. */
export const buildCertificateText = (certificate: ErasureCertificate): string => {
  const { id, reference, number, device, serialNumber, method, operator, atMs, replaces } = certificate
  return canonicalise({
    kind: 'erasure-certificate',
    version: 1,
    id,
    reference,
    number,
    device,
    serialNumber,
    method,
    operator,
    atMs,
    replaces,
  })
}

/** The certificate that a stored text says. The text was written by `buildCertificateText`. */
export function readCertificateText(text: string): ErasureCertificate {
  const { kind: _, version: __, ...certificate } = JSON.parse(text)
  return certificate
}

const SHOWN_CHARACTERS = 4

/** A serial number or IMEI of which only the end is shown: enough to recognise one's own, too little to misuse it. */
export function maskSerialNumber(serialNumber: string): string {
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(serialNumber.length / 2))
  return `••••${serialNumber.slice(serialNumber.length - shown)}`
}

const CODE_DIGITS = 6

/** An operator by a code: certificates name nobody, and still we know who it was. */
export const buildOperatorCode = (operatorId: string): string =>
  operatorId.replace(/-/g, '').slice(0, CODE_DIGITS).toUpperCase()
