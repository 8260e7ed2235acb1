import type { cart as source } from '../en/cart.ts'

/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Vender',
  CART_ADDING: 'Un momento…',
  CART_TO_CHECKOUT: 'Finalizar la venta',
  CART_SELL_MORE: 'Vender otro dispositivo',
  CART_ADD_FAILED: 'No hemos podido añadirlo. Comprueba tu conexión y vuelve a intentarlo.',
  CART_ADD_QUOTA:
    'Hoy ya se han pedido demasiadas ofertas desde tu conexión. Vuelve a intentarlo mañana o escríbenos.',
  CART_ADD_CHANGED: 'La lista de precios acaba de cambiar. Recarga la página para ver el precio de hoy.',
  CONDITION_NEW: 'Precintado',
  CONDITION_LIKE_NEW: 'Como nuevo',
  CONDITION_GOOD: 'Bueno',
  CONDITION_OK: 'Aceptable',
  CONDITION_BAD: 'Dañado',
} satisfies Record<keyof typeof source, string>
