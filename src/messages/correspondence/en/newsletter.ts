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
  MAIL_ISSUE_UP_TO: 'up to {price}',
  MAIL_ISSUE_OWN_TITLE: 'What your devices are worth today',
  MAIL_ISSUE_PRICE_MORE: '{amount} more than on {date}',
  MAIL_ISSUE_PRICE_LESS: '{amount} less than on {date}',
  MAIL_ISSUE_PRICE_SAME: 'Same as on {date}',
  MAIL_ISSUE_PRICE_NEW: 'New since {date}',
  MAIL_ISSUE_PRICES:
    'These are today’s prices for the largest storage, like new and fully working. You’ll see yours on the device’s page.',
  MAIL_ISSUE_CHOICES: 'Choose what you get and how often',
  MAIL_ISSUE_UNSUBSCRIBE: 'Unsubscribe',
  MAIL_ISSUE_REASON:
    'You’re getting this email because you subscribed to the {brand} newsletter. We don’t track whether you open it or what you click.',
} as const
