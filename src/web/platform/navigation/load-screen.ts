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
export const loadScreen = <Name extends ScreenName>({
  context,
  href,
  signal,
}: LoaderInput): Promise<PagePayload<Name>> =>
  // The server answers a path with the payload of that path's screen.
  context.loadPayload(href, signal) as Promise<PagePayload<Name>>

/** The loader of a screen that needs additional texts: they load with it. */
const loadWithTexts =
  (...parts: readonly LatePart[]) =>
  async <Name extends ScreenName>(input: LoaderInput): Promise<PagePayload<Name>> => {
    const texts = input.context.loadTexts(parts)
    const payload = await loadScreen<Name>(input)
    await texts
    return payload
  }

export const loadBrowseScreen = loadWithTexts('browse')

export const loadOfferScreen = loadWithTexts('offer')

export const loadSaleScreen = loadWithTexts('form', 'sale', 'trust')

/** The sale itself brings more; whoever has no link to one sees only what is here. */
export const loadTradeScreen = loadWithTexts('form', 'trade')

/** Its number field is the contact form's. */
export const loadLostLinkScreen = loadWithTexts('form', 'trade', 'contact')

/** What a customer sees behind the sign-in brings its own texts. */
export const loadAccountScreen = loadWithTexts('form', 'signIn')

export const loadClarificationScreen = loadWithTexts(
  'offer',
  'form',
  'trade',
  'clarification',
  'files',
  'photoPassport',
)

export const loadFairnessScreen = loadWithTexts('proof', 'fairness', 'reviews')

/** What a checked file says has its words with what checks it. */
export const loadVerifyScreen = loadWithTexts('signedFiles', 'proof')

/** The texts of field problems load when the visitor starts typing. */
export const loadContactScreen = loadWithTexts('contact')

export const loadRecyclingScreen = loadWithTexts('form', 'recycling')

/** The parcel has the words of a sale. */
export const loadRecyclingStatusScreen = loadWithTexts('trade', 'recycling')

export const loadNewsletterScreen = loadWithTexts('form', 'newsletter')

/** Conditions and sizes are named as on the device's page. */
export const loadPriceWatchScreen = loadWithTexts('offer', 'form', 'priceWatch')

/** The list asks each device's questions. */
export const loadDrawerScreen = loadWithTexts('offer', 'lists', 'drawer')

export const loadListScreen = loadWithTexts('offer', 'form', 'sale', 'lists')

export const loadPhotoPassportScreen = loadWithTexts('files', 'photoPassport')

/** The colours that fill the screen are those of the help with grading. */
export const loadSelfTestScreen = loadWithTexts('grading', 'selfTest')
