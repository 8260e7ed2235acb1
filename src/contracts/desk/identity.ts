import { z } from 'zod'
import { DOCUMENT_KINDS, DOCUMENT_SIDES } from '#domain/identity/identity-document.ts'
import { IDENTITY_STATES, REFUSAL_REASONS } from '#domain/identity/identity-request.ts'

export const IDENTITY_SEEN = z.strictObject({
  submittedAt: z.iso.datetime().describe('Of the document that the decision is about, as it was read.'),
})

export const IDENTITY_REFUSAL = IDENTITY_SEEN.extend({ reason: z.enum(REFUSAL_REASONS) })

export const WAITING_IDENTITY = z.object({
  tradeNumber: z.string(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  submittedAt: z.iso.datetime().nullable(),
})

export const UNANSWERED_IDENTITY = z.object({
  tradeNumber: z.string(),
  waitingSince: z.iso.datetime().describe('When the first device of the sale was accepted.'),
})

export const SHOWN_IDENTITY = z.object({
  tradeNumber: z.string(),
  state: z.enum(IDENTITY_STATES),
  legalBasis: z.string(),
  requestedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  refusalReason: z.enum(REFUSAL_REASONS).nullable(),
  seller: z
    .object({ sellerName: z.string(), sellerAddress: z.string(), birthDate: z.string().nullable() })
    .nullable(),
  document: z
    .object({
      kind: z.enum(DOCUMENT_KINDS),
      number: z.string(),
      issuedBy: z.string(),
      issuedDay: z.string(),
      expiryDay: z.string().nullable(),
    })
    .nullable()
    .describe('Null before it is sent, and once it is erased.'),
  sides: z.array(z.enum(DOCUMENT_SIDES)).describe('The sides whose file is stored.'),
})

export const IDENTITY_STATE = z.object({ tradeNumber: z.string(), state: z.enum(IDENTITY_STATES) })

export type WaitingIdentity = z.output<typeof WAITING_IDENTITY>

export type UnansweredIdentity = z.output<typeof UNANSWERED_IDENTITY>

export type ShownIdentity = z.output<typeof SHOWN_IDENTITY>
