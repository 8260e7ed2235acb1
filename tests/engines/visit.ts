import { expect } from 'vitest'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Translate } from '#messages/format-message.ts'
import { getTranslator } from '#messages/get-translator.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { buildSeller } from '../support/sales.ts'
import { createPage, type Page } from './page.ts'
import type { Tab } from './tab.ts'

/** A visit to a market's shop, with its language. */
export interface Visit {
  readonly page: Page
  readonly market: Market
  readonly t: Translate
  readonly shopUrl: string
}

/** Starts a visit. Whoever has declined to be measured is not asked again. */
export async function startVisit(
  tab: Tab,
  { marketId, shopUrl, hasDeclined }: { marketId: MarketId; shopUrl: string; hasDeclined: boolean },
): Promise<Visit> {
  const market = MARKETS[marketId]
  // A file of the shop: its origin, without the application.
  await tab.goto(`${shopUrl}/robots.txt`)
  await tab.run((isDecided: boolean) => {
    if (isDecided)
      localStorage.analyticsConsent = JSON.stringify({ isGranted: false, decidedAtMs: Date.now() })
  }, hasDeclined)
  return { page: createPage(tab), market, t: getTranslator(market), shopUrl }
}

export const tapButton = ({ page, t }: Visit, key: MessageKey): Promise<void> =>
  page.tap({ role: 'button', name: t(key) })

export const seeHeading = ({ page, t }: Visit, key: MessageKey) => page.see({ role: 'heading', name: t(key) })

/** Searches on the home page and takes the suggestion. */
export async function findDevice({ page, t, shopUrl }: Visit, text: string, name: string): Promise<void> {
  await page.open(`${shopUrl}/`)
  await page.fill({ role: 'search' }, text)
  await page.tap({ role: 'option', name: new RegExp(name) })
  await page.see({ role: 'heading', name: t('PDP_TITLE', { name }) })
}

/** Waits for a question of the device page. */
export const seeStep = ({ page }: Visit, title: RegExp) => page.see({ role: 'group', name: title })

/** Chooses an answer, which leads to the next question. */
export const choose = ({ page }: Visit, answer: RegExp): Promise<void> =>
  page.tap({ role: 'radio', name: answer })

/** Takes the offer: the sheet says what it brings, and leads to the checkout. */
export async function finishSale(visit: Visit, name: string): Promise<void> {
  const { page, t } = visit
  await tapButton(visit, 'CART_ADD')
  await page.see({ role: 'dialog', name: t('ADDED_TITLE', { name }) })
  await page.tap({ role: 'link', name: t('CART_TO_CHECKOUT') })
  await seeHeading(visit, 'CART_TITLE')
  await tapButton(visit, 'CART_CONTINUE')
  await seeHeading(visit, 'DETAILS_TITLE')
}

export type Typed = Partial<Record<MessageKey, string>>

/** What a seller of the country types, without any separators. */
export function listDetails({ market }: Visit, email: string): Typed {
  const seller = buildSeller(market.id)
  return {
    FIELD_FIRST_NAME: seller.firstName,
    FIELD_LAST_NAME: seller.lastName,
    FIELD_EMAIL: email,
    FIELD_BIRTH_DATE: '23041990',
    FIELD_STREET: joinStreetLine(seller, seller.country),
    FIELD_ZIP: seller.zip.replace('-', ''),
    FIELD_CITY: seller.city,
    FIELD_IBAN: seller.payment.iban.replaceAll(' ', ''),
  }
}

export async function fillFields({ page, t }: Visit, typed: Typed): Promise<void> {
  for (const [key, text] of Object.entries(typed))
    await page.fill({ role: 'textbox', name: t(key as MessageKey) }, text)
}

export const readField = async ({ page, t }: Visit, key: MessageKey): Promise<string> =>
  (await page.see({ role: 'textbox', name: t(key) })).value

/** The page of a sale begins at its top, with the focus on its headline, and shows the code for the parcel. */
export async function expectSale({ page, t }: Visit, headline: string): Promise<void> {
  await expect.poll(() => page.find({ role: 'heading', name: headline })).toMatchObject({ isFocused: true })
  await page.see({ role: 'image', name: t('PARCEL_QR_ALT') })
  await expect.poll(() => page.tab.run(() => scrollY)).toBe(0)
}
