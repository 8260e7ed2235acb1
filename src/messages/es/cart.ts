import type { cart as source } from '../en/cart.ts'

/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Vender',
  CART_ADDING: 'Un momento…',
  CART_TO_CHECKOUT: 'Finalizar la venta',
  CART_SELL_MORE: 'Vender otro dispositivo',
  CART_ADD_FAILED: 'No se ha podido añadir. Comprueba la conexión y vuelve a intentarlo.',
  CART_ADD_QUOTA: 'Hoy ya se han pedido muchísimas ofertas desde tu conexión. Inténtalo mañana o escríbenos.',
  CART_ADD_CHANGED: 'La lista de precios acaba de cambiar. Recarga la página para ver el precio de hoy.',
  CONDITION_NEW: 'Precintado',
  CONDITION_LIKE_NEW: 'Como nuevo',
  CONDITION_GOOD: 'Bueno',
  CONDITION_OK: 'Usado',
  CONDITION_BAD: 'Muy usado',
} satisfies Record<keyof typeof source, string>
