import type { Market } from '#domain/markets/market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { chooseMailColours } from './mail-colours.ts'
import type { MailContent } from './mail-content.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'

export interface MailFrame {
  readonly market: Pick<Market, 'locale'>
  readonly brand: { readonly name: string }
  /** Decides the colours; those of the shop itself unless given. */
  readonly shopMode?: ShopMode | undefined
  /** Its colours replace those of the mode. */
  readonly partner?: Pick<Partner, 'colours'> | null
  /** Why the reader gets the mail, line by line. */
  readonly footer: readonly string[]
  /** The company that writes, line by line. */
  readonly company?: readonly string[]
}

/** Renders a mail as HTML and as plain text. All values are text: none can become markup or reach a header. */
export function renderMail(
  content: MailContent,
  { market, brand, shopMode = 'default', partner = null, footer, company = [] }: MailFrame,
): { readonly html: string; readonly text: string } {
  return {
    html: renderMailHtml(content, {
      language: market.locale,
      brandName: brand.name,
      colours: chooseMailColours(shopMode, partner),
      footer,
      company,
    }),
    text: renderMailText(content, { language: market.locale, footer, company }),
  }
}
