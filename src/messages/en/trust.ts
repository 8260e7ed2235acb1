/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'What you can check',
  TRUST_BUYER: 'Who buys',
  TRUST_BUYER_TEXT: '{company}, {address}. Your contract is with this company.',
  TRUST_SAMPLE: 'What a difference looks like',
  TRUST_SAMPLE_TEXT:
    'You say “{said}”, we find “{found}” and show you the photo. The price goes from {before} to {after}, and you decide.',
  TRUST_SAMPLE_NOTE: 'An example with a made-up base price.',
  TRUST_SAMPLE_PICTURE:
    'Drawing: a phone under a lamp, with a scratch circled on its frame and a ruler beside it',
  TRUST_PROMISE: 'What we promise, with deadlines',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Price guaranteed for # day after the sale} other {Price guaranteed for # days after the sale}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Inspected within # working day of arrival} other {Inspected within # working days of arrival}}, or {bonus} extra per device we buy',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# day to answer a new offer} other {# days to answer a new offer}}. If you don’t, your device comes back free.',
  TRUST_SIGNED: 'A signed offer',
  TRUST_SIGNED_TEXT:
    'With every sale you get our promise as a file with our signature. Nobody can change it unnoticed, and anyone can verify it.',
  TRUST_SIGNED_LINK: 'Verify a signed offer',
} as const
