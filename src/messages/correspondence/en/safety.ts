/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Your code for sale {tradeNumber}',
  MAIL_CODE_PREHEADER: 'It works for {minutes} minutes.',
  MAIL_CODE_TITLE: 'Your code',
  MAIL_CODE_TEXT:
    'Enter this code on your sale’s page to change the payout account. It works once, for {minutes} minutes.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'If you didn’t ask for a code, don’t pass it on to anyone: somebody may have the link to your sale. Nothing changes without the code.',
  MAIL_SALE_LINK_SUBJECT: 'Your new link to sale {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'It opens your sale without a password.',
  MAIL_SALE_LINK_TITLE: 'Your new link',
  MAIL_SALE_LINK_TEXT: 'Here’s the new link to your sale. It replaces links that no longer work.',
  MAIL_SALE_LINK_STRANGER: 'If you didn’t ask for it, there’s nothing to do.',
  MAIL_FROZEN_SUBJECT: 'Sale {tradeNumber} is frozen',
  MAIL_FROZEN_PREHEADER: 'No payment leaves us until we’ve looked at it.',
  MAIL_FROZEN_TITLE: 'Your sale is frozen',
  MAIL_FROZEN_TEXT:
    'You told us that somebody else changed a payout account. We’ve frozen the sale: no payment leaves us from now on, and earlier links to it no longer work.',
  MAIL_FROZEN_NEXT:
    'We’ll check the payout account and write to you. Nothing is lost: your devices and your offer stay as they are.',
  MAIL_FROZEN_ORDERED:
    'Part of the money had already been paid, or the bank already had our order for it. We’ll look into that as well.',
  MAIL_RELEASED_SUBJECT: 'Sale {tradeNumber} is no longer frozen',
  MAIL_RELEASED_PREHEADER: 'We’ve looked at it. Here’s your new link.',
  MAIL_RELEASED_TITLE: 'Your sale goes on',
  MAIL_RELEASED_TEXT:
    'We’ve looked at your sale, and it’s no longer frozen. What we still owe you for it goes to {account}.',
  MAIL_RELEASED_LINK: 'Here’s a new link to your sale. Earlier ones no longer work.',
  MAIL_RELEASED_WRONG: 'Isn’t that your account? Please reply to this e-mail straight away.',
  MAIL_RESTORED_SUBJECT: 'Sale {tradeNumber}: payout account restored',
  MAIL_RESTORED_PREHEADER: 'Please check that it’s your account.',
  MAIL_RESTORED_TITLE: 'Payout account restored',
  MAIL_RESTORED_TEXT:
    'On {date} we restored an earlier payout account of your sale. What we still owe you for this sale goes to {account}.',
  MAIL_RESTORED_ORIGINAL: 'It’s the account the sale was made with, so there’s no new waiting period.',
  MAIL_RESTORED_STRANGER:
    'Isn’t that your account? Freeze the sale with this button. It works without a password.',
  MAIL_RESTORED_BUTTON: 'Freeze the sale',
  EXPORT_HOLD_ACCOUNT_CHANGED: 'The payout account was changed, so the payout had to wait.',
  EXPORT_HOLD_FROZEN_BY_SELLER: 'You told us that somebody else had changed a payout account.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE: 'We had bought a device with the same serial number or IMEI before.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS: 'Sales under other names are paid to the same account.',
  EXPORT_HOLD_MANY_SALES: 'There were unusually many sales within a week.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'The payout account was changed when the parcel was already on its way.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'The name on the account isn’t the name on the sale.',
  MAIL_NEW_ACCOUNT_WAIT: 'For your safety, the payout waits until {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'This wasn’t me',
} as const
