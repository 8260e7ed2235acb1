/** Texts of the mails that keep a sale in its seller's hands. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Your code for sale {tradeNumber}',
  MAIL_CODE_PREHEADER: 'It works for {minutes} minutes.',
  MAIL_CODE_TITLE: 'Your code',
  MAIL_CODE_TEXT:
    'Enter this code on the page of your sale to change the payout account. It works once, for {minutes} minutes.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'Didn’t you ask for a code? Please don’t pass it on to anyone: somebody may have the link to your sale. Nothing changes without the code.',
  MAIL_SALE_LINK_SUBJECT: 'Your new link to sale {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'It opens your sale without a password.',
  MAIL_SALE_LINK_TITLE: 'Your new link',
  MAIL_SALE_LINK_TEXT: 'Here’s the new link to your sale. It replaces links that no longer work.',
  MAIL_SALE_LINK_STRANGER: 'Didn’t you ask for it? You can ignore this e-mail.',
  MAIL_FROZEN_SUBJECT: 'Sale {tradeNumber} is frozen',
  MAIL_FROZEN_PREHEADER: 'We won’t pay anything until we’ve looked at it.',
  MAIL_FROZEN_TITLE: 'Your sale is frozen',
  MAIL_FROZEN_TEXT:
    'You told us that somebody else changed a payout account. We’ve frozen the sale: nothing is paid, and earlier links to it no longer work.',
  MAIL_FROZEN_NEXT:
    'We’ll check the payout account and write to you. Nothing is lost: your devices and your offer stay as they are.',
  MAIL_NEW_ACCOUNT_WAIT: 'For your safety, the payout waits until {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'This wasn’t me',
} as const
