/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'We can’t find that page',
  ERRORPAGE_SUBTITLE: 'It may have moved, or it never existed.',
  ERRORPAGE_MSG: 'Check the address, search for your device or start again from the home page.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'This link has expired',
  ERRORPAGE_EXPIRED_LINK:
    'These links work for one device and a limited time. Open our latest email about your sale, or write to us with your sale number.',
  ERRORPAGE_IMAGE: 'An open, empty parcel with a loose label',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'An hourglass next to an envelope',
  ERRORPAGE_IMAGE_FAILURE: 'A magnifying glass over a broken part',
  ERRORPAGE_NEAREST: 'Did you mean one of these?',
  ERRORPAGE_TO_HOME: 'Go to the home page',
  ERRORPAGE_TO_CONTACT: 'Contact us',
  ERRORPAGE_FAILURE: 'Something went wrong',
  ERRORPAGE_FAILURE_SUBTITLE: 'It’s our fault, not yours.',
  ERRORPAGE_FAILURE_MSG:
    'Wait a moment and try again. If it keeps happening, write to us and tell us what time it was.',
  ERRORPAGE_BUSY: 'You’re quicker than we are',
  ERRORPAGE_BUSY_SUBTITLE: 'Lots of pages were opened from your connection in a short time.',
  ERRORPAGE_BUSY_MSG: 'Wait a minute and try again. The home page and your sale still work.',
  ERRORPAGE_RETRY: 'Try again',
} as const
