import type { cart as source } from '../en/cart.ts'

/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Sprzedaj',
  CART_ADDING: 'Chwileczkę…',
  CART_TO_CHECKOUT: 'Dokończ sprzedaż',
  CART_SELL_MORE: 'Sprzedaj kolejne urządzenie',
  CART_ADD_FAILED: 'Nie udało się. Sprawdź połączenie i\u00a0spróbuj ponownie.',
  CART_ADD_QUOTA:
    'Z Twojego łącza poproszono dziś o bardzo wiele ofert. Spróbuj ponownie jutro albo napisz do nas.',
  CART_ADD_CHANGED: 'Cennik właśnie się zmienił. Odśwież stronę, aby zobaczyć dzisiejszą cenę.',
  CONDITION_NEW: 'Zaplombowany',
  CONDITION_LIKE_NEW: 'Jak nowy',
  CONDITION_GOOD: 'Dobry',
  CONDITION_OK: 'Zadowalający',
  CONDITION_BAD: 'Uszkodzony',
} satisfies Record<keyof typeof source, string>
