/** What is wrong with a field, to follow its name. */
export const PROBLEM_TEXTS: Readonly<Record<string, string>> = {
  FIELD_REQUIRED: 'is missing',
  FIELD_TYPE: 'isn’t the right kind of value',
  FIELD_FORMAT: 'has the wrong format',
  FIELD_CHARACTERS: 'contains characters that aren’t allowed',
  FIELD_CONTACT_DETAILS: 'contains a web address, an email address or a phone number',
  FIELD_TOO_LONG: 'is too long',
  FIELD_TOO_BIG: 'is too long or too large',
  FIELD_TOO_SMALL: 'is too short or too small',
  UNKNOWN_FIELD: 'isn’t a field of this form',
  ZIP_FORMAT: 'isn’t a postcode of this country',
  COUNTRY_UNKNOWN: 'isn’t a country we deliver to',
  IMEI_CHECKSUM: 'is mistyped: the check digit is wrong',
  FINDING_ANSWER: 'needs an answer',
  FINDING_QUESTION: 'doesn’t apply to this device',
  FINDING_WITHOUT_PHOTO: 'needs a photo',
  PHOTO_UNKNOWN: 'has a photo from another inspection',
  PHOTO_REQUIRED: 'needs at least one photo',
  PHOTO_TOO_LARGE: 'has a photo over 5 MB, which we skipped',
  PHOTO_FORMAT: 'has a file that isn’t a valid JPEG, PNG or WebP, which we skipped',
  PHOTO_DIMENSIONS:
    'has a photo with a side under 100 or over 12,000 pixels, or over 50 megapixels, which we skipped',
  UNKNOWN_DEVICE: 'includes a device we aren’t expecting',
  TIME_AHEAD: 'is in the future',
  BEFORE_FROM: 'is before the first day',
  TOO_MANY_DAYS: 'is more than a year after the first day',
  NOT_READABLE: 'is neither a pain.002 message nor a CSV file',
  COLUMNS: 'doesn’t have the columns end_to_end_id, status and reason',
  EMPTY: 'doesn’t mention any transfers',
  ID_MISSING: 'mentions a transfer without its id',
  STATUS_UNKNOWN: 'contains an unknown status',
  CONTRADICTION: 'contradicts itself about a transfer',
}

/** What is wrong with a field, to follow its name. */
export const describeProblem = (key: string): string => PROBLEM_TEXTS[key] ?? 'isn’t valid'
