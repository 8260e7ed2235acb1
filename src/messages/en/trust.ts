/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Check it for yourself',
  TRUST_BUYER: 'Who’s buying',
  TRUST_BUYER_TEXT: '{company}, {address}. Your contract is with this company.',
  TRUST_SAMPLE: 'What a difference looks like',
  TRUST_SAMPLE_TEXT:
    'You say “{said}”. We find “{found}” and show you the photo. The price goes from {before} to {after}, and you decide.',
  TRUST_SAMPLE_NOTE: 'An example. The base price depends on your model.',
  TRUST_SAMPLE_PICTURE:
    'Drawing: a phone under a lamp, with a scratch circled on its frame and a ruler beside it',
  TRUST_PROMISE: 'What we promise, and by when',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Price guaranteed for # day after the sale} other {Price guaranteed for # days after the sale}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Inspected within # working day of arrival} other {Inspected within # working days of arrival}}, or {bonus} extra per device we buy',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# day to answer a new offer} other {# days to answer a new offer}}. If we don’t hear from you, your device comes back for free, unless its battery is damaged.',
  TRUST_SIGNED: 'A signed offer',
  TRUST_SIGNED_TEXT:
    'With every sale you’ll get our promise in a signed file. Nobody can change it unnoticed, and anyone can verify it.',
  TRUST_SIGNED_LINK: 'Verify a signed file',
} as const
