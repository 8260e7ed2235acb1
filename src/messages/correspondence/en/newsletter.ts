/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Please confirm your newsletter subscription',
  MAIL_NEWSLETTER_PREHEADER: 'One more click and you’re on the list.',
  MAIL_NEWSLETTER_TITLE: 'Would you like our newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Someone entered this address for our newsletter. Please confirm that it’s yours and that you’d like to hear from us. You can tell us what interests you on the same page.',
  MAIL_NEWSLETTER_BUTTON: 'Confirm subscription',
  MAIL_NEWSLETTER_UNTIL: 'The link works until {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Not you? Ignore this email. Without your confirmation you won’t get a newsletter, and we’ll delete the address after that day.',
  MAIL_NEWSLETTER_REASON:
    'You’re getting this email because your address was entered for the {brand} newsletter.',
} as const
