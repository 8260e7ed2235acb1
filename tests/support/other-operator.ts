import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { REAL_COMPANY } from './real-company.ts'

/** What would break markup that isn't escaped. */
export const OTHER_BRAND = 'Berg & Söhne'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 32 32 0 64 32z"/></svg>'

const buildDomains = (id: string) => ({
  domain: `www.berg-${id}.test`,
  buyShopLink: `https://shop.berg-${id}.test/`,
})

/** An operator's file that has nothing of the delivered example. */
export function writeOtherOperator(folder: string): string {
  const path = join(folder, 'operator.json')
  writeFileSync(join(folder, 'berg.svg'), LOGO)
  const brand = { name: OTHER_BRAND, logo: 'berg.svg' }
  const domains = Object.fromEntries(MARKET_IDS.map((id) => [id, buildDomains(id)]))
  writeFileSync(path, JSON.stringify({ brand, company: REAL_COMPANY, domains }))
  return path
}
