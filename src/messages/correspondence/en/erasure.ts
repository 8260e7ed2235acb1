/** The certificates of erased devices, and the mails about them. */
export const erasure = {
  CERTIFICATE_TITLE: 'Erasure certificate',
  CERTIFICATE_LEAD: 'We confirm that the data on this device was erased, and how.',
  CERTIFICATE_FACTS: 'What was erased',
  CERTIFICATE_DEVICE: 'Device',
  CERTIFICATE_SERIAL: 'Serial number or IMEI',
  CERTIFICATE_SERIAL_NONE: 'Couldn’t be read',
  CERTIFICATE_OPERATOR: 'Erased by',
  CERTIFICATE_MOMENT: 'Date',
  CERTIFICATE_REFERENCE: 'Sale and device',
  CERTIFICATE_ID: 'Certificate number',
  CERTIFICATE_REPLACES: 'This certificate replaces an earlier one for the same device.',
  CERTIFICATE_CHECK: 'How to check it',
  CERTIFICATE_CHECK_TEXT:
    'This certificate is signed, and its seal is in our public log. To check both, download the sale file from the page of your sale and open it at {url}. The seal it shows must match the one below.',
  CERTIFICATE_HASH: 'Seal (SHA-256)',
  CERTIFICATE_KEY: 'Key',
  ERASURE_KEY_DESTRUCTION: 'Factory reset with key destruction',
  ERASURE_KEY_DESTRUCTION_TEXT:
    'The storage was encrypted. The reset destroyed its key, so what was stored can no longer be decrypted.',
  ERASURE_OVERWRITE: 'Overwritten',
  ERASURE_OVERWRITE_TEXT: 'The whole storage was overwritten with other data.',
  ERASURE_MEMORY_CLEARED: 'Internal memory deleted',
  ERASURE_MEMORY_CLEARED_TEXT:
    'The internal memory was formatted and all settings were reset. Memory cards aren’t covered.',
  ERASURE_SHREDDING: 'Storage shredded',
  ERASURE_SHREDDING_TEXT: 'The storage was destroyed mechanically.',
  MAIL_CERTIFICATE_SUBJECT:
    'Sale {tradeNumber}: {count, plural, one {your erasure certificate} other {# erasure certificates}}',
  MAIL_CERTIFICATE_PREHEADER: 'We’ve erased your {count, plural, one {device} other {devices}}. Here’s how.',
  MAIL_CERTIFICATE_TITLE:
    '{count, plural, one {Your device has been erased} other {Your devices have been erased}}',
  MAIL_CERTIFICATE_TEXT: 'This is how we erased the data:',
  MAIL_CERTIFICATE_DEVICES: 'Erased',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {The certificate is attached. You’ll also find it} other {The certificates are attached. You’ll also find them}} on the page of your sale.',
  MAIL_CERTIFICATE_ON_PAGE: 'You can download the certificates from the page of your sale.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {One certificate replaces an earlier one that you already have.} other {# certificates replace earlier ones that you already have.}}',
  MAIL_CERTIFICATE_WITHDRAWN_SUBJECT:
    'Sale {tradeNumber}: {count, plural, one {an erasure certificate isn’t valid} other {# erasure certificates aren’t valid}}',
  MAIL_CERTIFICATE_WITHDRAWN_TITLE:
    '{count, plural, one {An erasure certificate isn’t valid} other {Some erasure certificates aren’t valid}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'We made a mistake: {count, plural, one {the device below hasn’t been erased yet, and its certificate} other {the devices below haven’t been erased yet, and their certificates}} no longer {count, plural, one {counts} other {count}}. We’ll send you {count, plural, one {a new one} other {new ones}} as soon as that’s done. Sorry about that.',
  MAIL_CERTIFICATE_WITHDRAWN_DEVICES: 'Not erased yet',
} as const
