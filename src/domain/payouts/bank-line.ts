/** Where money moves. */
export const BANK_CHANNELS = ['bank', 'paypal'] as const

export type BankChannel = (typeof BANK_CHANNELS)[number]

export const LINE_DIRECTIONS = ['OUT', 'IN'] as const

/**
 * What a movement means: a transfer was paid, or came back; it names a transfer, but not its amount; it came back although
 * it was settled before; it was booked a second time, or although it was rejected; or it belongs to nothing that we know.
 */
export const LINE_MATCHES = ['PAID', 'RETURNED', 'AMOUNT', 'LATE_RETURN', 'AGAIN', 'UNKNOWN'] as const

export type LineMatch = (typeof LINE_MATCHES)[number]

/** A booked movement on the shop's account. */
export interface BankLine {
  readonly channel: BankChannel
  /** `YYYY-MM-DD`; null where the file has none, which means the day of the import. */
  readonly day: string | null
  readonly direction: (typeof LINE_DIRECTIONS)[number]
  readonly amountInCents: number
  readonly currency: string
  readonly endToEndId: string | null
  /** The id of the batch, where the bank books one as a whole. */
  readonly batchId: string | null
  readonly bankReference: string | null
  /** Why money came back, where the bank says so. */
  readonly reason: string | null
  /** Purpose and names, as on the statement. */
  readonly text: string
}
