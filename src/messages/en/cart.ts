/** What every page says about the cart, and the device page about the way into it. */
export const cart = {
  CART_ADD: 'Sell it',
  CART_ADDING: 'One moment…',
  CART_TO_CHECKOUT: 'Go to checkout',
  CART_SELL_MORE: 'Sell another device',
  CART_ADD_FAILED: 'That didn’t work. Check your connection and try again.',
  CART_ADD_QUOTA:
    'That’s a lot of offers from your connection today. Please try again tomorrow, or write to us.',
  CART_ADD_CHANGED: 'Our prices have just changed. Reload the page to see today’s.',
  CONDITION_NEW: 'Sealed',
  CONDITION_LIKE_NEW: 'Like new',
  CONDITION_GOOD: 'Good',
  CONDITION_OK: 'Fair',
  CONDITION_BAD: 'Damaged',
} as const
