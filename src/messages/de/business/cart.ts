import type { cart as familiar } from '../cart.ts'

/** Putting a device into the cart, for a business. */
export const cart = {
  CART_ADD_FAILED: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  CART_ADD_QUOTA:
    'Über Ihren Internetanschluss wurden heute schon sehr viele Angebote angefragt. Versuchen Sie es morgen noch einmal oder schreiben Sie uns.',
  CART_ADD_CHANGED:
    'Die Preise haben sich gerade geändert. Laden Sie die Seite neu, um den aktuellen Preis zu sehen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
