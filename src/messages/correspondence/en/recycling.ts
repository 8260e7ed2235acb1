/** Texts of the mails about a parcel that is recycled for free. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'Your free recycling label {number}',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Send your parcel by {date}.',
  MAIL_RECYCLING_LABEL_TITLE: 'Your free recycling label',
  MAIL_RECYCLING_LABEL_TEXT:
    'Your shipping label and packing slip are attached. No printer? Show this QR code at a {carrier} parcel shop. It’s all free.',
  MAIL_RECYCLING_STEP_PACK:
    'Put up to {count} devices and the packing slip in a sturdy box. Pad it well, so nothing moves.',
  MAIL_RECYCLING_STEP_SEND: 'Stick the shipping label on the box or show the QR code.',
  MAIL_RECYCLING_BATTERY:
    'Never post a swollen or damaged battery: no carrier will take it. Take it to a recycling centre.',
  MAIL_RECYCLING_NO_RETURN:
    'We don’t pay for what you send, and we can’t send it back. We’ll email you when it’s here and when it’s gone to be recycled.',
  MAIL_RECYCLING_BUTTON: 'See my parcel',
  MAIL_RECYCLING_LINK_NOTE: 'This link opens your parcel’s page without a password. Please don’t share it.',
  MAIL_RECYCLING_REASON:
    'You’re getting this email because this address was given for a free recycling label on {date}. If that wasn’t you, just ignore it.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'You can have your next recycling label from {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'You’ve already had a label',
  MAIL_RECYCLING_TAKEN_TEXT:
    'We send one free label per email address every {days} days. Yours was {number}, and you can have the next one from {date}.',
  MAIL_RECYCLING_STATE_SUBJECT: 'Recycling parcel {number}: {state}',
} as const
