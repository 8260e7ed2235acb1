/** What is wrong with a field, to follow its name. */
export const PROBLEM_TEXTS: Readonly<Record<string, string>> = {
  FIELD_REQUIRED: 'is missing',
  FIELD_TYPE: 'isn’t the right kind of value',
  FIELD_FORMAT: 'has the wrong format',
  FIELD_CHARACTERS: 'contains characters that aren’t allowed',
  FIELD_TOO_BIG: 'is too long or too large',
  FIELD_TOO_SMALL: 'is too short or too small',
  UNKNOWN_FIELD: 'isn’t a field of this form',
}

/** What is wrong with a field, to follow its name. */
export const describeProblem = (key: string): string => PROBLEM_TEXTS[key] ?? 'isn’t valid'
