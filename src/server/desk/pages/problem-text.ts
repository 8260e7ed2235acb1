/** What is wrong with a field, to follow its name. */
export const PROBLEM_TEXTS: Readonly<Record<string, string>> = {
  FIELD_REQUIRED: 'is missing',
  FIELD_TYPE: 'isn’t the right kind of value',
  FIELD_FORMAT: 'has the wrong format',
  FIELD_CHARACTERS: 'contains characters that aren’t allowed',
  FIELD_TOO_BIG: 'is too long or too large',
  FIELD_TOO_SMALL: 'is too short or too small',
  FIELD_TOO_LONG: 'is too long',
  UNKNOWN_FIELD: 'isn’t a field of this form',
  // Those of issues are printed by the newsletter command.
  ISSUE_NOT_JSON: 'isn’t valid JSON',
  ISSUE_DEVICE_UNKNOWN: 'names a device that we don’t buy in this market',
  ISSUE_PICTURE_MISSING: 'names a picture that hasn’t been added yet',
  ISSUE_PICTURE_LARGE: 'is over 200 kB, which is too large for a mail',
  ISSUE_LINK_UNKNOWN: 'isn’t a page of this market’s shop, or has tracking parameters',
  ISSUE_PLACEHOLDER_UNKNOWN: 'has a placeholder that doesn’t exist',
}

/** What is wrong with a field, to follow its name. */
export const describeProblem = (key: string): string => PROBLEM_TEXTS[key] ?? 'isn’t valid'
