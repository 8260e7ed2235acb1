import type { DocumentKind, DocumentSide } from '#domain/identity/identity-document.ts'
import type { IdentityState, RefusalReason } from '#domain/identity/identity-request.ts'

const KINDS: Readonly<Record<DocumentKind, string>> = {
  ID_CARD: 'Identity card',
  PASSPORT: 'Passport',
  RESIDENCE_PERMIT: 'Residence permit',
  DRIVING_LICENCE: 'Driving licence',
}

const SIDES: Readonly<Record<DocumentSide, string>> = { FRONT: 'Front', BACK: 'Back' }

const STATES: Readonly<Record<IdentityState, string>> = {
  REQUESTED: 'Waiting for the seller',
  SUBMITTED: 'To be checked',
  ACCEPTED: 'Accepted',
  REFUSED: 'Refused, waiting for the seller',
}

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  UNREADABLE: 'The document can’t be read',
  INCOMPLETE: 'A page or side is missing',
  EXPIRED: 'The document has expired',
  NAME_DIFFERS: 'It’s in another name',
  FIELDS_DIFFER: 'What was typed isn’t what the document says',
}

/** The texts about identity documents. */
export const IDENTITY_TEXTS = {
  title: 'Identity documents',
  lead: 'Documents to check, oldest first.',
  empty: 'No documents to check.',
  sale: 'Sale',
  kind: 'Document',
  sent: 'Sent',
  silent: 'Sellers who don’t answer',
  silentLead:
    'The payout has waited for a document for two weeks or longer, and both reminders are out. Get in touch with the seller: the device is paid once a document is accepted, or goes back if the seller chooses that on the page of the sale.',
  waitingSince: (moment: string) => `Waiting since ${moment}`,
  ask: 'To ask a seller who wasn’t asked at checkout, open the sale: you’ll find it under Actions.',
  documentTitle: (tradeNumber: string) => `Identity document: ${tradeNumber}`,
  details: 'Seller and document',
  state: 'State',
  legalBasis: 'Legal basis',
  seller: 'Seller',
  address: 'Address',
  born: 'Born',
  notStored: 'Not stored',
  number: 'Number',
  issuedBy: 'Issued by',
  issuedDay: 'Issued on',
  expiryDay: 'Valid until',
  noEnd: 'No end',
  files: 'Files',
  noFiles: 'The files have been erased, or none were sent.',
  accept: 'Accept document',
  acceptText:
    'Accept it if it’s readable and complete, valid, in the seller’s name and matches what was typed. The purchase then goes into the register and the payout can go ahead.',
  accepted: 'Document accepted.',
  refuse: 'Refuse document',
  refuseText: 'The seller gets an email with the reason and can send another one.',
  refused: 'Document refused.',
  reason: 'Reason',
  decide: 'Decision',
  kinds: KINDS,
  sides: SIDES,
  states: STATES,
  refusals: REFUSALS,
}
