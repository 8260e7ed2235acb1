/** How the rubber or metal of a ring is cut. */
export type Pattern = 'bars' | 'fine' | 'blocks' | 'diamond' | 'scallop' | 'knurl' | 'smooth'

export interface LensStyle {
  readonly body: string
  readonly ring: string
  readonly zoomPattern: Pattern
  readonly focusPattern: Pattern
  /** Index point at the mount. */
  readonly dot: string
  readonly accent?: AccentName
  /** Whether a switch plate sits on the side; most lenses have one. */
  readonly switches?: false
  readonly accentAt?: 'front' | 'rear'
  readonly coating: CoatingName
}

export const accents = {
  none: null,
  red: '#c8232c',
  gold: '#c9a24a',
  green: '#3f9a5c',
  blue: '#2f6fc4',
  silver: '#c3c7ca',
  orange: '#e0642c',
  violet: '#7a5fa8',
  white: '#f0efe9',
  slate: '#6f767c',
} as const
export type AccentName = keyof typeof accents

/** Deep tone, reflection and bright reflection of the front glass. */
export const coatings = {
  green: ['#12302a', '#2f8a6c', '#8fdcb6'],
  magenta: ['#2c1530', '#9a3f86', '#e29ad0'],
  amber: ['#33210f', '#b0722a', '#f0cd8a'],
  blue: ['#10223c', '#2f6cb0', '#92c6f2'],
  violet: ['#1d1a3c', '#5a54b4', '#b4aef0'],
  teal: ['#0e2a33', '#2a8596', '#8ad6de'],
} as const
export type CoatingName = keyof typeof coatings

const BLACK = '#323437'
const RUBBER = '#27292b'
const SILVER = '#c4c7c9'
const WHITE = '#e9e5d8'

const style = (
  patterns: readonly [zoom: Pattern, focus: Pattern],
  coating: CoatingName,
  rest: Partial<LensStyle> = {},
): LensStyle => ({
  body: BLACK,
  ring: RUBBER,
  dot: '#d23a3a',
  coating,
  ...rest,
  zoomPattern: patterns[0],
  focusPattern: patterns[1],
})

/** What the lenses of one family share, as their maker builds them. */
export const lensStyles = {
  'canon-ef': style(['bars', 'fine'], 'magenta'),
  'canon-ef-s': style(['bars', 'fine'], 'violet', { dot: '#f2f2f0', body: '#3a3c3f' }),
  'canon-l': style(['bars', 'bars'], 'amber', { accent: 'red', body: '#2f3032' }),
  'canon-l-white': style(['bars', 'bars'], 'amber', { accent: 'red', body: WHITE, ring: '#2e2f31' }),
  'canon-m': style(['fine', 'fine'], 'green', {
    body: '#55585c',
    ring: '#3d3f43',
    dot: '#f2f2f0',
    switches: false,
  }),
  'canon-rf': style(['fine', 'diamond'], 'violet', { accent: 'silver', body: '#36383b' }),
  'canon-rf-l': style(['bars', 'fine'], 'magenta', { accent: 'red' }),
  'canon-rf-l-white': style(['bars', 'fine'], 'magenta', { accent: 'red', body: '#ebe9e2', ring: '#2e2f31' }),
  'nikon-d': style(['blocks', 'blocks'], 'amber', { dot: '#f2f2f0', body: '#2e2f31' }),
  'nikon-af-s': style(['blocks', 'blocks'], 'green', { accent: 'gold', dot: '#f2f2f0' }),
  'nikon-dx': style(['blocks', 'fine'], 'green', { dot: '#f2f2f0', body: '#38393c' }),
  'nikon-z': style(['fine', 'knurl'], 'teal', { dot: '#f2f2f0', body: '#35383a', switches: false }),
  'nikon-z-s': style(['fine', 'knurl'], 'green', { dot: '#f2f2f0', accent: 'silver', body: '#2f3133' }),
  'nikon-z-silver': style(['fine', 'knurl'], 'amber', {
    dot: '#f2f2f0',
    accent: 'silver',
    ring: '#303235',
    switches: false,
  }),
  'sony-fe': style(['fine', 'fine'], 'violet', { dot: '#f2f2f0', body: '#36383b', switches: false }),
  'sony-gm': style(['bars', 'fine'], 'green', { dot: '#f2f2f0', body: '#303134' }),
  'sony-white': style(['fine', 'fine'], 'green', { dot: '#9a9da0', body: '#ecebe6', ring: '#2d2e30' }),
  'sony-silver': style(['fine', 'fine'], 'violet', {
    dot: '#f2f2f0',
    body: '#b9bcbf',
    ring: '#a7aaad',
    switches: false,
  }),
  'sony-zeiss': style(['knurl', 'knurl'], 'magenta', {
    dot: '#f2f2f0',
    body: '#2d2f33',
    ring: '#3a3c40',
    switches: false,
  }),
  'sony-a': style(['bars', 'bars'], 'amber', { accent: 'orange', accentAt: 'rear', dot: '#e0642c' }),
  sigma: style(['fine', 'bars'], 'green', { dot: '#f2f2f0', body: '#303235', ring: '#252729' }),
  'sigma-ex': style(['bars', 'bars'], 'amber', { accent: 'gold', dot: '#f2f2f0', body: '#2b2c2e' }),
  'sigma-i': style(['knurl', 'knurl'], 'blue', { dot: '#f2f2f0', body: '#35373a', ring: '#404347' }),
  'tamron-old': style(['bars', 'bars'], 'green', { accent: 'gold', dot: '#f2f2f0' }),
  'tamron-sp': style(['bars', 'bars'], 'blue', { accent: 'silver', accentAt: 'rear', dot: '#f2f2f0' }),
  'tamron-di3': style(['fine', 'bars'], 'teal', { accent: 'slate', accentAt: 'rear', dot: '#f2f2f0' }),
  'fuji-xf': style(['knurl', 'knurl'], 'magenta', { body: '#343638', ring: '#3c3e41', switches: false }),
  'fuji-xf-silver': style(['knurl', 'knurl'], 'magenta', { body: SILVER, ring: '#b5b9bb', switches: false }),
  'fuji-xf-white': style(['fine', 'fine'], 'magenta', { body: '#e7e6e1', ring: '#34363a' }),
  'fuji-xc': style(['fine', 'fine'], 'blue', { body: '#3c3e41', ring: '#2f3133', switches: false }),
  'fuji-xc-silver': style(['fine', 'fine'], 'blue', { body: '#c9cbcc', ring: '#bfc1c3', switches: false }),
  'fuji-gf': style(['bars', 'bars'], 'amber', { body: '#2e3032', dot: '#f2f2f0' }),
  'lumix-g': style(['fine', 'fine'], 'teal', { body: '#3a3b3e', switches: false }),
  'lumix-g-silver': style(['fine', 'fine'], 'teal', { body: SILVER, ring: '#9fa3a6', switches: false }),
  'lumix-x': style(['fine', 'knurl'], 'violet', { accent: 'violet', body: '#33343a' }),
  'leica-dg': style(['knurl', 'knurl'], 'magenta', { body: '#2f3033', ring: '#3a3b3e', accent: 'silver' }),
  'lumix-s': style(['fine', 'fine'], 'blue', { body: '#323336' }),
  'lumix-s-pro': style(['bars', 'knurl'], 'violet', { body: '#2c2d30', accent: 'red', accentAt: 'rear' }),
  olympus: style(['fine', 'fine'], 'violet', { body: '#333538', switches: false }),
  'olympus-silver': style(['knurl', 'knurl'], 'violet', {
    body: '#cbcdcf',
    ring: '#b9bcbe',
    switches: false,
  }),
  'olympus-pro': style(['knurl', 'knurl'], 'magenta', {
    body: '#2c2e31',
    ring: '#3b3d41',
    accent: 'blue',
    switches: false,
  }),
  'olympus-pro-white': style(['knurl', 'knurl'], 'magenta', {
    body: '#e8e7e2',
    ring: '#34363a',
    accent: 'blue',
  }),
  batis: style(['smooth', 'smooth'], 'blue', {
    body: '#35383c',
    ring: '#212326',
    dot: '#3a7bd0',
    switches: false,
  }),
  milvus: style(['smooth', 'smooth'], 'blue', {
    body: '#2c2e31',
    ring: '#1f2123',
    dot: '#3a7bd0',
    accent: 'blue',
    accentAt: 'rear',
  }),
  'zeiss-classic': style(['scallop', 'knurl'], 'violet', {
    body: '#303235',
    ring: '#3d4043',
    dot: '#3a7bd0',
    accent: 'silver',
  }),
  'leica-m': style(['scallop', 'scallop'], 'amber', { body: '#2c2d2f', ring: '#37393b' }),
  'leica-m-silver': style(['scallop', 'scallop'], 'amber', { body: '#d2d1cc', ring: '#c2c1bc' }),
  'leica-sl': style(['fine', 'knurl'], 'magenta', { body: '#2a2b2d', ring: '#333538', switches: false }),
  'pentax-da': style(['bars', 'fine'], 'green', { accent: 'green' }),
  'pentax-star': style(['bars', 'bars'], 'amber', { accent: 'gold' }),
  'pentax-limited': style(['scallop', 'scallop'], 'magenta', {
    body: '#35373a',
    ring: '#45484b',
    accent: 'green',
  }),
  'pentax-silver': style(['scallop', 'scallop'], 'magenta', {
    body: '#c9c9c6',
    ring: '#b9b9b6',
    accent: 'green',
  }),
  tokina: style(['diamond', 'diamond'], 'green', { accent: 'gold', dot: '#f2f2f0' }),
  'tokina-opera': style(['fine', 'fine'], 'violet', {
    accent: 'silver',
    body: '#2d2e30',
    dot: '#f2f2f0',
    switches: false,
  }),
  samyang: style(['bars', 'bars'], 'green', { accent: 'red', body: '#303133' }),
  'samyang-af': style(['fine', 'fine'], 'amber', { accent: 'red', accentAt: 'rear', body: '#343639' }),
  voigtlander: style(['scallop', 'scallop'], 'violet', { body: '#2d2f31', ring: '#3a3c3f' }),
  'voigtlander-silver': style(['scallop', 'scallop'], 'violet', { body: '#cfcfca', ring: '#35373a' }),
  laowa: style(['knurl', 'knurl'], 'blue', { accent: 'blue', body: '#303235', ring: '#3b3d41' }),
  viltrox: style(['knurl', 'knurl'], 'teal', {
    body: '#36383b',
    ring: '#404246',
    dot: '#d9a441',
    switches: false,
  }),
  'viltrox-pro': style(['fine', 'fine'], 'teal', { body: '#2c2e30', accent: 'orange', accentAt: 'rear' }),
  ttartisan: style(['scallop', 'scallop'], 'amber', { body: '#2f3133', ring: '#3b3d40', switches: false }),
} as const satisfies Record<string, LensStyle>
