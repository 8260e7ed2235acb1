import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, DOCUMENT_SIDES, type DocumentKind } from '#domain/identity/identity-document.ts'
import { REFUSAL_REASONS, type RefusalReason } from '#domain/identity/identity-request.ts'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { sqlList } from './sql-values.ts'
import { trades } from './trade-schema.ts'

/**
 * That the seller of a trade has to show an identity document, by which law, and how far that is. The shop writes what the
 * seller sends, the desk what is decided.
 */
export const identityRequests = pgTable(
  'identity_request',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .primaryKey()
      .references(() => trades.transactionId),
    /** The law as it was when the document was requested. */
    legalBasis: text('legal_basis').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The operator who asked for this one sale; null where the market asks all of its sellers. */
    requestedBy: uuid('requested_by').references(() => operators.id),
    submittedAt: moment('submitted_at'),
    documentKind: text('document_kind').$type<DocumentKind>(),
    /** The typed fields, encrypted with the shop's secret; empty once they are erased. */
    sealedFields: bytes('sealed_fields'),
    /** What the purchase register says about the fields. */
    digest: text('digest'),
    acceptedAt: moment('accepted_at'),
    refusedAt: moment('refused_at'),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    decidedBy: uuid('decided_by').references(() => operators.id),
  },
  (table) => [
    index('identity_request_open').on(table.submittedAt).where(sql`${table.acceptedAt} is null`),
    check('identity_request_kind', sql`${table.documentKind} in ${sqlList(DOCUMENT_KINDS)}`),
    check('identity_request_reason', sql`${table.refusalReason} in ${sqlList(REFUSAL_REASONS)}`),
    check(
      'identity_request_document',
      sql`(${table.submittedAt} is null) = (${table.sealedFields} is null)
        and (${table.submittedAt} is null) = (${table.documentKind} is null)
        and (${table.submittedAt} is null) = (${table.digest} is null)`,
    ),
    check('identity_request_refusal', sql`(${table.refusedAt} is null) = (${table.refusalReason} is null)`),
    check(
      'identity_request_decision',
      sql`(${table.acceptedAt} is null or ${table.submittedAt} is not null)
        and (${table.decidedBy} is null) = (${table.acceptedAt} is null and ${table.refusedAt} is null)`,
    ),
  ],
)

/** One side of a document, a photo or a PDF, encrypted with the shop's secret. Erased long before the typed fields. */
export const identityFiles = pgTable(
  'identity_file',
  {
    id: uuid('id').primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => identityRequests.transactionId),
    side: text('side').notNull(),
    mediaType: text('media_type').notNull(),
    blobKey: blobKey(),
    /** The id of the key that sealed the blob, so that the ring knows without opening it. */
    ringKeyId: text('ring_key_id'),
    sealedContent: bytes('sealed_content'),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    unique('identity_file_side').on(table.transactionId, table.side),
    check('identity_file_side_name', sql`${table.side} in ${sqlList(DOCUMENT_SIDES)}`),
  ],
)
