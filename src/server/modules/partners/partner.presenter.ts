import type { ShownPartner } from '#contracts/page-payload.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { buildPartnerFiles } from './partner-files.ts'

/** The partner whose shop it is; null in our own. */
export function findShopPartner(
  { partner }: Pick<Shop, 'partner'>,
  partners: ReadonlyMap<string, Partner>,
): Partner | null {
  if (partner === undefined) return null
  const found = partners.get(partner)
  if (!found) throw new Error(`The partner ${partner} has no record`)
  return found
}

/** The part of a partner's record that its pages show. */
export function presentPartner(partner: Partner, { market }: Pick<Shop, 'market'>): ShownPartner {
  const { width, height, hasName } = partner.logo
  const { logo, style } = buildPartnerFiles(partner)
  return {
    legalName: partner.legalName,
    words: partner.words[market] ?? null,
    logo: { url: logo.path, width, height, hasName },
    styleUrl: style.path,
  }
}
