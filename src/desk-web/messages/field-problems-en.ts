type Params = Readonly<Record<string, string | number>>

/** What is wrong with a field, by the key that the server names. */
export const FIELD_PROBLEM_TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  FIELD_REQUIRED: () => 'Fill this in.',
  FIELD_CHARACTERS: () => 'This has characters that can’t be used here.',
  FIELD_TOO_LONG: ({ max = '' }) => `At most ${max} characters.`,
  FIELD_CONTACT_DETAILS: () => 'This looks like a link or an email address.',
  ZIP_FORMAT: ({ example = '' }) => `Not a postcode of this country, such as ${example}.`,
  COUNTRY_UNKNOWN: () => 'We don’t send to this country. Use its two letters.',
}
