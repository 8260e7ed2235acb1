import type { DocumentKind } from '#domain/identity/identity-document.ts'

export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  ID_CARD: 'Identity card',
  PASSPORT: 'Passport',
  RESIDENCE_PERMIT: 'Residence permit',
  DRIVING_LICENCE: 'Driving licence',
}
