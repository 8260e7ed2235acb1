import type { ShownLogo, ShownPartner } from '#contracts/page-payload.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Brand } from '#domain/operator/operator-data.ts'
import type { Partner, PartnerLogo } from '#domain/partners/partner.ts'
import { buildPartnerFiles } from './partner-files.ts'
import type { Partners } from './partners.ts'

/** The icon of a shop that has its own drawing is that drawing. */
const DRAWN_ICON_PATH = '/icon.svg'

/** The partner whose shop it is; null in our own. */
export function findShopPartner(
  { partner }: Pick<Shop, 'partner'>,
  partners: Pick<Partners, 'find'>,
): Partner | null {
  if (partner === undefined) return null
  const found = partners.find(partner)
  if (!found) throw new Error(`The partner ${partner} has no record`)
  return found
}

/** The part of a partner's record that its pages show. */
export function presentPartner(partner: Partner, { market }: Pick<Shop, 'market'>): ShownPartner {
  return {
    legalName: partner.legalName,
    words: partner.words[market] ?? null,
    styleUrl: buildPartnerFiles(partner).style.path,
  }
}

const presentDrawing = ({ width, height, hasName }: PartnerLogo, url: string): ShownLogo => ({
  url,
  width,
  height,
  hasName,
})

/** The drawing in the header: the partner's, the operator's, or null for the delivered mark. */
export function presentLogo(partner: Partner | null, brand: Brand): ShownLogo | null {
  if (partner) return presentDrawing(partner.logo, buildPartnerFiles(partner).logo.path)
  return brand.logo && presentDrawing(brand.logo, DRAWN_ICON_PATH)
}
