/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON: 'You get this e-mail because this address was given for an account at {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Please confirm your e-mail address',
  MAIL_ACTIVATE_PREHEADER: 'One more step, and your account is ready.',
  MAIL_ACTIVATE_TITLE: 'Confirm your address',
  MAIL_ACTIVATE_TEXT:
    'Thank you for opening an account. Confirm that this address is yours. After that you can sign in with the password you have chosen, and sales you made with this address are shown in your account.',
  MAIL_ACTIVATE_BUTTON: 'Confirm my address',
  MAIL_ACTIVATE_UNTIL: 'The link works once, until {date}.',
  MAIL_ACTIVATE_STRANGER:
    'Did you not open an account? Then please do not use the link. Nobody can sign in without it, and the account is deleted after that day.',

  MAIL_EXISTS_SUBJECT: 'You already have an account',
  MAIL_EXISTS_PREHEADER: 'Nothing was changed.',
  MAIL_EXISTS_TITLE: 'You already have an account',
  MAIL_EXISTS_TEXT:
    'Somebody, probably you, wanted to open an account with this address. There is one already, so nothing was changed.',
  MAIL_EXISTS_BUTTON: 'Sign in',
  MAIL_EXISTS_FORGOT: 'Forgotten your password? Choose a new one on the same page.',
  MAIL_EXISTS_STRANGER: 'Was it not you? Then you need not do anything.',

  MAIL_RESET_SUBJECT: 'Choose a new password',
  MAIL_RESET_PREHEADER: 'The link works for {minutes} minutes.',
  MAIL_RESET_TITLE: 'Choose a new password',
  MAIL_RESET_TEXT:
    'You asked for a new password. Choose it here. The link works once, for {minutes} minutes.',
  MAIL_RESET_BUTTON: 'Choose a new password',
  MAIL_RESET_STRANGER:
    'Did you not ask for it? Then ignore this e-mail. Your password stays as it is, and nobody was told whether you have an account.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Choose a password for your account',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Then all your sales are in one place.',
  MAIL_SALE_ACCOUNT_TITLE: 'Your account is almost ready',
  MAIL_SALE_ACCOUNT_TEXT:
    'You opened an account on the page of your sale. Choose a password and you’ll find all your sales with this address in it.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Choose a password',
  MAIL_SALE_ACCOUNT_UNTIL:
    'The link works once, until {date}. After that, request a new one on the page of your sale.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'If that wasn’t you, ignore this e-mail. Nobody can sign in without the link, and the account will be deleted.',

  MAIL_PASSWORD_SUBJECT: 'Your password was changed',
  MAIL_PASSWORD_PREHEADER: 'Other devices were signed out.',
  MAIL_PASSWORD_TITLE: 'Your password was changed',
  MAIL_PASSWORD_TEXT:
    'The password of your account was changed on {date}. All other devices were signed out.',
  MAIL_PASSWORD_STRANGER: 'Was it not you? Then choose a new password at once, and reply to this e-mail.',
  MAIL_PASSWORD_BUTTON: 'Choose a new password',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Your payout account was changed',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'If this wasn’t you, one click stops it.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Your payout account was changed',
  MAIL_PAYOUT_CHANGED_TEXT:
    'A payout account of yours was changed on {date}. It is offered for your next sales. Sales that are under way keep the account you gave for them.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'If this wasn’t you, use this button. It signs out every device, removes the account and freezes every sale we’d pay to it. We’ll then e-mail you a link to choose a new password.',

  MAIL_NEW_DEVICE_SUBJECT: 'New sign-in to your account',
  MAIL_NEW_DEVICE_PREHEADER: 'If this was you, there’s nothing to do.',
  MAIL_NEW_DEVICE_TITLE: 'New sign-in to your account',
  MAIL_NEW_DEVICE_TEXT:
    'Someone signed in to your account on {moment}, with a device we haven’t seen before. If this was you, there’s nothing to do.',
  MAIL_NEW_DEVICE_STRANGER:
    'If this wasn’t you, use this button. It signs out every device and stops your current password from working. We’ll then e-mail you a link to choose a new one.',
  MAIL_DEVICE: '{browser} on {system}',
  MAIL_DEVICE_UNKNOWN: 'Unknown device',

  MAIL_NOT_ME_BUTTON: 'This wasn’t me',
  MAIL_NOT_ME_UNTIL: 'The link works once, until {date}. It only stops things: nobody can sign in with it.',
} as const
