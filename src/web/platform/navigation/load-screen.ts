import type { PagePayload, ScreenName } from '#contracts/page-payload.ts'
import type { LatePart } from '#messages/text-parts.ts'
import type { LoadPayload } from './payload.ts'

/** What every screen's loader can use. */
export interface LoaderContext {
  readonly loadPayload: LoadPayload
  /** Whether the home page is that of companies, which starts with their list. */
  readonly isBusinessHome: boolean
  /** Loads texts that do not come with every page. The server always has all texts. */
  readonly loadTexts: (parts: readonly LatePart[]) => Promise<void>
}

export interface LoaderInput {
  readonly context: LoaderContext
  /** The public address of the page. */
  readonly href: string
  readonly signal: AbortSignal
}

/** The loader of every screen: gets the payload of the public path, whatever its source. */
export const loadScreen =
  <Name extends ScreenName>() =>
  ({ context, href, signal }: LoaderInput): Promise<PagePayload<Name>> =>
    // The server answers a path with the payload of that path's screen.
    context.loadPayload(href, signal) as Promise<PagePayload<Name>>

/** The loader of a screen that needs additional texts: they load with it. */
const loadWithTexts =
  (...parts: readonly LatePart[]) =>
  <Name extends ScreenName>() =>
  async (input: LoaderInput): Promise<PagePayload<Name>> => {
    const texts = input.context.loadTexts(parts)
    const payload = await loadScreen<Name>()(input)
    await texts
    return payload
  }

export const loadOfferScreen = loadWithTexts('offer')

export const loadSaleScreen = loadWithTexts('sale', 'trust')

export const loadTradeScreen = loadWithTexts('sale', 'trade', 'proof', 'reviews')

/** Its number field is the contact form's. */
export const loadLostLinkScreen = loadWithTexts('sale', 'trade', 'contact')

/** The account's forms share fields with the checkout. */
export const loadAccountScreen = loadWithTexts('sale', 'trade', 'proof', 'account')

export const loadClarificationScreen = loadWithTexts('offer', 'sale', 'trade', 'clarification', 'files')

export const loadProofScreen = loadWithTexts('offer', 'proof', 'reviews')

/** The texts of field problems load when the visitor starts typing. */
export const loadContactScreen = loadWithTexts('contact')

/** The form shares its fields with the checkout and its trap with the contact form, the parcel its words with a sale. */
export const loadRecyclingScreen = loadWithTexts('sale', 'contact', 'trade', 'recycling')

export const loadNewsletterScreen = loadWithTexts('sale', 'newsletter')

/** Conditions and sizes are named as on the device's page; problems as in every form about a person. */
export const loadPriceWatchScreen = loadWithTexts('offer', 'sale', 'priceWatch')

export const loadListScreen = loadWithTexts('offer', 'sale', 'lists')
