/** What is wrong with one field of a form; its text is looked up by the key, in the reader's language. */
export interface FieldProblem {
  /** Path of the field with dots, as it is sent: `seller.zip`, `lines.0.quantity`. */
  readonly field: string
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
