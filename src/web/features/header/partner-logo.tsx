import type { ShownPartner } from '#contracts/page-payload.ts'

const HEIGHT = 32

/** The brand partner's own drawing. The link around it carries the name for those who don't see it. */
export function PartnerLogo({ logo }: Pick<ShownPartner, 'logo'>) {
  const width = Math.round((logo.width / logo.height) * HEIGHT)
  return <img src={logo.url} alt="" width={width} height={HEIGHT} className="h-8 w-auto" />
}
