import { sql } from 'drizzle-orm'
import type { IdentityDocument } from '#domain/identity/identity-document.ts'
import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import type { Connection } from '#server/db/database.ts'
import { openDocument } from '#server/modules/identity/seal-document.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { ReadDocuments } from './export-register.ts'

const listDigests = (rows: readonly RegisterRow[]): readonly string[] =>
  rows.flatMap(({ entry }) =>
    entry.kind === 'PURCHASE' && entry.identityDocument ? [entry.identityDocument.digest] : [],
  )

interface SealedRow extends Record<string, unknown> {
  readonly transactionId: number
  readonly digest: string
  readonly sealedFields: Buffer
}

/**
 * Opens the documents that rows of the register name. One whose fields no longer match the digest in the chain was changed
 * since, so it is left out like an erased one.
 */
export const openDocuments =
  (tx: Connection, secret: ShopSecret): ReadDocuments =>
  async (rows) => {
    const { rows: stored } = await tx.execute<SealedRow>(sql`
      select transaction_id::float8 as "transactionId", digest, sealed_fields as "sealedFields"
      from identity_request where digest = any(${sql.param(listDigests(rows))}::text[])`)
    const documents = new Map<string, IdentityDocument>()
    for (const { transactionId, digest, sealedFields } of stored) {
      const opened = openDocument(secret, transactionId, sealedFields)
      if (opened && opened.digested.digest === digest) documents.set(digest, opened.document)
    }
    return documents
  }
