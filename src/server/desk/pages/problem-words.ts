const WORDS: Readonly<Record<string, string>> = {
  FIELD_REQUIRED: 'is missing',
  FIELD_FORMAT: 'does not have the right form',
  FIELD_CHARACTERS: 'has characters that cannot be used',
  FIELD_TOO_LONG: 'is too long',
  ZIP_FORMAT: 'is none of this country',
  IMEI_CHECKSUM: 'is mistyped: the check digit does not fit',
  FINDING_ANSWER: 'needs an answer that fits',
  FINDING_QUESTION: 'is not asked about this device',
  PHOTO_UNKNOWN: 'has a photo that is not of this look',
  PHOTO_REQUIRED: 'need at least one',
  PHOTO_TOO_LARGE: 'has a photo of more than 5 MB, which was left out',
  PHOTO_FORMAT: 'has a file that is not a whole JPEG, PNG or WebP, which was left out',
  PHOTO_DIMENSIONS: 'has a photo outside 100 to 12,000 pixels, which was left out',
}

/** What is wrong with a field, to be read after its name. */
export const problemWords = (key: string): string => WORDS[key] ?? key.toLowerCase().replaceAll('_', ' ')
