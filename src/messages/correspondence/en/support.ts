/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Sale {tradeNumber}: your parcel hasn’t arrived yet',
  SUPPORT_PARCEL_TITLE: 'Your parcel hasn’t arrived yet',
  SUPPORT_PARCEL_TEXT: 'We haven’t received your parcel yet, and the carrier hasn’t scanned it either.',
  SUPPORT_PARCEL_NEXT:
    'If you’ve already sent it, please reply with the slip from the drop-off point. If you haven’t, you’ll find your shipping label on the page of your sale.',
  SUPPORT_TRACKING_SUBJECT: 'Sale {tradeNumber}: your parcel is still on its way',
  SUPPORT_TRACKING_TITLE: 'Your parcel is still on its way',
  SUPPORT_TRACKING_TEXT: 'The carrier hasn’t scanned your parcel for a while, and it hasn’t reached us yet.',
  SUPPORT_TRACKING_NEXT:
    'Please keep the slip from the drop-off point. We’ll write to you as soon as we know more.',
  SUPPORT_NEW_OFFER_SUBJECT: 'Sale {tradeNumber}: our new offer is waiting for you',
  SUPPORT_NEW_OFFER_TITLE: 'Our new offer is waiting for you',
  SUPPORT_NEW_OFFER_TEXT: 'We made you a new offer after the inspection. You have until {date} to decide.',
  SUPPORT_NEW_OFFER_NEXT: 'You’ll find it on the page of your sale. It’ll only take a minute.',
  SUPPORT_ANSWER_SUBJECT: 'Sale {tradeNumber}: we still need your help',
  SUPPORT_ANSWER_TITLE: 'We still need your help',
  SUPPORT_ANSWER_TEXT:
    'There’s something only you can do before we can go on with your device. You have until {date}.',
  SUPPORT_ANSWER_NEXT: 'You’ll find out what it is on the page of your sale.',
  SUPPORT_PAYOUT_SUBJECT: 'Sale {tradeNumber}: your payout is on its way',
  SUPPORT_PAYOUT_TITLE: 'Your payout is on its way',
  SUPPORT_PAYOUT_TEXT: 'We’ve sent the order for your payout to the bank.',
  SUPPORT_PAYOUT_NEXT:
    'It usually arrives within two working days. We’ll write to you once the bank has confirmed it.',
  SUPPORT_ADDRESS_SUBJECT: 'Sale {tradeNumber}: your address is incomplete',
  SUPPORT_ADDRESS_TITLE: 'Your address is incomplete',
  SUPPORT_ADDRESS_TEXT:
    'Something’s missing from the address you gave us for this sale, so a parcel to you might not arrive.',
  SUPPORT_ADDRESS_NEXT:
    'Please reply with your full address: street, house number, postcode, town, and your name as it’s shown at the door.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Confirm your new email address for sale {tradeNumber}',
  MAIL_EMAIL_CHANGE_PREHEADER: 'One click, within {hours} hours.',
  MAIL_EMAIL_CHANGE_TITLE: 'Is this your new email address?',
  MAIL_EMAIL_CHANGE_TEXT:
    'You asked us to use this address for sale {tradeNumber}. Please confirm it within {hours} hours, and we’ll send everything about the sale here.',
  MAIL_EMAIL_CHANGE_BUTTON: 'Use this address',
  MAIL_EMAIL_CHANGE_NOTE: 'If you didn’t ask for this, you don’t need to do anything.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Sale {tradeNumber}: your email address is about to change',
  MAIL_EMAIL_NOTICE_PREHEADER: 'Wasn’t this you? Please tell us.',
  MAIL_EMAIL_NOTICE_TITLE: 'Your email address is about to change',
  MAIL_EMAIL_NOTICE_TEXT:
    'Someone asked us to use {email} for your sale from now on. It’ll change once that address has been confirmed.',
  MAIL_EMAIL_NOTICE_BUTTON: 'This wasn’t me',
  MAIL_EMAIL_NOTICE_NOTE: 'If it was you, you don’t need to do anything.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Sale {tradeNumber}: your email address has changed',
  MAIL_EMAIL_CHANGED_PREHEADER: 'Wasn’t this you? Please tell us.',
  MAIL_EMAIL_CHANGED_TITLE: 'Your email address has changed',
  MAIL_EMAIL_CHANGED_TEXT:
    'From now on, we’ll send everything about your sale to {email}. If this wasn’t you, tell us here: we’ll use your old address again and freeze the sale until we’ve looked into it.',
  MAIL_ERASURE_SUBJECT: 'Sale {tradeNumber}: we’re about to erase your data',
  MAIL_ERASURE_PREHEADER: 'On {date}. Wasn’t this you? Please tell us.',
  MAIL_ERASURE_TITLE: 'We’re about to erase your data',
  MAIL_ERASURE_TEXT: 'You asked us to erase your data. We’ll do that on {date}, and it can’t be undone.',
  MAIL_ERASURE_KEPT: 'Records we have to keep by law are locked, then deleted when the time is up.',
  MAIL_ERASURE_NOTE: 'If you didn’t ask for this, please reply to this email before then.',
  MAIL_REPLY_SUBJECT: 'Our answer to your message',
  MAIL_REPLY_REQUEST_SUBJECT: 'Our answer to your request {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Sale {tradeNumber}: our answer',
  MAIL_REPLY_TITLE: 'Our answer',
  MAIL_REPLY_QUOTE: 'You wrote:',
  MAIL_REPLY_REASON: 'You’re getting this email because you wrote to us.',
} as const
