/** The mails about the parcel with a part that was missing. */
export const parts = {
  MAIL_PART_LABEL_SUBJECT: 'Sale {tradeNumber}: shipping label for the missing part',
  MAIL_PART_LABEL_PREHEADER: 'Please send it by {date}.',
  MAIL_PART_LABEL_TITLE: 'Here’s your shipping label',
  MAIL_PART_LABEL_TEXT:
    'Thanks for sending us the missing part. Your shipping label is attached, and it’s free. If you don’t have a printer, show this QR code at a {carrier} parcel shop.',
  MAIL_PART_LABEL_PACK:
    'Wrap the part well and put it in a box or padded envelope. You don’t need a packing slip.',
  MAIL_PART_LABEL_STICK: 'Stick the label on, or show the QR code.',
  MAIL_PART_LABEL_SEND:
    'Drop the parcel off by {date}. If it isn’t on its way by then, we’ll send your device back for free.',
  MAIL_PART_LABEL_ELSE:
    'If you can’t find the part after all, tell us on the page. We can carry on without it or send your device back for free.',
  MAIL_PART_LABEL_BUTTON: 'See your options',
  MAIL_PART_ARRIVED_TEXT: 'The missing part has arrived.',
  MAIL_FACT_PART: 'Missing part',
} as const
