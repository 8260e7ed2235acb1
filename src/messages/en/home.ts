/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Sell used devices at a price that holds',
  HOME_DESCRIPTION:
    'Sell your phone, tablet, laptop, camera or console: see what every answer does to the price, send it free of charge and get paid per device.',
  HOME_HEADLINE: 'What do you want to sell?',
  HOME_LEAD:
    'Find your device, answer a few questions and watch the price as you go. You see what each answer is worth before you choose it.',
  HOME_PROMISE_SHIPPING: 'Free shipping, free return',
  HOME_PROMISE_LOCK: 'Price locked for 21 days',
  HOME_PROMISE_PROOF: 'A photo for every correction',
  HOME_LIST: 'Several devices? Paste a list',
  HOME_CATEGORIES: 'Start with a category',
  HOME_BUSINESS: 'Sell your company’s devices',
  HOME_BUSINESS_LEAD: 'Upload your device list, or search for a model: every row gets its own price.',
  HOME_BUSINESS_SEARCH: 'Or search for a single model',
  HOME_PARTNER: 'Sell your old device with {partner}',
  HOME_PARTNER_LEAD: 'Find your device and see its price in a few questions. Shipping and return are free.',
} as const
