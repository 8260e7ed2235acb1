/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Allow cookies and analytics?',
  CONSENT_TEXT:
    'With your OK, we’ll measure how you use our shop and which advert brought you here. If you’d rather we didn’t, everything works just the same. You can change your mind at any time under “Cookies and analytics” at the bottom of every page.',
  CONSENT_PERSONAL: 'We also use a service that shows you devices that suit you.',
  CONSENT_PROVIDER: 'Measured by {company}.',
  CONSENT_DETAILS: 'More',
  CONSENT_MORE: 'What we measure',
  CONSENT_DENY: 'No',
  CONSENT_GRANT: 'Yes',
  CONSENT_CLOSE: 'Close',
  CONSENT_GRANTED: 'You said yes on {date}.',
  CONSENT_DENIED: 'You said no on {date}.',
} as const
