/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Sell it',
  CART_ADDING: 'One moment…',
  CART_TO_CHECKOUT: 'Finish sale',
  CART_SELL_MORE: 'Sell another device',
  CART_ADD_FAILED: 'That did not work. Check your connection and try again.',
  CART_ADD_QUOTA:
    'A great many offers have been requested from your connection today. Please try again tomorrow, or write to us.',
  CART_ADD_CHANGED: 'The price list has just changed. Reload the page to see today’s price.',
  CONDITION_NEW: 'Sealed',
  CONDITION_LIKE_NEW: 'Like new',
  CONDITION_GOOD: 'Good',
  CONDITION_OK: 'Used',
  CONDITION_BAD: 'Heavily used',
} as const
