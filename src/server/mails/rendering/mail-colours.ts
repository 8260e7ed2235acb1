import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner, PartnerColours } from '#domain/partners/partner.ts'

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
      paper: '#fbfafa',
      card: '#ffffff',
      tint: '#f5f2f3',
      line: '#dedadb',
      ink: '#1f1b1d',
      soft: '#565053',
      accent: '#6b2d5c',
      accentTint: '#f5e8f1',
      onAccent: '#ffffff',
    },
    dark: {
      paper: '#161415',
      card: '#1f1c1d',
      tint: '#252122',
      line: '#3f3a3c',
      ink: '#f3f0f1',
      soft: '#bcb4b8',
      accent: '#dd9fca',
      accentTint: '#3a1f32',
      onAccent: '#3a0f2d',
    },
  },
}

const withPartner = (
  colours: MailColours,
  { accent, accentTint, onAccent, tint }: PartnerColours,
): MailColours => ({
  ...colours,
  accent,
  accentTint,
  onAccent,
  tint,
})

/** The colours of a mail: those of the mode, or of the partners' mode with a partner's own accent. */
export function chooseMailColours(
  shopMode: ShopMode,
  partner: Pick<Partner, 'colours'> | null,
): Readonly<Record<MailScheme, MailColours>> {
  if (!partner) return MAIL_COLOURS[shopMode]
  const own = MAIL_COLOURS.agan
  const { light, dark } = partner.colours
  return { light: withPartner(own.light, light), dark: withPartner(own.dark, dark) }
}
