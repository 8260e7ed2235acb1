/** Mails about offers that were taken back. */
export const withdrawals = {
  MAIL_WITHDRAWN_SUBJECT: 'We have to withdraw {count, plural, one {an offer} other {# offers}}',
  MAIL_WITHDRAWN_PREHEADER: 'The price was wrong, and it was our mistake.',
  MAIL_WITHDRAWN_TITLE: 'Our price was wrong',
  MAIL_WITHDRAWN_TEXT:
    'For a short time our price list contained a mistake. That’s why we have to withdraw {count, plural, one {this offer} other {these offers}}:',
  MAIL_WITHDRAWN_SORRY: 'We’re sorry. Open your sale to see the correct price. You decide whether to sell.',
  MAIL_WITHDRAWN_KEPT: 'Sales that you’ve already completed keep their price.',
  MAIL_WITHDRAWN_REQUEST: 'We’re sorry. We’ll answer your request {requestId} with the correct prices.',
  MAIL_WITHDRAWN_BUTTON: 'See the correct price',
} as const
