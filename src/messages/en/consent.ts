/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'May we measure?',
  CONSENT_TEXT:
    'If you say yes, we measure how the shop is used and which advert brought you here. If not, we do neither, and everything works just the same.',
  CONSENT_PERSONAL: 'A service also uses this to show you devices that suit you.',
  CONSENT_DETAILS: 'More',
  CONSENT_MORE: 'What we measure',
  CONSENT_DENY: 'No',
  CONSENT_GRANT: 'Yes',
  CONSENT_CLOSE: 'Close',
  CONSENT_GRANTED: 'You allowed it on {date}.',
  CONSENT_DENIED: 'You declined on {date}.',
} as const
