import type { LatePart } from '#messages/text-parts.ts'

type ShownSale = typeof import('./shown-sale.tsx').ShownSale

/** What the page of a sale needs beyond that of a visitor without one. */
export const SALE_TEXTS = [
  'sale',
  'signedFiles',
  'proof',
  'reviews',
  'journey',
] as const satisfies readonly LatePart[]

export const loadShownSale = () => import('./shown-sale.tsx')

let prepared: ShownSale | null = null

/** For the page's loader: a sale that comes with the page is part of its HTML. */
export async function prepareSale(context: {
  readonly loadTexts: (parts: readonly LatePart[]) => Promise<void>
}): Promise<void> {
  const [part] = await Promise.all([loadShownSale(), context.loadTexts(SALE_TEXTS)])
  prepared = part.ShownSale
}

export const getPreparedSale = (): ShownSale | null => prepared
