/** What is wrong with one field of a form. Its text is looked up by key, in the reader's language. */
export interface FieldProblem {
  /** Path of the field in the request: `seller.zip`, `lines.0.quantity`. */
  readonly field: string
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
