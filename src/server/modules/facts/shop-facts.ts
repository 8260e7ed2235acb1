import { type RuleFigures, readRuleFigures } from '#domain/facts/rule-figures.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { fillFacts, listUnknownFacts } from '#messages/facts/fill-facts.ts'
import { type Facts, writeFacts } from '#messages/facts/write-facts.ts'
import { bindText } from '#messages/locale/bind-text.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { getBrand, getCompany } from '#server/config/operator.ts'
import { readNewestRuleSet } from '#server/modules/questions/read-newest-rule-set.ts'

/** Fills the placeholders of texts that are not messages (content pages, menus, the catalogue) and binds their blanks. */
export interface ShopFacts {
  get(market: Market): Facts
  /** Throws where a placeholder names nothing. */
  fill(market: Market, text: string): string
  /** Leaves an unknown placeholder as it is: for texts of operators, which must not break a page. */
  fillKnown(market: Market, text: string): string
}

let delivered: RuleFigures | undefined

const readDeliveredFigures = (): RuleFigures => {
  delivered ??= readRuleFigures(readNewestRuleSet(DATA_FOLDER).rules)
  return delivered
}

/** The facts of this installation: the company is configured, everything else is the code's. */
export function createShopFacts(): ShopFacts {
  const company = getCompany()
  const known = new Map<MarketId, Facts>()
  const get = (market: Market): Facts => {
    const facts =
      known.get(market.id) ??
      writeFacts(market, { company, rule: readDeliveredFigures(), brand: getBrand().name })
    known.set(market.id, facts)
    return facts
  }
  return {
    get,
    fillKnown: (market, text) => bindText(market.locale, fillFacts(text, get(market))),
    fill(market, text) {
      const [unknown] = listUnknownFacts(text, get(market))
      if (unknown !== undefined)
        throw new Error(`Unknown placeholder {${unknown}} in the content of ${market.id}`)
      return bindText(market.locale, fillFacts(text, get(market)))
    },
  }
}
