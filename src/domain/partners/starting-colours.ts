import type { BrandRecord } from './partner.ts'

/** Colours that everyone can read, for a new partner to start from. */
export const STARTING_COLOURS: BrandRecord['colours'] = {
  light: {
    accent: '#0f5a6e',
    accentStrong: '#0a4353',
    accentTint: '#e1f0f3',
    onAccent: '#ffffff',
    tint: '#eef4f5',
    deep: '#0b2a33',
  },
  dark: {
    accent: '#74c7dc',
    accentStrong: '#a3dcea',
    accentTint: '#12323b',
    onAccent: '#04232b',
    tint: '#17262b',
    deep: '#08161a',
  },
}
