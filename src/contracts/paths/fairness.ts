export type FairnessFormat = 'json' | 'csv'

/** The figures of the fairness page as they were published: with their proof, or as a table. */
export const buildFairnessFilePath = (edition: number | string, format: FairnessFormat): string =>
  `/api/fairness/${edition}/figures.${format}`
