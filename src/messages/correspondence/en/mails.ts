/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Hello {firstName},',
  MAIL_GREETING_PLAIN: 'Hello,',
  MAIL_BUTTON: 'See my sale',
  MAIL_LINK_NOTE: 'This link opens your sale without a password. Please do not pass it on.',
  MAIL_FOOTER_REASON: 'You get this e-mail because you created sale {tradeNumber} on {date}.',
  MAIL_FOOTER_CONTACT: 'Questions? Reply to this e-mail.',

  MAIL_FACT_NUMBER: 'Sale number',
  MAIL_FACT_CUSTOMER: 'Customer number',
  MAIL_FACT_SEND_BY: 'Send by',
  MAIL_FACT_TRACKING: 'Tracking number',
  MAIL_FACT_PAYOUT: 'Payout to',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Voucher {code}',
  MAIL_TOTAL: 'We pay you',

  MAIL_CREATED_SUBJECT: 'Your sale {tradeNumber}: label and next steps',
  MAIL_CREATED_PREHEADER: 'Send your parcel by {date}. Until then your price holds.',
  MAIL_CREATED_TITLE: 'Your sale is set up',
  MAIL_CREATED_TEXT:
    'Thank you for selling to us. The label and the packing slip are attached. No printer? Show this QR code in a {carrier} parcel shop. Shipping is free. Well packed, your parcel travels at our risk from the first scan.',
  MAIL_CREATED_QR: 'QR code for the parcel shop',
  MAIL_CREATED_STEP_ERASE:
    'Save your data, sign out of all accounts and erase the device. Take out SIM and memory cards.',
  MAIL_CREATED_STEP_PACK: 'Pack the device so that nothing moves in the box, and put the packing slip in.',
  MAIL_CREATED_STEP_SEND:
    'Stick the label on the box or show the QR code. Keep the receipt of the parcel shop until you are paid.',
  MAIL_CREATED_AFTER:
    'We check every device on its own and pay each on its own. Should one differ from your answers, you see a photo and the new sum, and you decide. Sending it back is free.',
  MAIL_CREATED_SIGNED_OFFER:
    'Our signed offer is attached, too: your devices, your answers, the prices and the deadlines. With it you can prove at any time what we have promised.',

  MAIL_REMINDER_SUBJECT: 'Sale {tradeNumber}: your price holds until {date}',
  MAIL_REMINDER_PREHEADER: 'Your label is attached once more.',
  MAIL_REMINDER_TITLE: 'Your parcel is not on its way yet',
  MAIL_REMINDER_TEXT:
    'Your price holds for {days, plural, one {# more day} other {# more days}}: it counts when {carrier} scans your parcel by {date}. The label is attached once more.',
  MAIL_REMINDER_NO: 'Changed your mind? Then you need not do anything. The sale ends by itself on that day.',

  MAIL_EXPIRED_SUBJECT: 'Sale {tradeNumber} has ended',
  MAIL_EXPIRED_PREHEADER: 'We saw no parcel by {date}.',
  MAIL_EXPIRED_TITLE: 'Your sale has ended',
  MAIL_EXPIRED_TEXT:
    '{carrier} did not scan a parcel by {date}. The sale has ended and your price no longer holds. You owe us nothing.',
  MAIL_EXPIRED_LATE:
    'Is your parcel already on its way? Then write to us: when it arrives, we book it in all the same.',
  MAIL_EXPIRED_BUTTON: 'See today’s price',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Request {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'A business asks for an individual offer',
  MAIL_REQUEST_SUBJECT: 'Your request {requestId} for an individual offer',
  MAIL_REQUEST_PREHEADER: 'We answer within one working day.',
  MAIL_REQUEST_TITLE: 'Your request has arrived',
  MAIL_REQUEST_TEXT:
    'Thank you. Your list is above the limit of a single sale, so a person looks at it and answers within one working day.',
  MAIL_REQUEST_REASON: 'You get this e-mail because this address was given with request {requestId}.',
  MAIL_FACT_REQUEST: 'Request',
  MAIL_FACT_COMPANY: 'Company',
  MAIL_FACT_CONTACT: 'Contact',
  MAIL_FACT_EMAIL: 'E-mail',
  MAIL_FACT_PHONE: 'Phone',
  MAIL_FACT_MESSAGE: 'Message',
  MAIL_LIST_MORE:
    '{count, plural, one {# more line is in the attached file.} other {# more lines are in the attached file.}}',
  MAIL_LIST_TOTAL: 'Estimate, from list prices',
} as const
