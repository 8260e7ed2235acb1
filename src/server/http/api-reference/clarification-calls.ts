import type { CallReferences } from './call-reference.ts'
import { OFFER_ID, TRADE_NUMBER, UUID, VISIT_ID } from './examples.ts'

const CLARIFICATION = { id: VISIT_ID, trade: TRADE_NUMBER }

const PROOF_ID = '0198c9b1-7a2f-7d46-9b15-c08e3f5d6a91'

export const CLARIFICATION_CALLS: CallReferences = {
  'POST /api/clarification/:id/:trade/answers': {
    description:
      'The answers on offer are on the page that the emailed link opens; each has an `offerId`. The first answer counts. Where a proof is needed, `DONE` is refused until a file was added. Browsers without script may post a form and are sent back to the page.',
    errors: ['NOT_FOUND', 'INVALID_FIELDS', 'CLARIFICATION_ANSWERED', 'CLARIFICATION_EXPIRED'],
    parameters: CLARIFICATION,
    request: { offerId: OFFER_ID },
    answers: { 200: { answer: 'ACCEPT', by: 'customer', at: '2026-03-09T10:30:00.000Z' } },
  },
  'POST /api/clarification/:id/:trade/proofs': {
    description:
      'The body is the file itself, and `x-file-name` may carry its name, percent-encoded. The same file again is the same upload. Photos are encoded again, without their metadata; PDFs with a password or scripts are refused. Browsers without script may post a form with the field `file` and are sent back to the page.',
    errors: [
      'NOT_FOUND',
      'NOT_POSSIBLE',
      'INVALID_FIELDS',
      'CLARIFICATION_ANSWERED',
      'CLARIFICATION_EXPIRED',
    ],
    parameters: CLARIFICATION,
    answers: {
      201: { proofId: PROOF_ID, name: 'invoice.pdf', mediaType: 'application/pdf', sizeInBytes: 184_320 },
    },
  },
  'POST /api/clarification/:id/:trade/proofs/:proofId/removal': {
    description:
      'Possible until the clarification is answered. Removing a file again, or an unknown one, changes nothing. Browsers without script may post a form and are sent back to the page.',
    errors: ['NOT_FOUND', 'CLARIFICATION_ANSWERED', 'CLARIFICATION_EXPIRED'],
    parameters: { ...CLARIFICATION, proofId: PROOF_ID },
  },
  'POST /api/clarification/:id/:trade/part-label': {
    description:
      'Only for a missing part that may be posted, so not for a loose battery. The label is emailed within minutes. The clarification stays open until the part arrives. The deadline starts again, with as many days as at first. Asking again changes nothing. Browsers without script may post a form and are sent back to the page.',
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'CLARIFICATION_ANSWERED', 'CLARIFICATION_EXPIRED'],
    parameters: CLARIFICATION,
    answers: { 202: { state: 'requested', carrier: null, trackingNumber: null } },
  },
  'GET /api/clarification/:id/:trade/part-label.pdf': {
    description: 'Not found until the carrier has booked the parcel.',
    errors: ['NOT_FOUND', 'FILE_DAMAGED'],
    parameters: CLARIFICATION,
  },
  'GET /api/clarification/:id/:trade/photos/:photoId': {
    description: 'Only photos that belong to this clarification.',
    errors: ['NOT_FOUND', 'FILE_DAMAGED'],
    parameters: { ...CLARIFICATION, photoId: UUID },
  },
}
