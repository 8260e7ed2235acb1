import type { cart as source } from '../en/cart.ts'

/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Vendi',
  CART_ADDING: 'Un momento…',
  CART_TO_CHECKOUT: 'Procedi con la vendita',
  CART_SELL_MORE: 'Vendi un altro dispositivo',
  CART_ADD_FAILED: 'Non ha funzionato. Controlla la connessione e riprova.',
  CART_ADD_QUOTA:
    'Oggi dalla tua connessione sono arrivate moltissime richieste di offerta. Riprova domani o scrivici.',
  CART_ADD_CHANGED: 'Il listino è appena cambiato. Ricarica la pagina per vedere il prezzo di oggi.',
  CONDITION_NEW: 'Sigillato',
  CONDITION_LIKE_NEW: 'Come nuovo',
  CONDITION_GOOD: 'Buono',
  CONDITION_OK: 'Accettabile',
  CONDITION_BAD: 'Danneggiato',
} satisfies Record<keyof typeof source, string>
