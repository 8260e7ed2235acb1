/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Hi {firstName},',
  MAIL_GREETING_PLAIN: 'Hello,',
  MAIL_BUTTON: 'See my sale',
  MAIL_LINK_NOTE: 'This link opens your sale without a password. Please don’t share it.',
  MAIL_FOOTER_REASON: 'You’re getting this email because you confirmed sale {tradeNumber} on {date}.',
  MAIL_FOOTER_CONTACT: 'Any questions? Just reply to this email.',
  MAIL_COMPANY_REGISTER: 'Commercial register: {register}',
  MAIL_COMPANY_PEOPLE: 'Managing directors: {directors} · VAT number: {vatId}',

  MAIL_FACT_NUMBER: 'Sale number',
  MAIL_FACT_CUSTOMER: 'Customer number',
  MAIL_FACT_SEND_BY: 'Send by',
  MAIL_FACT_TRACKING: 'Tracking number',
  MAIL_FACT_PAYOUT: 'Payout to',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Voucher {code}',
  MAIL_TOTAL: 'We’ll pay you',

  MAIL_CREATED_SUBJECT: 'Your sale {tradeNumber}: shipping label and next steps',
  MAIL_CREATED_PREHEADER: 'Send your parcel by {date} to keep your price.',
  MAIL_CREATED_TITLE: 'Your sale is confirmed',
  MAIL_CREATED_TEXT:
    'Thanks for selling with us. Your shipping label and packing slip are attached. No printer? Show this QR code at a {carrier} parcel shop. Shipping is free, and a well-packed parcel travels at our risk from the first scan.',
  MAIL_CREATED_QR: 'QR code for the parcel shop',
  MAIL_CREATED_STEP_ERASE:
    'Back up your data, sign out of every account and erase the device. Take out SIM and memory cards.',
  MAIL_CREATED_STEP_PACK:
    'Use a sturdy box with at least 5\u00a0cm of padding on all sides, so nothing moves, and put the packing slip in. In a laptop, put a sheet of paper between keyboard and screen.',
  MAIL_CREATED_STEP_SEND:
    'Stick the shipping label on the box or show the QR code. Keep the proof of posting until you’ve been paid.',
  MAIL_CREATED_AFTER:
    'We’ll inspect and pay for each device separately. If something’s different from your answers, we’ll show you a photo and a new offer, and you decide. Returns are free. Only a device with a damaged battery can’t be sent back: no carrier will take it.',
  MAIL_CREATED_SIGNED_OFFER:
    'Our signed offer is attached too: your devices, your answers, the prices and the deadlines. It’s proof of what we’ve promised you.',

  MAIL_REMINDER_SUBJECT: 'Sale {tradeNumber}: price guaranteed until {date}',
  MAIL_REMINDER_PREHEADER: 'Your shipping label is attached again.',
  MAIL_REMINDER_TITLE: 'Your parcel isn’t on its way yet',
  MAIL_REMINDER_TEXT:
    'Your price is guaranteed for {days, plural, one {# more day} other {# more days}}, as long as {carrier} scans your parcel by {date}. We’ve attached your shipping label again.',
  MAIL_REMINDER_NO:
    'Changed your mind? You don’t need to do anything. The sale will end by itself on that day.',

  MAIL_EXPIRED_SUBJECT: 'Sale {tradeNumber} has ended',
  MAIL_EXPIRED_PREHEADER: 'Your parcel wasn’t scanned by {date}.',
  MAIL_EXPIRED_TITLE: 'Your sale has ended',
  MAIL_EXPIRED_TEXT:
    '{carrier} didn’t scan a parcel by {date}, so your sale and its price guarantee have ended. You don’t owe us anything.',
  MAIL_EXPIRED_LATE: 'If your parcel’s already on its way, write to us. We’ll still inspect it.',
  MAIL_EXPIRED_BUTTON: 'See today’s price',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Request {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'A business is asking for an individual offer',
  MAIL_REQUEST_SUBJECT: 'Your request {requestId} for an individual offer',
  MAIL_REQUEST_PREHEADER: 'We’ll reply within {days, plural, one {one working day} other {# working days}}.',
  MAIL_REQUEST_TITLE: 'We’ve got your request',
  MAIL_REQUEST_TEXT:
    'Thank you. Your list is above the limit for a single sale, so someone from our team will look at it and reply within {days, plural, one {one working day} other {# working days}}.',
  MAIL_REQUEST_REASON: 'You’re getting this email because this address was given with request {requestId}.',
  MAIL_FACT_REQUEST: 'Request',
  MAIL_FACT_COMPANY: 'Company',
  MAIL_FACT_CONTACT: 'Contact',
  MAIL_FACT_EMAIL: 'Email',
  MAIL_FACT_PHONE: 'Phone',
  MAIL_FACT_MESSAGE: 'Message',
  MAIL_LIST_MORE:
    '{count, plural, one {# more line is in the attached file.} other {# more lines are in the attached file.}}',
  MAIL_LIST_TOTAL: 'Estimate, from list prices',
  MAIL_OFFER_SUBJECT: 'Our offer {number} for your devices',
  MAIL_OFFER_PREHEADER: '{total}, valid until {date}.',
  MAIL_OFFER_TITLE: 'Our offer for your devices',
  MAIL_OFFER_TEXT:
    'You asked us for an individual offer. We’ll pay you {total} for the devices below. Our offer is valid until {date}.',
  MAIL_OFFER_REPLACES: 'It replaces our offer {number}. The link in our earlier email no longer works.',
  MAIL_OFFER_BUTTON: 'View and accept the offer',
  MAIL_OFFER_NOTE:
    'On the page, you check the offer and tell us where to send the money. Nothing is sold until you accept. After {date} the offer expires on its own.',
  MAIL_OFFER_MORE: '{count, plural, one {# more line is on the page.} other {# more lines are on the page.}}',
  MAIL_OFFER_TOTAL: 'Our offer',
  MAIL_OFFER_WITHDRAWN_SUBJECT: 'Offer {number} is no longer valid',
  MAIL_OFFER_WITHDRAWN_PREHEADER: 'We’ve withdrawn it.',
  MAIL_OFFER_WITHDRAWN_TITLE: 'We’ve withdrawn our offer',
  MAIL_OFFER_WITHDRAWN_TEXT:
    'We’ve had to withdraw our offer {number}, so it can’t be accepted any more. Reply to this email if you have any questions or would like a new offer.',
} as const
