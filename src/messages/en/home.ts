/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Sell your used devices at a price that holds',
  HOME_DESCRIPTION:
    'Sell your phone, tablet, laptop, camera or console. See what each answer does to the price, send it for free and get paid for each device.',
  HOME_HEADLINE: 'What would you like to sell?',
  HOME_LEAD:
    'Find your device, answer a few questions and see your price straight away. You’ll know what each answer is worth before you choose it.',
  HOME_PROMISE_SHIPPING: 'Free shipping, free returns',
  HOME_PROMISE_LOCK: 'Price guaranteed for {days} days',
  HOME_PROMISE_PROOF: 'A photo of every difference',
  HOME_LIST: 'Got several? Sell them with one list',
  HOME_CATEGORIES: 'Start with a category',
  HOME_BUSINESS: 'Sell your company’s devices',
  HOME_BUSINESS_LEAD: 'Upload your device list or search for a model. Every row gets its own price.',
  HOME_BUSINESS_SEARCH: 'Or search for a single model',
  HOME_PARTNER: 'Trade in your old device with {partner}',
  HOME_PARTNER_LEAD:
    'Find your device, answer a few questions and see your price. Shipping and returns are free.',
} as const
