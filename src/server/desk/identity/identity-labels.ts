import type { DocumentKind, DocumentSide } from '#domain/identity/identity-document.ts'
import type { IdentityState, RefusalReason } from '#domain/identity/identity-request.ts'

export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  ID_CARD: 'Identity card',
  PASSPORT: 'Passport',
  RESIDENCE_PERMIT: 'Residence permit',
  DRIVING_LICENCE: 'Driving licence',
}

export const SIDE_LABELS: Readonly<Record<DocumentSide, string>> = { FRONT: 'Front', BACK: 'Back' }

export const IDENTITY_STATE_LABELS: Readonly<Record<IdentityState, string>> = {
  REQUESTED: 'Waiting for the seller',
  SUBMITTED: 'To be checked',
  ACCEPTED: 'Accepted',
  REFUSED: 'Refused, waiting for the seller',
}

export const REFUSAL_LABELS: Readonly<Record<RefusalReason, string>> = {
  UNREADABLE: 'The document can’t be read',
  INCOMPLETE: 'A page or side is missing',
  EXPIRED: 'The document has expired',
  NAME_DIFFERS: 'It’s in another name',
  FIELDS_DIFFER: 'What was typed isn’t what the document says',
}
