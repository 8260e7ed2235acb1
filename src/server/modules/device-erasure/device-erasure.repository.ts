import { sql } from 'drizzle-orm'
import type { CertificateMailPeriod } from '#domain/device-erasure/certificate-mail-period.ts'
import { type ErasureCertificate, readCertificateText } from '#domain/device-erasure/erasure-certificate.ts'
import type { ErasureStatement } from '#domain/proof-files/statements.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A certificate as it was signed. */
export interface SignedCertificate {
  readonly itemNumber: number
  readonly certificate: ErasureCertificate
  /** SHA-256 of its text in hex, as in the public log. */
  readonly hash: string
  readonly keyId: string
  readonly signature: string
}

interface CertificateRow extends Record<string, unknown> {
  readonly itemNumber: number
  readonly content: string
  readonly hash: string
  readonly keyId: string
  readonly signature: string
}

const COLUMNS = sql`item_number as "itemNumber", content, key_id as "keyId", signature,
  encode(sha256(convert_to(content, 'UTF8')), 'hex') as hash`

const toSigned = ({ content, ...row }: CertificateRow): SignedCertificate => ({
  ...row,
  certificate: readCertificateText(content),
})

/** The valid record about a device; null where there is none. */
export async function findCertificate(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<SignedCertificate | null> {
  const { rows } = await db.execute<CertificateRow>(sql`
    select ${COLUMNS} from device_erasure
    where transaction_id = ${transactionId} and item_number = ${itemNumber} order by number desc limit 1`)
  return rows[0] ? toSigned(rows[0]) : null
}

/** The latest record of a time about each device, and whether its seller knows another one from before. */
export interface MailedCertificate extends SignedCertificate {
  readonly wasMailed: boolean
}

export async function listMailedCertificates(
  db: Connection,
  transactionId: number,
  { fromMs, untilMs }: CertificateMailPeriod,
): Promise<readonly MailedCertificate[]> {
  const { rows } = await db.execute<CertificateRow & { readonly wasMailed: boolean }>(sql`
    select distinct on (item_number) ${COLUMNS},
      coalesce((select method from device_erasure as earlier where earlier.transaction_id = erasure.transaction_id
        and earlier.item_number = erasure.item_number and earlier.recorded_at < ${new Date(fromMs)}
        order by earlier.number desc limit 1), '') <> '' as "wasMailed"
    from device_erasure as erasure
    where transaction_id = ${transactionId} and recorded_at >= ${new Date(fromMs)}
      and recorded_at < ${new Date(untilMs)}
    order by item_number, number desc`)
  return rows.map(({ wasMailed, ...row }) => ({ ...toSigned(row), wasMailed }))
}

/** Every record about the erasure of a sale's devices, as its trade file says it. */
export async function listErasureStatements(
  db: Connection,
  transactionId: number,
): Promise<readonly ErasureStatement[]> {
  const { rows } = await db.execute<CertificateRow>(sql`
    select ${COLUMNS} from device_erasure where transaction_id = ${transactionId} order by item_number, number`)
  return rows.map(toSigned).map(({ itemNumber, certificate, keyId, signature }) => ({
    kind: 'erasure',
    item: itemNumber,
    atMs: certificate.atMs,
    certificate,
    keyId,
    signature,
  }))
}
