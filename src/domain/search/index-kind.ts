/** The two indexes of a language: one document per series with its groups, and one per device. */
export type IndexKind = 'groups' | 'devices'
