import type { Company } from '#domain/company/company.ts'
import type { RuleFigures } from '#domain/facts/rule-figures.ts'
import { type FigureName, SHOP_FIGURES } from '#domain/facts/shop-figures.ts'
import type { Market } from '#domain/markets/market.ts'
import { type CompanyTexts, writeCompanyTexts } from './company-texts.ts'
import { formatFigure } from './format-figure.ts'

/** What facts are made of. */
export interface FactSources {
  readonly company: Company
  readonly rule: RuleFigures
  /** The shop's name. */
  readonly brand: string
}

export type FactName = FigureName | keyof CompanyTexts

/** The text of every placeholder. */
export type Facts = Readonly<Record<FactName, string>>

/** Writes every fact for the readers of one market. */
export function writeFacts(market: Market, { company, rule, brand }: FactSources): Facts {
  const figures = Object.entries(SHOP_FIGURES).map(([name, { read }]) => [
    name,
    formatFigure(market, read({ market, rule })),
  ])
  return {
    ...writeCompanyTexts(market, company, brand),
    // The names are those of the table.
    ...(Object.fromEntries(figures) as Record<FigureName, string>),
  }
}
