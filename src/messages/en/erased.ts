/** Texts of erased devices: their certificates on the page of a sale and on the one that verifies them. */
export const erased = {
  ERASED_TITLE: 'Erased, with a certificate',
  ERASED_NONE_TITLE: 'Erasure certificates',
  ERASED_TEXT:
    '{count, plural, one {We’ve erased what was on this device. The certificate says how and when, and you can check it.} other {We’ve erased what was on these devices. Each certificate says how and when, and you can check it.}}',
  ERASED_DEVICE: '{name}: erased on {date}',
  ERASED_WITHDRAWN:
    '{name}: not erased yet. We recorded it by mistake, so the earlier certificate isn’t valid.',
  ERASED_DOWNLOAD: 'Erasure certificate (PDF)',
  ERASED_ALL: '{count, plural, one {Show # device} other {Show all # devices}}',
  VERIFY_CHECK_ERASURE: 'The erasure certificates are what we signed',
  VERIFY_ERASED: 'Erasure certificate {reference}, {date}',
  VERIFY_ERASED_REPLACED: 'No longer valid: erasure certificate {reference}, {date}',
  VERIFY_ERASED_WITHDRAWN: 'Certificate withdrawn: {reference}, {date}',
} as const
