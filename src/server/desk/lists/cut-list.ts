/** The first rows of a list that was asked for one more than it shows, which tells whether there are more. */
export const cutList = <Stored, Row>(
  stored: readonly Stored[],
  limit: number,
  toRow: (row: Stored) => Row,
): { rows: Row[]; isTruncated: boolean } => ({
  rows: stored.slice(0, limit).map(toRow),
  isTruncated: stored.length > limit,
})
