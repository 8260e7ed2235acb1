import type { ShopMode } from '#domain/markets/shop-mode.ts'

/** Colours of the drawings, by their `var(--art-…)` names. */
type Palette = Readonly<Record<string, string>>

const LIGHT: Palette = {
  ink: '#14211b',
  'ink-2': '#33443b',
  glass: '#dfe7df',
  'glass-2': '#c9d6cb',
  metal: '#c8c9c2',
  'metal-2': '#a9aca3',
  paper: '#fffdf7',
  'paper-2': '#ece7da',
  card: '#d9b98a',
  'card-2': '#b9925d',
  amber: '#c77a12',
}

const DARK: Palette = {
  ...LIGHT,
  ink: '#33463c',
  'ink-2': '#4b6156',
  glass: '#cfdcd2',
  'glass-2': '#b3c4b8',
  paper: '#e9e6dc',
  'paper-2': '#cbc6b6',
  card: '#b9986a',
  'card-2': '#967647',
}

/** One accent per shop mode, in a tone that works on both backgrounds. */
export const ACCENTS: Readonly<Record<ShopMode, { readonly light: Palette; readonly dark: Palette }>> = {
  default: {
    light: { accent: '#0a6b43', 'accent-2': '#7fb59a' },
    dark: { accent: '#2c8a5f', 'accent-2': '#7cc4a0' },
  },
  b2bWidget: {
    light: { accent: '#1f4e79', 'accent-2': '#8fb1d0' },
    dark: { accent: '#3f77a8', 'accent-2': '#94bce0' },
  },
  // Neutral: the pictures are made before a partner and its colours are known.
  agan: {
    light: { accent: '#5f585c', 'accent-2': '#b5adb1' },
    dark: { accent: '#857c81', 'accent-2': '#c3bbbf' },
  },
}

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--art-${name}:${value}`)
    .join(';')

// A partner's shop doesn't show our mark, not even on a drawing.
const WITHOUT_MARK = '.mark{display:none}'

/** The style of a drawing in a shop mode; it follows the visitor's colour scheme. */
export const artStyle = (shopMode: ShopMode): string => {
  const { light, dark } = ACCENTS[shopMode]
  const night = `@media(prefers-color-scheme:dark){svg{${declarations({ ...DARK, ...dark })}}}`
  return `<style>svg{color:var(--art-accent);${declarations({ ...LIGHT, ...light })}}${night}${shopMode === 'agan' ? WITHOUT_MARK : ''}</style>`
}
