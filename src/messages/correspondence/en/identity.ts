/** Mails about the identity document that the law asks of a seller. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'Before we can pay you, the law asks for your identity document. You can send it on the page of your sale at any time.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'One thing is missing before we can pay you: your identity document. Please send it on the page of your sale.',
  MAIL_IDENTITY_LAW: 'Legal basis: {law}',
  MAIL_IDENTITY_SAFETY:
    'Please never send your document by email. It’s stored encrypted, and only the people who check it can see it. We erase the pictures {days} days after our decision at the latest.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Sale {tradeNumber}: your identity document is missing',
  MAIL_IDENTITY_REQUEST_PREHEADER: 'We can’t pay you until we’ve checked it.',
  MAIL_IDENTITY_REQUEST_TITLE: 'We need your identity document',
  MAIL_IDENTITY_REQUEST_TEXT:
    'We need your identity document before we can pay you. Please type in its details on the page of your sale and add pictures of it.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Sale {tradeNumber}: please send your identity document again',
  MAIL_IDENTITY_REFUSED_PREHEADER: 'We couldn’t accept it, and here’s why.',
  MAIL_IDENTITY_REFUSED_TITLE: 'We couldn’t accept your document',
  MAIL_IDENTITY_REFUSED_NEXT:
    'Please send it again on the page of your sale. We can’t pay you until we’ve accepted it.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Sale {tradeNumber}: we’ve accepted your identity document',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'It’s no longer holding up your payout.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'We’ve accepted your identity document',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Thank you. We’ve checked your document, and it’s no longer holding up your payout. We’ll erase the pictures in {days} days at the latest.',
  EXPORT_HOLD_IDENTITY_MISSING: 'The law asked for your identity document, and we hadn’t accepted one yet.',
} as const
