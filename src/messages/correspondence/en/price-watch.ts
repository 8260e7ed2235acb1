/** Mails about watched prices. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Confirm your price alert for {name}',
  MAIL_WATCH_PREHEADER: 'One click and the alert is on.',
  MAIL_WATCH_TITLE: 'Confirm your price alert',
  MAIL_WATCH_WISH_REACHED:
    'Someone asked us to write to this address as soon as we pay {price} for the device below. Please confirm that it was you.',
  MAIL_WATCH_WISH_CHANGED:
    'Someone asked us to write to this address when the price of the device below changes. Please confirm that it was you.',
  MAIL_WATCH_DEVICE: 'Device',
  MAIL_WATCH_CONDITION: 'Condition',
  MAIL_WATCH_TODAY: 'Today’s price',
  MAIL_WATCH_BUTTON: 'Start price alert',
  MAIL_WATCH_UNTIL: 'The link works until {date}.',
  MAIL_WATCH_STRANGER:
    'Not you? Ignore this email. Without your confirmation we won’t write again, and we’ll delete the address afterwards.',
  MAIL_WATCH_REACHED_SUBJECT: 'We now pay {price} for your {name}',
  MAIL_WATCH_REACHED_PREHEADER: 'You wanted to know when it reaches {target}.',
  MAIL_WATCH_REACHED_TITLE: 'Your price is here: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'You asked us to tell you when we’d pay {target}. Today we do, for a device like the one you described.',
  MAIL_WATCH_REACHED_OVER:
    'Your price alert ends with this email. Prices can change at any time, but an offer is valid until the date it gives.',
  MAIL_WATCH_SELL: 'See today’s price',
  MAIL_WATCH_MORE_SUBJECT: '{name}: now {change} more',
  MAIL_WATCH_LESS_SUBJECT: '{name}: now {change} less',
  MAIL_WATCH_CHANGED_PREHEADER: 'Today we pay {price}.',
  MAIL_WATCH_CHANGED_TITLE: 'Your device is worth {price} today',
  MAIL_WATCH_MORE_TEXT: 'That’s {change} more than the {before} in our last email.',
  MAIL_WATCH_LESS_TEXT: 'That’s {change} less than the {before} in our last email.',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}: please describe your device again',
  MAIL_WATCH_OUTDATED_PREHEADER: 'Our questions have changed.',
  MAIL_WATCH_OUTDATED_TITLE: 'Your price alert needs new answers',
  MAIL_WATCH_OUTDATED_TEXT:
    'We’ve changed our questions about {device}. Your earlier answers no longer give you the right price. Describe the device again to see what we pay today.',
  MAIL_WATCH_OUTDATED_BUTTON: 'Describe device',
  MAIL_WATCH_OUTDATED_OVER:
    'Your price alert ends with this email. You can set a new one on the device’s page.',
  MAIL_WATCH_EXPIRES: 'The price alert ends automatically after {months} months, on {date}.',
  MAIL_WATCH_END: 'End price alert',
  MAIL_WATCH_REASON: 'You’re getting this email because a price alert at {brand} was set for your address.',
} as const
