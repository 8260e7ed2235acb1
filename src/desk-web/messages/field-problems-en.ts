type Params = Readonly<Record<string, string | number>>

/** What is wrong with a field, by the key that the server names. */
export const FIELD_PROBLEM_TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  FIELD_REQUIRED: () => 'Fill this in.',
  FIELD_CHARACTERS: () => 'This has characters that can’t be used here.',
  FIELD_TOO_LONG: ({ max = '' }) => `At most ${max} characters.`,
  FIELD_CONTACT_DETAILS: () => 'This looks like a link or an email address.',
  FIELD_FORMAT: () => 'This isn’t written as it should be.',
  FIELD_TYPE: () => 'Fill this in.',
  FIELD_TOO_BIG: () => 'This is too large or too long.',
  FIELD_TOO_SMALL: () => 'This is too small.',
  VOUCHER_TIME_ORDER: () => 'The end must be after the start.',
  VOUCHER_OTHER_CURRENCY: () => 'One of these markets pays in another currency.',
  ZIP_FORMAT: ({ example = '' }) => `Not a postcode of this country, such as ${example}.`,
  TOO_MANY: ({ max = '' }) => `At most ${max}.`,
  WHOLE_UNITS: () => 'A price is in whole units, and at least 1.',
  PRICE_TOO_HIGH: ({ factor = '' }) => `More than ${factor} times what the rule says. Check the digits.`,
  NOT_BOUGHT: () => 'We don’t buy this any more. Leave the line out with a quantity of 0.',
  QUANTITY_RANGE: ({ min = '', max = '' }) => `From ${min} to ${max}.`,
  TOO_MANY_DEVICES: ({ max = '' }) => `A sale has up to ${max} devices. Make several offers.`,
  NAME_FORMAT: () => '2 to 40 lower-case letters, digits, dots, hyphens and underscores.',
  NAME_TAKEN: () => 'This name is or was someone else’s. Choose another one.',
  COUNTRY_UNKNOWN: () => 'We don’t send to this country. Use its two letters.',
}
