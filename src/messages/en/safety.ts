/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Confirm',
  STEP_UP_CHECKING: 'Checking…',
  STEP_UP_CANCEL: 'Not now',
  STEP_UP_PASSWORD_TITLE: 'Confirm it’s you',
  STEP_UP_PASSWORD_TEXT: 'Enter your password again, so nobody else can do this on your device.',
  STEP_UP_PASSWORD: 'Your password',
  PROBLEM_PASSWORD_WRONG: 'That isn’t your current password.',
  STEP_UP_CODE_TITLE: 'Confirm with a code',
  STEP_UP_CODE_SENDING: 'Sending your code…',
  STEP_UP_CODE_SENT: 'We’ve sent a code to {email}. It works for {minutes} minutes.',
  STEP_UP_CODE_SENT_AGAIN:
    'We’ve sent a new code to {email}. Only the newest one works, for {minutes} minutes.',
  STEP_UP_CODE: 'Code',
  STEP_UP_CODE_HINT: '{digits} digits, from our email',
  STEP_UP_CODE_AGAIN: 'Send a new code',
  PROBLEM_CODE_INVALID: 'That code isn’t right or has expired. Check it, or ask for a new one.',
  PROBLEM_CODE_INCOMPLETE: 'The code has {digits} digits.',
  SALE_PAYOUT_WAIT: 'The account was changed. The earliest we’ll pay into it is {moment}.',
  SALE_PAYOUT_CHECKED:
    'We’re double-checking this payout before we send it. You don’t need to do anything. We’ll email you when the money’s on its way.',
  SALE_FROZEN: 'Your sale is frozen',
  SALE_FROZEN_TEXT:
    'You told us someone else changed a payout account. We won’t pay anything until we’ve looked into it, and we’ll write to you. Nothing’s lost: your devices and your offer stay as they are.',
  SALE_FROZEN_REFUSED: 'Your sale is frozen, so you can’t change anything right now.',
  SALE_LINK_OLD: 'This link no longer works',
  SALE_LINK_OLD_TEXT:
    'For your safety, we replace links to sales from time to time. We can send a new one for sale {tradeNumber} to the email address you gave.',
  SALE_LINK_SEND: 'Send me a new link',
  SALE_LINK_SENT: 'If we know this sale, a new link is on its way to your inbox. It may take a minute.',
  SALE_LINK_REPLACE_TITLE: 'Has someone else got your link?',
  SALE_LINK_REPLACE_TEXT: 'We’ll send you a new one, and every earlier link to this sale will stop working.',
  SALE_LINK_REPLACE: 'Replace the link',
  SALE_READ_ONLY: 'Want to change something?',
  SALE_READ_ONLY_TEXT:
    'This link only shows your sale. To make changes, sign in or ask us for a link that lets you.',
  MY_SALE_NUMBER_HINT:
    'It’s on your packing slip and in every email about your sale: two groups of four characters.',
  MY_SALE_EMAIL_HINT: 'The address you gave when you sold.',
  MY_SALE_SUBMIT: 'Send me the link',
  MY_SALE_SENT: 'Check your inbox',
  MY_SALE_SENT_TEXT:
    'If the number and address match, the link’s on its way. It may take a minute. Check your spam folder too.',
  MY_SALE_AGAIN: 'Try another number or address',
  MY_SALE_ACCOUNT: 'I have an account',
  MY_SALE_CONTACT: 'I can’t find my number',
  MY_SALE_NO_SCRIPT:
    'This page needs JavaScript. If yours is off, write to us and we’ll find your sale for you.',
  OBJECTION_TITLE: 'Wasn’t this you?',
  OBJECTION_TEXT:
    'If you didn’t change the payout account for your sale, freeze the sale now. We won’t pay anything until we’ve looked into it.',
  OBJECTION_BUTTON: 'Freeze the sale',
  OBJECTION_NOTE: 'If it was you, you don’t need to do anything.',
  OBJECTION_FROZEN: 'Sale {tradeNumber} is frozen',
  OBJECTION_FROZEN_TEXT:
    'We won’t pay anything, and earlier links to the sale no longer work. We’ll check the payout account and write to you. Nothing’s lost.',
  OBJECTION_PAID_TEXT:
    'Part of the money had already been paid. We’ve stopped everything else and are looking into it. Please write to us as well.',
  OBJECTION_ORDERED_TEXT:
    'Our bank already has the order for at least part of the money, and we can’t stop that from here. We’ve stopped everything else and someone will look into it. Please write to us as well.',
  OBJECTION_SETTLED: 'We’ve already looked into sale {tradeNumber}',
  OBJECTION_SETTLED_TEXT:
    'You told us about this change before and we’ve dealt with it. If something’s still wrong, please write to us.',
  OBJECTION_UNKNOWN:
    'This link is incomplete or no longer valid. Write to us with your sale number and we’ll stop the payout.',
  OBJECTION_CONTACT: 'Write to us',
  OBJECTION_NO_SCRIPT:
    'This page needs JavaScript. If yours is off, reply to our email and we’ll stop the payout.',
  EMAIL_CHANGE_TITLE: 'Use this email address?',
  EMAIL_CHANGE_TEXT:
    'From now on, we’ll send everything about your sale to the address where you found this link. Earlier links to the sale will stop working, and you’ll get a new one.',
  EMAIL_CHANGE_BUTTON: 'Use this address',
  EMAIL_CHANGE_DONE: 'Your new address is in use for sale {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'We’ve sent you a new link to your sale.',
  EMAIL_DENY_TITLE: 'Wasn’t this you?',
  EMAIL_DENY_TEXT:
    'If you didn’t ask for another email address, stop the change here. If it’s already happened, we’ll undo it and freeze the sale until we’ve looked into it.',
  EMAIL_DENY_BUTTON: 'Stop the change',
  EMAIL_DENY_DONE: 'Sale {tradeNumber}: the change has been stopped',
  EMAIL_DENY_DONE_TEXT:
    'Your email address stays as it was. If we had to freeze the sale, we’ll write to you.',
  EMAIL_LINK_UNKNOWN:
    'This link is incomplete, has expired or has been replaced by a newer one. Write to us with your sale number and we’ll help you.',
} as const
