import type { cart as source } from '../en/cart.ts'

/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Vendre',
  CART_ADDING: 'Un instant…',
  CART_TO_CHECKOUT: 'Finaliser la vente',
  CART_SELL_MORE: 'Vendre un autre appareil',
  CART_ADD_FAILED: 'L’ajout a échoué. Vérifiez votre connexion et réessayez.',
  CART_ADD_QUOTA:
    'Trop d’offres ont été demandées aujourd’hui depuis votre connexion. Réessayez demain ou écrivez-nous.',
  CART_ADD_CHANGED: 'Nos prix viennent de changer. Rechargez la page pour voir le prix du jour.',
  CONDITION_NEW: 'Scellé',
  CONDITION_LIKE_NEW: 'Comme neuf',
  CONDITION_GOOD: 'Bon',
  CONDITION_OK: 'Correct',
  CONDITION_BAD: 'Endommagé',
} satisfies Record<keyof typeof source, string>
