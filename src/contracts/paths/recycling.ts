/** Free labels; the papers of a parcel are below it. */
export const RECYCLING_PATH = '/api/recycling'

export const buildRecyclingPaperUrl = (
  number: string,
  paper: 'label.pdf' | 'packing-slip.pdf',
  key: string,
): string => `${RECYCLING_PATH}/${encodeURIComponent(number)}/${paper}?key=${encodeURIComponent(key)}`
