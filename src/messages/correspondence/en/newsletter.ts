/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Please confirm your newsletter subscription',
  MAIL_NEWSLETTER_PREHEADER: 'One more click, and our newsletter is on its way to you.',
  MAIL_NEWSLETTER_TITLE: 'Would you like our newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'This address was entered for our newsletter. Confirm that it is yours and that you want to hear from us. On the same page you can tell us what interests you.',
  MAIL_NEWSLETTER_BUTTON: 'Confirm subscription',
  MAIL_NEWSLETTER_UNTIL: 'The link works until {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Not you? Then do nothing. Without your confirmation you get no newsletter, and we delete the address after that day.',
  MAIL_NEWSLETTER_REASON:
    'You get this e-mail because your address was entered for the newsletter of {brand}.',
} as const
