import type { Partner, PartnerColours } from '#domain/partners/partner.ts'

/** The style tokens that a partner sets. */
const TOKENS = {
  accent: '--accent',
  accentStrong: '--accent-strong',
  accentTint: '--accent-tint',
  onAccent: '--on-accent',
  tint: '--tint',
  deep: '--deep',
} as const satisfies Readonly<Record<keyof PartnerColours, string>>

const isToken = (name: string): name is keyof PartnerColours => name in TOKENS

function writeRule(colours: PartnerColours, focus: string): string {
  const tokens = Object.entries(colours).flatMap(([name, value]) =>
    isToken(name) ? `${TOKENS[name]}:${value}` : [],
  )
  // As strong as the mode's own rule; it wins because its file comes later.
  return `:root[data-mode="agan"]{${tokens.join(';')};--focus:${focus}}`
}

/** A partner's colours as a style sheet. The palette's other tokens are those of the mode. */
export const writePartnerStyle = ({ colours: { light, dark } }: Pick<Partner, 'colours'>): string =>
  `${writeRule(light, light.accent)}@media(prefers-color-scheme:dark){${writeRule(dark, dark.accentStrong)}}`
