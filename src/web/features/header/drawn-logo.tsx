import type { ShownLogo } from '#contracts/page-payload.ts'

const HEIGHT = 32

/** A partner's or the operator's own drawing. The link around it carries the name for those who don't see it. */
export function DrawnLogo({ logo }: { readonly logo: ShownLogo }) {
  const width = Math.round((logo.width / logo.height) * HEIGHT)
  return <img src={logo.url} alt="" width={width} height={HEIGHT} className="h-8 w-auto" />
}
