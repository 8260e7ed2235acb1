/** The fields of the server's own pages and their addresses, by their names. Screens name theirs themselves. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  answer: 'Passkey',
  body: 'Form',
  code: 'Code',
  id: 'Number',
  item: 'Device number',
  label: 'Name',
  name: 'Name',
  next: 'Next page',
  params: 'Address',
  password: 'Password',
  photoId: 'Photo',
  querystring: 'Address',
  trade: 'Sale number',
}

/** A field's label; entries of a list are named after it, and unknown fields by the name that was sent. */
export const formatField = (field: string): string =>
  FIELD_LABELS[field] ?? FIELD_LABELS[field.split(/[.[]/, 1)[0] ?? ''] ?? field
