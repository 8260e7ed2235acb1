/** The context of a sealed copy of a seller's data. */
export const buildDataCopyContext = (copyId: string): string => `data-copy:${copyId}`
