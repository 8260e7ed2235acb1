/** The questions on the home page with their answers, in order. */
export const HOME_WORRIES = [
  ['HOME_WORRY_DATA', 'HOME_WORRY_DATA_TEXT'],
  ['HOME_WORRY_LOCK', 'HOME_WORRY_LOCK_TEXT'],
  ['HOME_WORRY_PAYMENT', 'HOME_WORRY_PAYMENT_TEXT'],
  ['HOME_WORRY_RETURN', 'HOME_WORRY_RETURN_TEXT'],
] as const
