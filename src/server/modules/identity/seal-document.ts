import { createHash, randomBytes } from 'node:crypto'
import type { IdentityDocument } from '#domain/identity/identity-document.ts'
import { digestDocument, type SaltedDocument } from '#domain/purchase-register/document-digest.ts'
import type { DocumentDigest } from '#domain/purchase-register/register-entry.ts'
import { buildIdentityContext } from '#server/secrets/identity-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const SALT_BYTES = 32

export interface SealedDocument {
  readonly sealedFields: Uint8Array
  readonly digested: DocumentDigest
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Encrypts the fields of a document for one trade, with the salt of the digest that the register gets. */
export function sealDocument(
  secret: ShopSecret,
  transactionId: number,
  document: IdentityDocument,
): SealedDocument {
  const salted: SaltedDocument = { document, salt: randomBytes(SALT_BYTES).toString('base64url') }
  return {
    sealedFields: secret.seal(JSON.stringify(salted), buildIdentityContext(transactionId)),
    digested: digestDocument(salted, sha256),
  }
}

/** The fields of a document; null where they are erased, or no key opens them. */
export function openDocument(
  secret: ShopSecret,
  transactionId: number,
  sealedFields: Uint8Array | null,
): (SaltedDocument & { readonly digested: DocumentDigest }) | null {
  if (sealedFields === null || sealedFields.length === 0) return null
  try {
    // Only `sealDocument` seals for this place.
    const salted = JSON.parse(
      secret.open(sealedFields, buildIdentityContext(transactionId)),
    ) as SaltedDocument
    return { ...salted, digested: digestDocument(salted, sha256) }
  } catch {
    return null
  }
}
