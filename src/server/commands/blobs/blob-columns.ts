/** A column with the bytes of files that rows of earlier versions have. */
export interface BlobColumn {
  readonly table: string
  readonly column: string
  /** A column by which every row is found, and its type. */
  readonly key: string
  readonly keyType: 'bigint' | 'uuid'
  /** The media type, as SQL. */
  readonly mediaType: string
  /** What else is set when the bytes leave their row, as SQL. */
  readonly alsoSet?: string
}

const PDF = "'application/pdf'"

/** The header of a seal: format, length of the key's id, id. */
const RING_KEY_ID = "encode(substring(sealed_content from 3 for get_byte(sealed_content, 1)), 'escape')"

/** Every such column. A test compares it with the tables that have a `blob_key`. */
export const BLOB_COLUMNS: readonly BlobColumn[] = [
  { table: 'photo', column: 'content', key: 'id', keyType: 'uuid', mediaType: 'media_type' },
  { table: 'clarification_proof', column: 'content', key: 'id', keyType: 'uuid', mediaType: 'media_type' },
  {
    table: 'identity_file',
    column: 'sealed_content',
    key: 'id',
    keyType: 'uuid',
    mediaType: "'application/octet-stream'",
    alsoSet: `ring_key_id = ${RING_KEY_ID}`,
  },
  { table: 'shipment', column: 'label_pdf', key: 'transaction_id', keyType: 'bigint', mediaType: PDF },
  { table: 'return_shipment', column: 'label_pdf', key: 'id', keyType: 'bigint', mediaType: PDF },
  { table: 'part_parcel', column: 'label_pdf', key: 'clarification_id', keyType: 'bigint', mediaType: PDF },
  { table: 'recycling_sender', column: 'label_pdf', key: 'parcel_id', keyType: 'bigint', mediaType: PDF },
  // A trade has one kind of paper.
  { table: 'trade_paper', column: 'content', key: 'transaction_id', keyType: 'bigint', mediaType: PDF },
]
