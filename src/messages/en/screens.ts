/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Your account',
  SCREEN_ACCOUNT_OVERVIEW_LEAD:
    'Your sales with their timeline, your addresses and your payout accounts in one place.',
  SCREEN_ACCOUNT_REGISTER: 'Create an account',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Keep your sales, addresses and payout accounts together. Selling also works without an account.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Your details',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Change your password, phone number and birth date, download your data or delete the account.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Forgot your password?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Enter your e-mail address and we send you a link to choose a new password.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Choose a new password',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'A long sentence you can remember is better than a short, complicated password.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Change payout account',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'The account you save here is offered at your next checkout. Sales under way keep the account you gave with them.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Change address',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'We use this address for your labels and for returns.',
  SCREEN_B2B_LANDINGPAGE: 'Purchase for businesses',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Sell used company devices in volume: one list, one price per row, one payment per device.',
  SCREEN_B2B_PORTAL: 'Business portal',
  SCREEN_B2B_PORTAL_LEAD: 'Upload your device list and get a price for every row.',
  SCREEN_CHECKOUT: 'Checkout',
  SCREEN_CHECKOUT_LEAD: 'Address, payout account, review: three short steps to your shipping label.',
  SCREEN_CLARIFICATION: 'A question about your device',
  SCREEN_CLARIFICATION_LEAD: 'What you told us, what we found, a photo of each difference and the new sum.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Confirm your answer',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD: 'One answer, one button. Opening this page decides nothing.',
  SCREEN_CONTACT: 'Contact',
  SCREEN_CONTACT_LEAD:
    'Write to us about an offer, a parcel or a payment. Your sale number helps us find the answer faster.',
  SCREEN_MY_SALE: 'My sale',
  SCREEN_MY_SALE_LEAD:
    'Lost the e-mail? Give us your sale number and e-mail address, and we’ll send the link again.',
  SCREEN_PAYOUT_OBJECTION: 'Stop a changed payout',
  SCREEN_PAYOUT_OBJECTION_LEAD: 'Freeze your sale if somebody else changed its payout account.',
  SCREEN_SELL: 'Sell {category}',
  SCREEN_SELL_LEAD: 'Choose the manufacturer and model, answer a few questions and see your price at once.',
  SCREEN_THANK_YOU: 'Thank you for your sale',
  SCREEN_THANK_YOU_LEAD: 'Your label, the QR code and how to pack your device safely.',
  B2B_CONTACT: 'Contact us',
} as const
