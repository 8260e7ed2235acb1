/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'You’re getting this email because someone used this address for an account at {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Please confirm your email address',
  MAIL_ACTIVATE_PREHEADER: 'One more step and your account’s ready.',
  MAIL_ACTIVATE_TITLE: 'Confirm your address',
  MAIL_ACTIVATE_TEXT:
    'Thanks for creating an account. Please confirm that this address is yours. You can then sign in with the password you chose, and you’ll find the sales you’ve made with this address in your account.',
  MAIL_ACTIVATE_BUTTON: 'Confirm my address',
  MAIL_ACTIVATE_UNTIL: 'The link works once, until {date}.',
  MAIL_ACTIVATE_STRANGER:
    'If you didn’t create an account, please don’t use the link. Nobody can sign in without it, and we’ll delete the account after that day.',

  MAIL_EXISTS_SUBJECT: 'You already have an account',
  MAIL_EXISTS_PREHEADER: 'Nothing’s been changed.',
  MAIL_EXISTS_TITLE: 'You already have an account',
  MAIL_EXISTS_TEXT:
    'Someone, probably you, tried to create an account with this address. You already have one, so nothing’s been changed.',
  MAIL_EXISTS_BUTTON: 'Sign in',
  MAIL_EXISTS_FORGOT: 'Forgotten your password? You can choose a new one on the same page.',
  MAIL_EXISTS_STRANGER: 'Not you? Ignore this email.',

  MAIL_RESET_SUBJECT: 'Choose a new password',
  MAIL_RESET_PREHEADER: 'The link works for {minutes} minutes.',
  MAIL_RESET_TITLE: 'Choose a new password',
  MAIL_RESET_TEXT:
    'You asked for a new password. Choose it here. The link works once, for {minutes} minutes.',
  MAIL_RESET_BUTTON: 'Choose a new password',
  MAIL_RESET_STRANGER:
    'If you didn’t ask for it, ignore this email. Your password stays the same, and we haven’t told anyone whether you have an account.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Choose a password for your account',
  MAIL_SALE_ACCOUNT_PREHEADER: 'All your sales in one place.',
  MAIL_SALE_ACCOUNT_TITLE: 'Your account is almost ready',
  MAIL_SALE_ACCOUNT_TEXT:
    'You created an account on the page of your sale. Choose a password and you’ll find all your sales with this address there.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Choose a password',
  MAIL_SALE_ACCOUNT_UNTIL:
    'The link works once, until {date}. After that, you can ask for a new one on the page of your sale.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'If that wasn’t you, ignore this email. Nobody can sign in without the link, and we’ll delete the account.',

  MAIL_PASSWORD_SUBJECT: 'Your password was changed',
  MAIL_PASSWORD_PREHEADER: 'Your other devices have been signed out.',
  MAIL_PASSWORD_TITLE: 'Your password was changed',
  MAIL_PASSWORD_TEXT: 'Your password was changed on {date}. We’ve signed out all your other devices.',
  MAIL_PASSWORD_STRANGER: 'If that wasn’t you, choose a new password straight away and reply to this email.',
  MAIL_PASSWORD_BUTTON: 'Choose a new password',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Your payout account was changed',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'If this wasn’t you, one click stops it.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Your payout account was changed',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Your payout account was changed on {date}. We’ll suggest it for your next sales. Sales under way keep the account you gave for them.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'If this wasn’t you, use this button. It signs out every device, removes the account and freezes every sale we’d pay to it. We’ll then email you a link to choose a new password.',

  MAIL_NEW_DEVICE_SUBJECT: 'New sign-in to your account',
  MAIL_NEW_DEVICE_PREHEADER: 'If this was you, you don’t need to do anything.',
  MAIL_NEW_DEVICE_TITLE: 'New sign-in to your account',
  MAIL_NEW_DEVICE_TEXT:
    'Someone signed in to your account on {moment}, on a device we haven’t seen before. If this was you, you don’t need to do anything.',
  MAIL_NEW_DEVICE_STRANGER:
    'If this wasn’t you, use this button. It signs out every device and stops your current password from working. We’ll then email you a link to choose a new one.',
  MAIL_DEVICE: '{browser} on {system}',
  MAIL_DEVICE_UNKNOWN: 'Unknown device',

  MAIL_NOT_ME_BUTTON: 'This wasn’t me',
  MAIL_NOT_ME_UNTIL: 'The link works once, until {date}. It only stops things: nobody can sign in with it.',
} as const
