import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { MESSAGES } from '#messages/messages.ts'
import { findTextPart, LATE_PARTS, type LatePart } from '#messages/text-parts.ts'
import { sourceFiles } from '../support/source-files.ts'

interface Texts {
  readonly name: string
  readonly texts: Readonly<Record<MarketId, Readonly<Record<string, string>>>>
}

const ALL_TEXTS: readonly Texts[] = [
  { name: 'page texts', texts: MESSAGES },
  { name: 'correspondence', texts: CORRESPONDENCE },
]

/** Texts that are the same in English and another language: proper names, cognates, texts without words. */
const ALIKE = new Set([
  'No',
  '{title} – {brand}',
  '{quantity} × {name}',
  '{hours}\u00a0h',
  'Page {page}',
  'PayPal',
  'IBAN',
  'E-mail',
  'Menu',
  'Home',
  'Account',
  'Legal',
  'Contact',
  'Suggestions',
  'Message',
  'Date',
  'Total',
  'Password',
  'Newsletter',
  'controller',
  'Controller',
  'Pixels',
  'Code',
])

interface Omission {
  readonly market: MarketId
  readonly placeholder: string
  readonly keys: ReadonlySet<string>
  readonly reason: string
}

/** Values that a language leaves out on purpose. */
const OMISSIONS: readonly Omission[] = [
  {
    market: 'pl',
    placeholder: 'firstName',
    keys: new Set(['MAIL_GREETING', 'THANKS_TITLE', 'SALE_PAID_LEAD']),
    reason: 'Polish addresses people in the vocative, which cannot be formed from an unknown name.',
  },
]

const keysOf = ({ texts }: Texts) => Object.keys(texts.en)

const textOf = ({ texts }: Texts, market: MarketId, key: string): string => texts[market][key] ?? ''

const listPlaceholders = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...listPlaceholders(element.children)]
    const own = [element.value]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return own
    return [...own, ...Object.values(element.options).flatMap(({ value }) => listPlaceholders(value))]
  })

const placeholders = (text: string) => [...new Set(listPlaceholders(parse(text)))].toSorted()

const TEXTS_BY_MARKET = ALL_TEXTS.flatMap((kind) =>
  MARKET_IDS.map((market) => ({ kind, market, name: kind.name })),
)

describe.each(TEXTS_BY_MARKET)('the $name of $market', ({ kind, market }) => {
  const keys = keysOf(kind)

  it('have the same keys as English', () => {
    expect(Object.keys(kind.texts[market]).toSorted()).toEqual(keys.toSorted())
  })

  it('have the same placeholders as English', () => {
    const omitted = (key: string) =>
      OMISSIONS.filter((omission) => omission.market === market && omission.keys.has(key)).map(
        ({ placeholder }) => placeholder,
      )
    const different = keys.filter((key) => {
      const expected = placeholders(textOf(kind, 'en', key)).filter((name) => !omitted(key).includes(name))
      return String(placeholders(textOf(kind, market, key))) !== String(expected)
    })
    expect(different).toEqual([])
  })

  it('are not empty, do not shout, and use typographic quotation marks', () => {
    const bad = keys.filter((key) => {
      const text = textOf(kind, market, key)
      return text.trim() === '' || /!|'|"|\.\.\./.test(text)
    })
    expect(bad).toEqual([])
  })
})

describe.each(TEXTS_BY_MARKET.filter(({ market }) => market !== 'en'))(
  'the $name of $market',
  ({ kind, market }) => {
    it('have no English left over', () => {
      const same = keysOf(kind).filter((key) => textOf(kind, market, key) === textOf(kind, 'en', key))
      expect(same.filter((key) => !ALIKE.has(textOf(kind, 'en', key)))).toEqual([])
    })
  },
)

/** A visitor sells: the words of a purchase are left to the specification and the code. */
const CART_WORDS =
  /(?<!\p{L})(?:cart|basket|panier|cesta|carrito|carrello|koszyk\p{L}*|warenkorb\p{L}*)(?!\p{L})/iu

it.each(TEXTS_BY_MARKET)(
  'the $name of $market speak of devices and sales, never of a cart',
  ({ kind, market }) => {
    expect(keysOf(kind).filter((key) => CART_WORDS.test(textOf(kind, market, key)))).toEqual([])
  },
)

describe.each(MARKET_IDS)('the home page of %s', (market) => {
  it('has a title and description that search results do not cut', () => {
    expect(MESSAGES[market].HOME_TITLE.length).toBeLessThanOrEqual(60)
    expect(MESSAGES[market].HOME_DESCRIPTION.length).toBeGreaterThanOrEqual(100)
    expect(MESSAGES[market].HOME_DESCRIPTION.length).toBeLessThanOrEqual(160)
  })
})

it.each(ALL_TEXTS)('$name: Austria overrides some German texts, and shares most', (kind) => {
  const keys = keysOf(kind)
  const different = keys.filter((key) => textOf(kind, 'at', key) !== textOf(kind, 'de', key))
  expect(different.length).toBeGreaterThan(0)
  expect(different.length).toBeLessThan(keys.length / 2)
})

const SOURCES = sourceFiles('src').filter(
  ({ path }) => !/^src\/messages\/(?:correspondence\/)?[a-z]{2}\/|\.test\.tsx?$/.test(path),
)

const readCode = (folder: string): string =>
  SOURCES.filter(({ path }) => path.startsWith(folder))
    .map(({ text }) => text)
    .join('\n')

const ALL_CODE = readCode('src/')

/** Keys that are composed at run time: their prefix, and where the codes that follow are defined. */
const COMPOSED: readonly (readonly [prefix: string, codes: string])[] = [
  ['PROBLEM_', 'src/domain/customers/'],
  ['PROBLEM_', 'src/domain/identity/'],
  ['PROBLEM_', 'src/server/modules/trades/changes/submit-document.ts'],
  ['IDENTITY_', 'src/domain/identity/'],
  ['IDENTITY_KIND_', 'src/domain/identity/'],
  ['IDENTITY_REFUSED_', 'src/domain/identity/'],
  ['PROBLEM_', 'src/domain/contact/'],
  ['PROBLEM_', 'src/domain/newsletter/'],
  ['PROBLEM_', 'src/domain/recycling/'],
  ['RECYCLING_', 'src/domain/recycling/'],
  ['PROBLEM_', 'src/domain/reviews/'],
  ['PROBLEM_', 'src/domain/price-watch/'],
  ['PROBLEM_', 'src/domain/trades/lost-link.ts'],
  ['PROBLEM_', 'src/server/modules/account/'],
  ['PROBLEM_', 'src/server/modules/mail-budget/'],
  ['PROBLEM_', 'src/server/modules/trades/changes/proof.routes.ts'],
  ['PROBLEM_', 'src/web/features/account/field-checks.ts'],
  ['PROBLEM_', 'src/web/features/checkout/use-create-trade.ts'],
  ['PROBLEM_', 'src/web/forms/step-up/'],
  ['VOUCHER_', 'src/domain/vouchers/'],
  ['VOUCHER_', 'src/web/features/checkout/use-voucher.ts'],
  ['REPRICED_', 'src/domain/cart/renew-cart.ts'],
  ['PAYMENT_', 'src/domain/markets/payment-type.ts'],
  ['NEWSLETTER_SALUTATION_', 'src/domain/newsletter/'],
  ['NEWSLETTER_FREQUENCY_', 'src/domain/newsletter/'],
  ['CONTACT_SUBJECT_', 'src/domain/markets/help-desk-subject.ts'],
  ['SORT_', 'src/domain/catalogue/overview-query.ts'],
  ['CONDITION_', 'src/domain/pricing/find-condition-code.ts'],
  ['NO_OFFER_', 'src/domain/pricing/price-rule.ts'],
  ['LIST_', 'src/domain/lists/list-row.ts'],
  ['GATE_', 'src/domain/pricing/price-rule.ts'],
  ['SLIP_CHECK_', 'src/server/documents/write-checklist.ts'],
  ['MAIL_', 'src/server/mails/templates/account/account-mails.ts'],
  ['STATUS_', 'src/domain/trades/trade-states.ts'],
  ['PART_', 'src/domain/clarification/clarification-kind.ts'],
  ['MAIL_ACTION_', 'src/domain/clarification/clarification-kind.ts'],
  ['FILE_', 'src/domain/uploads/upload-problem.ts'],
  ['CLARIFICATION_REFUSED_', 'src/domain/clarification/clarification-kind.ts'],
  ['MAIL_UNBUYABLE_', 'src/domain/pricing/price-rule.ts'],
  ['MAIL_UNBUYABLE_', 'src/domain/inspection/found-model.ts'],
  ['ERASURE_', 'src/domain/device-erasure/erasure-method.ts'],
  ['MAIL_OUTCOME_', 'src/server/mails/templates/device/accepted-mail.ts'],
]

const isNamed = (code: string, text: string): boolean =>
  new RegExp(`'${code}'|\\bid: ${code}\\b`, 'i').test(text)

/** Whether the code composes the key from a prefix and an existing code. */
const isComposed = (key: string): boolean =>
  COMPOSED.some(([prefix, folder]) => {
    if (!key.startsWith(prefix) || !ALL_CODE.includes(`\`${prefix}\${`)) return false
    const code = key.slice(prefix.length)
    return [code, code.replace(/_(?:TEXT|SUBJECT|PREHEADER|TITLE|STEPS)$/, '')].some((name) =>
      isNamed(name, readCode(folder)),
    )
  })

it.each(ALL_TEXTS)('all $name are used', (kind) => {
  // The answers of the example offer, and the leads of screens, which are derived from the titles.
  const others = /^HOME_EXAMPLE_(CONDITION|BATTERY|GLASS)|^SCREEN_\w+_LEAD$/
  const isUsed = (key: string) => ALL_CODE.includes(`'${key}'`) || ALL_CODE.includes(`"${key}"`)
  const unused = keysOf(kind).filter((key) => !isUsed(key) && !others.test(key))
  expect(unused.filter((key) => !isComposed(key))).toEqual([])
})

it('every problem with a field of the checkout has a text', () => {
  const keys = [...readCode('src/domain/customers/').matchAll(/(?:key: |, )'([A-Z]+(?:_[A-Z]+)+)'/g)]
  const named = keys.map(([, key = '']) => `PROBLEM_${key}`)
  expect(new Set(named).size).toBeGreaterThan(15)
  // No form asks for a user name: it is the mail address, and only a foreign client could send another.
  const shown = named.filter((key) => key !== 'PROBLEM_USERNAME_DIFFERS')
  expect(shown.filter((key) => !(key in MESSAGES.en))).toEqual([])
})

/** The code that may use each part: the pages that load it, and components that only these pages use. */
const USERS = {
  browse:
    /^src\/web\/(?:features\/(?:home|business|overview|sell)\/|screens\/(?:home|sell|overview)-screen\.)/,
  offer:
    /^src\/web\/(?:features\/(?:offer|pdp|clarification|signed-offer|lists|drawer|individual-offer)\/|routes\/products\/\$pdp\.)/,
  deviceMore: /^src\/web\/features\/(?:pdp\/|offer\/price-(?:chart|history)\.)/,
  grading:
    /^src\/web\/features\/offer\/(?:condition-(?:close-up|compare|facts)|conditions-film|display-check)\.|^src\/web\/features\/self-test\//,
  form: /^src\/web\/(?:features\/(?:checkout|thanks|payout-objection|sale-email|account|clarification|lists|individual-offer|recycling)\/|forms\/|trades\/)/,
  sale: /^src\/web\/(?:features\/(?:checkout\/|lists\/|individual-offer\/|thanks\/(?:save-payout|sold-devices|device-photos)\.|account\/trade-card\.)|forms\/individual-offer-fields\.|trades\/open-photos\.)/,
  trade:
    /^src\/web\/(?:features\/(?:thanks|payout-objection|sale-email|account|clarification|recycling)\/|forms\/step-up\/|trades\/)/,
  signIn: /^src\/web\/features\/account\//,
  account: /^src\/web\/features\/account\//,
  clarification: /^src\/web\/features\/clarification\//,
  signedFiles: /^src\/web\/(?:features\/(?:signed-offer|thanks|account)\/|trades\/signed-offer-download\.)/,
  proof: /^src\/web\/features\/(?:signed-offer|fairness|thanks|account)\//,
  fairness: /^src\/web\/features\/fairness\//,
  reviews: /^src\/web\/(?:features\/(?:home|fairness|thanks)\/|trades\/review-)/,
  files:
    /^src\/web\/(?:features\/(?:clarification\/|photo-passport\/|thanks\/identity-)|forms\/upload-progress\.)/,
  journey: /^src\/web\/features\/thanks\//,
  identity: /^src\/web\/features\/thanks\/identity-/,
  consent: /^src\/web\/platform\/consent\/consent-bar\./,
  contact: /^src\/web\/features\/contact\//,
  recycling: /^src\/web\/features\/recycling\//,
  newsletter: /^src\/web\/features\/newsletter\//,
  priceWatch: /^src\/web\/features\/price-watch\//,
  photoPassport:
    /^src\/web\/(?:features\/(?:photo-passport\/|clarification\/compared-photos\.|signed-offer\/)|trades\/photo-)/,
  selfTest:
    /^src\/web\/(?:features\/(?:self-test\/|offer\/(?:paired-)?self-test-|signed-offer\/)|trades\/self-test-)/,
  lists: /^src\/web\/features\/(?:lists|drawer|individual-offer)\//,
  drawer: /^src\/web\/features\/drawer\//,
  trust:
    /^src\/web\/(?:trades\/trust-facts|features\/(?:home\/home-trust|pdp\/device-trust|checkout\/review-trust))\./,
  home: /^src\/web\/features\/home\/(?!home-hero|home-banner|device-in-hand)/,
  inHand: /^src\/web\/features\/home\/device-in-hand\./,
} as const satisfies Readonly<Record<LatePart, RegExp>>

const keysUsedBy = (isUser: (path: string) => boolean): string[] =>
  SOURCES.filter(({ path }) => path.startsWith('src/web/') && isUser(path)).flatMap(({ text }) =>
    [...text.matchAll(/['"]([A-Z][A-Z0-9_]+)['"]/g)].map(([, key = '']) => key),
  )

it.each(LATE_PARTS)('texts of the part %s are only used by pages that load it', (part) => {
  const used = keysUsedBy((path) => !USERS[part].test(path))
  expect(used.filter((key) => findTextPart(key) === part)).toEqual([])
})

/** Where problems with the proof of who the visitor is are found. Its panel is on sale pages and in the account. */
const PROOF_CODE = [
  'src/server/modules/account/step-up.ts',
  'src/server/modules/trades/changes/proof.routes.ts',
  'src/web/forms/step-up/',
]

it.each(PROOF_CODE)('problems found in %s have texts on every page that asks for a proof', (path) => {
  const keys = [...readCode(path).matchAll(/key: '([A-Z_]+)'/g)].map(([, key = '']) => `PROBLEM_${key}`)
  expect(keys).not.toEqual([])
  const loaded = new Set(['base', 'form', 'trade'])
  expect(keys.filter((key) => !loaded.has(findTextPart(key)))).toEqual([])
})

it('texts for page heads are not used by pages themselves', () => {
  expect(keysUsedBy(() => true).filter((key) => findTextPart(key) === 'head')).toEqual([])
})
