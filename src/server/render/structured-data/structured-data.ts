/** A description in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>
