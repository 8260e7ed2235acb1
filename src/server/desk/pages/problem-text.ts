const TEXTS: Readonly<Record<string, string>> = {
  FIELD_REQUIRED: 'is missing',
  FIELD_FORMAT: 'has the wrong format',
  FIELD_CHARACTERS: 'contains characters that aren’t allowed',
  FIELD_CONTACT_DETAILS: 'contains a web address, an e-mail address or a phone number',
  FIELD_TOO_LONG: 'is too long',
  ZIP_FORMAT: 'isn’t a postal code of this country',
  IMEI_CHECKSUM: 'is mistyped: the check digit is wrong',
  FINDING_ANSWER: 'needs a valid answer',
  FINDING_QUESTION: 'doesn’t apply to this device',
  PHOTO_UNKNOWN: 'has a photo from another inspection',
  PHOTO_REQUIRED: 'at least one is required',
  PHOTO_TOO_LARGE: 'has a photo over 5 MB, which was skipped',
  PHOTO_FORMAT: 'has a file that isn’t a valid JPEG, PNG or WebP, which was skipped',
  PHOTO_DIMENSIONS:
    'has a photo with a side under 100 or over 12,000 pixels, or over 50 megapixels, which was skipped',
}

/** What is wrong with a field, to follow its name. */
export const describeProblem = (key: string): string => TEXTS[key] ?? key.toLowerCase().replaceAll('_', ' ')
