/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Your code for sale {tradeNumber}',
  MAIL_CODE_PREHEADER: 'It works for {minutes} minutes.',
  MAIL_CODE_TITLE: 'Your code',
  MAIL_CODE_TEXT:
    'Enter this code on the page of your sale to change the payout account. It works once, for {minutes} minutes.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'If you didn’t ask for a code, don’t share it with anyone: someone may have the link to your sale. Nothing changes without the code.',
  MAIL_SALE_LINK_SUBJECT: 'Your new link to sale {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'It opens your sale without a password.',
  MAIL_SALE_LINK_TITLE: 'Your new link',
  MAIL_SALE_LINK_TEXT: 'Here’s the new link to your sale. It replaces links that no longer work.',
  MAIL_SALE_LINK_STRANGER: 'If you didn’t ask for it, you don’t need to do anything.',
  MAIL_FROZEN_SUBJECT: 'Sale {tradeNumber} is frozen',
  MAIL_FROZEN_PREHEADER: 'We won’t pay anything until we’ve looked into it.',
  MAIL_FROZEN_TITLE: 'Your sale is frozen',
  MAIL_FROZEN_TEXT:
    'You told us someone else changed a payout account. We’ve frozen the sale: we won’t pay anything for now, and earlier links to it no longer work.',
  MAIL_FROZEN_NEXT:
    'We’ll check the payout account and write to you. Nothing’s lost: your devices and your offer stay as they are.',
  MAIL_FROZEN_ORDERED:
    'Part of the money had already been paid, or our bank already had the order for it. We’ll look into that as well.',
  MAIL_RELEASED_SUBJECT: 'Sale {tradeNumber} is no longer frozen',
  MAIL_RELEASED_PREHEADER: 'We’ve looked into it. Here’s your new link.',
  MAIL_RELEASED_TITLE: 'Your sale can carry on',
  MAIL_RELEASED_TEXT:
    'We’ve looked into your sale, and it’s no longer frozen. We’ll pay what we still owe you for it to {account}.',
  MAIL_RELEASED_LINK: 'Here’s a new link to your sale. Earlier ones no longer work.',
  MAIL_RELEASED_WRONG: 'Not your account? Please reply to this email straight away.',
  MAIL_RESTORED_SUBJECT: 'Sale {tradeNumber}: payout account restored',
  MAIL_RESTORED_PREHEADER: 'Please check that it’s your account.',
  MAIL_RESTORED_TITLE: 'Payout account restored',
  MAIL_RESTORED_TEXT:
    'On {date} we restored an earlier payout account for your sale. We’ll pay what we still owe you for this sale to {account}.',
  MAIL_RESTORED_ORIGINAL: 'It’s the account you gave when you sold, so there’s no new waiting time.',
  MAIL_RESTORED_STRANGER: 'Not your account? Freeze the sale with this button. You don’t need a password.',
  MAIL_RESTORED_BUTTON: 'Freeze the sale',
  EXPORT_HOLD_ACCOUNT_CHANGED: 'The payout account was changed, so the payout had to wait.',
  EXPORT_HOLD_FROZEN_BY_SELLER: 'You told us someone else had changed a payout account.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE: 'We’d already bought a device with the same serial number or IMEI.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS: 'Sales under other names were paid to the same account.',
  EXPORT_HOLD_MANY_SALES: 'There was an unusual number of sales in one week.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING: 'The payout account was changed after the parcel was sent.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL:
    'The payout account was changed after the email address of the sale.',
  EXPORT_HOLD_HELD_BY_OPERATOR: 'Someone on our team wanted to check this payout first.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'The name on the account isn’t the name on the sale.',
  MAIL_NEW_ACCOUNT_WAIT: 'For your safety, we’ll hold the payout until {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'This wasn’t me',
} as const
