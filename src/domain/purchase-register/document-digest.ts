import type { IdentityDocument } from '#domain/identity/identity-document.ts'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { HashText } from './hash-chain.ts'
import type { DocumentDigest } from './register-entry.ts'

/** A document with the random text that keeps its digest from being guessed. */
export interface SaltedDocument {
  readonly document: IdentityDocument
  readonly salt: string
}

/** The digest of a document. The same document with the same salt always has the same one. */
export const digestDocument = ({ document, salt }: SaltedDocument, hash: HashText): DocumentDigest => ({
  kind: document.kind,
  digest: hash(canonicalise({ version: 1, salt, document: { ...document } })),
})
