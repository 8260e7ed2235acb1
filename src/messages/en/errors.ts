/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'This page does not exist',
  ERRORPAGE_SUBTITLE: 'The parcel is here, but it is empty.',
  ERRORPAGE_MSG: 'The link may be old or mistyped. Search for your device or start again on the home page.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'This link has expired',
  ERRORPAGE_EXPIRED_LINK:
    'Links to a clarification work for a limited time and for one device. Open the newest e-mail about your sale, or write to us with your sale number.',
  ERRORPAGE_IMAGE: 'An open, empty parcel with a loose label',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'An hourglass beside an envelope',
  ERRORPAGE_IMAGE_FAILURE: 'A loupe over a broken part',
  ERRORPAGE_NEAREST: 'Did you mean one of these?',
  ERRORPAGE_TO_HOME: 'To the home page',
  ERRORPAGE_TO_CONTACT: 'Contact us',
  ERRORPAGE_FAILURE: 'Something broke on our side',
  ERRORPAGE_FAILURE_SUBTITLE: 'This is on us, not on you.',
  ERRORPAGE_FAILURE_MSG:
    'Wait a moment and try again. If it happens again, write to us and name the time it happened.',
  ERRORPAGE_BUSY: 'You’re quicker than we are',
  ERRORPAGE_BUSY_SUBTITLE: 'A lot of pages were opened from your connection in a short time.',
  ERRORPAGE_BUSY_MSG: 'Wait a minute, then try again. The home page and your sale still work.',
  ERRORPAGE_RETRY: 'Try again',
} as const
