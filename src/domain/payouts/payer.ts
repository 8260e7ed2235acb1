/** The shop's account that payouts are made from. */
export interface Payer {
  readonly name: string
  readonly iban: string
  /** Null where the bank derives it from the IBAN. */
  readonly bic: string | null
}
