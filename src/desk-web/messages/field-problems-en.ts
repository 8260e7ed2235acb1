type Params = Readonly<Record<string, string | number>>

/** Where the colours of a partner’s shop are seen. */
const COLOURS: Readonly<Record<string, string>> = {
  accent: 'the accent',
  accentStrong: 'the strong accent',
  accentTint: 'what is chosen',
  onAccent: 'the text of buttons',
  tint: 'tinted sections',
  deep: 'the footer',
  paper: 'the page',
  card: 'cards',
  ink: 'text',
  inkSoft: 'quiet text',
  onDeep: 'the text of the footer',
  onDeepSoft: 'the quiet text of the footer',
}

const nameColour = (token: string | number): string => COLOURS[token] ?? `${token}`

/** What is wrong with a field, by the key that the server names. */
export const FIELD_PROBLEM_TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  FIELD_REQUIRED: () => 'Fill this in.',
  FIELD_CHARACTERS: () => 'This has characters that can’t be used here.',
  FIELD_TOO_LONG: ({ max = '' }) => `At most ${max} characters.`,
  FIELD_CONTACT_DETAILS: () => 'This looks like a link or an email address.',
  FIELD_FORMAT: () => 'This isn’t written as it should be.',
  FIELD_TYPE: () => 'Fill this in.',
  FIELD_TOO_BIG: () => 'This is too large or too long.',
  FIELD_TOO_SMALL: () => 'This is too small or too short.',
  VOUCHER_TIME_ORDER: () => 'The end must be after the start.',
  VOUCHER_OTHER_CURRENCY: () => 'One of these markets pays in another currency.',
  CONTRAST_TOO_LOW: ({ text = '', background = '', contrast = '', least = '' }) =>
    `Not everyone can read ${nameColour(text)} on ${nameColour(background)}: the contrast is ${contrast} to 1, and at least ${least} to 1 is needed.`,
  LOGO_REFUSED: ({ found = '' }) => `This drawing can’t be used: it ${found}.`,
  ORIGIN_FORM: ({ found = '' }) =>
    `${found} isn’t an origin. Write https:// and the host, without path and star, such as https://www.partner.example.`,
  ORIGIN_TWICE: ({ found = '' }) => `${found} is there twice.`,
  ORIGIN_TAKEN: ({ found = '', partner = '' }) =>
    `${found} is an origin of ${partner}. Remove it there first.`,
  ORIGIN_LOCAL: ({ found = '' }) =>
    `${found} isn’t secure. Only a shop that nobody else can reach may use it.`,
  ORIGINS_TOO_LONG: ({ length = '', max = '' }) =>
    `All origins together would have ${length} characters, and a header has room for ${max}. Remove those that aren’t needed.`,
  ZIP_FORMAT: ({ example = '' }) => `Not a postcode of this country, such as ${example}.`,
  TOO_MANY: ({ max = '' }) => `At most ${max}.`,
  WHOLE_UNITS: () => 'A price is in whole units, and at least 1.',
  PRICE_TOO_HIGH: ({ factor = '' }) => `More than ${factor} times what the rule says. Check the digits.`,
  NOT_BOUGHT: () => 'We don’t buy this any more. Leave the line out with a quantity of 0.',
  QUANTITY_RANGE: ({ min = '', max = '' }) => `From ${min} to ${max}.`,
  TOO_MANY_DEVICES: ({ max = '' }) => `A sale has up to ${max} devices. Make several offers.`,
  NAME_FORMAT: () => '2 to 40 lower-case letters, digits, dots, hyphens and underscores.',
  NAME_TAKEN: () => 'This name is or was someone else’s. Choose another one.',
  NAME_PATTERN: () => 'Only {inch:…} and {gen:…} may be in braces.',
  STORAGE_SIZES: () => 'Whole gigabytes such as 128, or the single size 0.',
  DEVICE_EXISTS: () => 'This device is in the catalogue already, or another one has its address.',
  DEVICE_SIMILAR: ({ name = '' }) => `This may be ${name}. Look at it first.`,
  NO_DRAWING: () => 'No device of this category lends it a drawing. Import the first one with its own.',
  COLUMNS_UNKNOWN: ({ names = '' }) => `Unknown or repeated columns: ${names}.`,
  SERIES_EXISTS: () => 'Another series of this manufacturer has this name.',
  ADDRESS_TAKEN: () => 'The address of this name is taken. Choose another name.',
  OTHER_MANUFACTURER: () => 'Imports find a manufacturer by its name. Only capitals and accents can change.',
  COUNTRY_UNKNOWN: () => 'We don’t send to this country. Use its two letters.',
}
