import { type KeptSale, readKeptSale } from '#domain/trades/kept-sale.ts'
import { SALE_KEY } from './kept-keys.ts'

/** The sale that its seller keeps on this device; null without one. One that is too old is removed. */
export function readStoredSale(): KeptSale | null {
  try {
    const stored = localStorage.getItem(SALE_KEY)
    if (stored === null) return null
    const sale = readKeptSale(JSON.parse(stored), Date.now())
    if (!sale) localStorage.removeItem(SALE_KEY)
    return sale
  } catch {
    // Storage is blocked, or holds something else.
    return null
  }
}

/** What nobody came back to is not kept any longer than promised. */
export const forgetOldSale = (): void => void readStoredSale()

/** Throws where the browser stores nothing: its seller has asked for it, and has to know. */
export const storeSale = (sale: KeptSale): void => localStorage.setItem(SALE_KEY, JSON.stringify(sale))

/** A newer state of the sale that is kept. */
export function renewStoredSale(sale: KeptSale): void {
  try {
    storeSale(sale)
  } catch {
    // The state before stays, with its date.
  }
}

export function forgetStoredSale(): void {
  try {
    localStorage.removeItem(SALE_KEY)
  } catch {
    // Nothing is stored.
  }
}
