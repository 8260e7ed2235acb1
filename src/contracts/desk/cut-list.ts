import { z } from 'zod'

/** A list that ends somewhere, and says so. */
export const buildCutList = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    isTruncated: z.boolean().describe('Whether there are more than the rows show.'),
  })

export interface CutList<Row> {
  readonly rows: readonly Row[]
  readonly isTruncated: boolean
}
