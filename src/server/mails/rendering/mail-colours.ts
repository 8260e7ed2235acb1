import type { ShopMode } from '#domain/markets/shop-mode.ts'

/** The shop's colours, written out because mail programs do not support CSS variables. */
export interface MailColours {
  readonly paper: string
  readonly card: string
  readonly tint: string
  readonly line: string
  readonly ink: string
  readonly soft: string
  readonly accent: string
  readonly accentTint: string
  readonly onAccent: string
}

export type MailScheme = 'light' | 'dark'

export const MAIL_COLOURS: Readonly<Record<ShopMode, Readonly<Record<MailScheme, MailColours>>>> = {
  default: {
    light: {
      paper: '#fbfaf6',
      card: '#fffefb',
      tint: '#f3f1e7',
      line: '#dcd9cb',
      ink: '#14211b',
      soft: '#4a5850',
      accent: '#0a6b43',
      accentTint: '#e4f0e7',
      onAccent: '#ffffff',
    },
    dark: {
      paper: '#101a15',
      card: '#17231c',
      tint: '#1a2820',
      line: '#33453b',
      ink: '#eef3ee',
      soft: '#aebcb3',
      accent: '#63cb99',
      accentTint: '#173526',
      onAccent: '#06281a',
    },
  },
  b2bWidget: {
    light: {
      paper: '#fafafa',
      card: '#ffffff',
      tint: '#f1f3f5',
      line: '#d9dde1',
      ink: '#16202a',
      soft: '#4a5763',
      accent: '#1f4e79',
      accentTint: '#e5eef6',
      onAccent: '#ffffff',
    },
    dark: {
      paper: '#11171d',
      card: '#182028',
      tint: '#1b252e',
      line: '#33414d',
      ink: '#eef2f5',
      soft: '#adbac5',
      accent: '#86b9ea',
      accentTint: '#182e43',
      onAccent: '#08233c',
    },
  },
  agan: {
    light: {
      paper: '#fcf9fb',
      card: '#fffdfe',
      tint: '#f6eff4',
      line: '#e2d5de',
      ink: '#24161f',
      soft: '#5c4c56',
      accent: '#6b2d5c',
      accentTint: '#f5e8f1',
      onAccent: '#ffffff',
    },
    dark: {
      paper: '#1a1117',
      card: '#231820',
      tint: '#281b25',
      line: '#46323f',
      ink: '#f6eef3',
      soft: '#c5b1bd',
      accent: '#dd9fca',
      accentTint: '#3a1f32',
      onAccent: '#3a0f2d',
    },
  },
}
