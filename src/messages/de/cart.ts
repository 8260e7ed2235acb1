import type { cart as source } from '../en/cart.ts'

/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Verkaufen',
  CART_ADDING: 'Einen Moment\u00a0…',
  CART_TO_CHECKOUT: 'Verkauf abschließen',
  CART_SELL_MORE: 'Noch ein Gerät verkaufen',
  CART_ADD_FAILED: 'Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.',
  CART_ADD_QUOTA:
    'Über deinen Internetanschluss wurden heute schon sehr viele Angebote angefragt. Versuch es morgen noch einmal oder schreib uns.',
  CART_ADD_CHANGED:
    'Die Preise haben sich gerade geändert. Lade die Seite neu, um den aktuellen Preis zu sehen.',
  CONDITION_NEW: 'Versiegelt',
  CONDITION_LIKE_NEW: 'Wie neu',
  CONDITION_GOOD: 'Gut',
  CONDITION_OK: 'Akzeptabel',
  CONDITION_BAD: 'Beschädigt',
} satisfies Record<keyof typeof source, string>
