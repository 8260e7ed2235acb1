/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Your account',
  SCREEN_ACCOUNT_OVERVIEW_LEAD: 'All your sales, addresses and payout accounts in one place.',
  SCREEN_ACCOUNT_REGISTER: 'Create an account',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Keep your sales, address and payout account together. You can sell without an account too.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Your details',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Change your password, phone number or date of birth, download your data or delete your account.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Forgot your password?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Enter your email address and we’ll send you a link to choose a new one.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Choose a new password',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD: 'A long phrase you’ll remember beats a short, complicated password.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Change your payout account',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'We’ll suggest this account next time you sell. Sales already under way keep the account you gave for them.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Change your address',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'We’ll use this address on your shipping labels and for returns.',
  SCREEN_B2B_LANDINGPAGE: 'Sell as a business',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Sell your company’s used devices in bulk: one list, a price for every row, a payout for every device.',
  SCREEN_B2B_PORTAL: 'Business portal',
  SCREEN_B2B_PORTAL_LEAD: 'Upload your device list and get a price for every row.',
  SCREEN_CHECKOUT: 'Checkout',
  SCREEN_CHECKOUT_LEAD:
    'Your details, your payout account, one last look. Then we’ll send your shipping label.',
  SCREEN_CLARIFICATION: 'A question about your device',
  SCREEN_CLARIFICATION_LEAD: 'What you told us, what we found, a photo of each difference and our new offer.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Confirm your answer',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD: 'Nothing’s decided until you press the button.',
  SCREEN_CONTACT: 'Contact us',
  SCREEN_CONTACT_LEAD:
    'Ask us about an offer, a parcel or a payout. With your sale number, we’ll find the answer faster.',
  SCREEN_MY_SALE: 'My sale',
  SCREEN_MY_SALE_LEAD:
    'Lost our email? Enter your sale number and email address and we’ll send you the link again.',
  SCREEN_PAYOUT_OBJECTION: 'Freeze your sale',
  SCREEN_PAYOUT_OBJECTION_LEAD: 'If someone else changed your payout account, freeze your sale here.',
  SCREEN_SALE_EMAIL: 'Your email address',
  SCREEN_SALE_EMAIL_LEAD: 'Confirm another email address for your sale, or stop the change.',
  SCREEN_SELL: 'Sell {category}',
  SCREEN_SELL_LEAD: 'Pick the brand and model, answer a few questions and see your price straight away.',
  SCREEN_THANK_YOU: 'Thanks for selling with us',
  SCREEN_THANK_YOU_LEAD: 'Your shipping label, your QR code and how to pack your device safely.',
  B2B_CONTACT: 'Contact us',
} as const
