import type { OperatorRole } from '#contracts/desk/operator-roles.ts'
import { ALERT_TEXTS } from './alerts-en.ts'
import { ARRIVAL_TEXTS } from './arrivals-en.ts'
import { AUDIT_TEXTS } from './audit-en.ts'
import { CAMERA_TEXTS } from './camera-en.ts'
import { CATALOGUE_TEXTS } from './catalogue-en.ts'
import { CONTENT_TEXTS } from './content-en.ts'
import { EQUAL_DEVICE_TEXTS } from './equal-devices-en.ts'
import { ERASURE_TEXTS } from './erasure-en.ts'
import { FIELD_PROBLEM_TEXTS } from './field-problems-en.ts'
import { FIGURE_TEXTS } from './figures-en.ts'
import { IDENTITY_TEXTS } from './identity-en.ts'
import { INBOX_TEXTS } from './inbox-en.ts'
import { INDIVIDUAL_OFFER_TEXTS } from './individual-offers-en.ts'
import { INSPECTION_TEXTS } from './inspection-en.ts'
import { LIST_TEXTS } from './lists-en.ts'
import { NEWSLETTER_TEXTS } from './newsletter-en.ts'
import { OPERATOR_TEXTS } from './operators-en.ts'
import { PARTNER_TEXTS } from './partners-en.ts'
import { PART_TEXTS } from './parts-en.ts'
import { PAYOUT_TEXTS } from './payouts-en.ts'
import { PLACE_TEXTS } from './places-en.ts'
import { PRICE_TEXTS } from './prices-en.ts'
import { QUARANTINE_TEXTS } from './quarantine-en.ts'
import { RECYCLING_TEXTS } from './recycling-en.ts'
import { REGISTER_TEXTS } from './register-en.ts'
import { RETURN_TEXTS } from './returns-en.ts'
import { REVIEW_TEXTS } from './reviews-en.ts'
import { RULE_TEXTS } from './rules-en.ts'
import { SALE_TEXTS } from './sales-en.ts'
import { SEARCH_TEXTS } from './search-en.ts'
import { SYSTEM_TEXTS } from './system-en.ts'
import { VERSION_TEXTS } from './versions-en.ts'
import { VOUCHER_TEXTS } from './vouchers-en.ts'

const ROLES: Readonly<Record<OperatorRole, string>> = {
  receiver: 'Receiver',
  inspector: 'Inspector',
  second_inspector: 'Second inspector',
  payout: 'Payouts',
  support: 'Support',
  newsletter: 'Newsletter editor',
  pricing: 'Pricing',
  catalogue: 'Catalogue editor',
  content: 'Content editor',
  figures: 'Figures',
  identity: 'Identity documents',
  administration: 'Administrator',
}

/** The texts of the desk in English. A second language is a second file with the same keys. */
export const EN = {
  ...LIST_TEXTS,
  ...SALE_TEXTS,
  ...SEARCH_TEXTS,
  desk: 'Desk',
  documentTitle: (screen: string, brand: string) => `${screen} – ${brand} desk`,
  skipToContent: 'Skip to content',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading …',
  roles: ROLES,
  frame: {
    queues: 'Queues',
    sidebar: 'Sidebar',
    start: 'Start',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: 'Search or scan',
    account: 'Your account',
    security: 'Security',
    signOut: 'Sign out',
    live: 'Counts are live',
    polled: 'Counts are checked every 15 seconds',
    late: (count: number) => `${count} late`,
    waiting: (count: number) => `${count} waiting`,
    shortcuts: 'Keyboard shortcuts',
    groups: { warehouse: 'Warehouse', money: 'Money', shop: 'Shop', office: 'Administration' },
  },
  theme: {
    label: 'Appearance',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
    choose: (name: string) => `Appearance: ${name.toLowerCase()}`,
  },
  palette: {
    title: 'Search and commands',
    placeholder: 'Search, scan, or type a command',
    goTo: 'Go to',
    actions: 'Actions',
    sales: 'Found',
    search: 'Search',
    openNumber: (typed: string) => `Look up ${typed}`,
    nothing: (typed: string) => `Nothing found for “${typed}”. Check the spelling, or scan the label.`,
    hint: 'Arrow keys choose, Enter opens, Escape closes.',
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    lead: 'They work everywhere but in text fields. A scanner works everywhere: nothing has to be focused.',
    groups: { general: 'General', goTo: 'Go to', list: 'In lists', screen: 'On this screen' },
    openPalette: 'Search and commands',
    showShortcuts: 'Show these shortcuts',
    goToStart: 'Start',
  },
  scanner: {
    notFound: (code: string) => `Nothing has the number ${code}. Check it and scan it again.`,
    severalDevices: (code: string) => `${code} has several devices. Scan the label on the device.`,
    scanDevice: 'Scan a device',
    another: 'Another device',
    enter: 'Enter',
    undo: 'Undo',
  },
  fieldProblems: FIELD_PROBLEM_TEXTS,
  errors: {
    title: 'Something went wrong',
    field: 'This isn’t right.',
    fields: (problems: readonly string[]) => `Some fields aren’t right. ${problems.join(' ')}`,
    noAnswer: 'The desk doesn’t answer. Check your connection, then try again.',
    failed: 'The desk couldn’t do that. Try again; if it keeps happening, tell whoever runs the shop.',
    withId: (text: string, id: string) => `${text} (${id})`,
  },
  notFound: {
    title: 'Not found',
    text: (path: string) => `There’s no page at ${path}. It may have moved, or the address is mistyped.`,
    toStart: 'Back to the start page',
    search: 'Search for it',
  },
  start: {
    title: 'Start',
    lead: 'What waits for you, late ones first.',
    nothing: 'Your roles don’t give you access to any queues. Ask whoever runs the shop.',
    queue: 'Queue',
    waiting: 'Waiting',
    late: 'Late',
    oldest: 'Oldest',
    ageing: 'Ageing',
    ages: ['up to a day', 'up to 3 days', 'up to a week', 'over a week'],
    agesSummary: (parts: readonly string[]) => (parts.length === 0 ? 'none' : parts.join(', ')),
    agePart: (count: number, age: string) => `${count} ${age}`,
    others: 'More lists',
    none: '–',
  },
  alerts: ALERT_TEXTS,
  audit: AUDIT_TEXTS,
  figures: FIGURE_TEXTS,
  identity: IDENTITY_TEXTS,
  inbox: INBOX_TEXTS,
  individualOffers: INDIVIDUAL_OFFER_TEXTS,
  inspection: INSPECTION_TEXTS,
  equalDevices: EQUAL_DEVICE_TEXTS,
  camera: CAMERA_TEXTS,
  catalogue: CATALOGUE_TEXTS,
  content: CONTENT_TEXTS,
  partners: PARTNER_TEXTS,
  versions: VERSION_TEXTS,
  vouchers: VOUCHER_TEXTS,
  newsletter: NEWSLETTER_TEXTS,
  rules: RULE_TEXTS,
  prices: PRICE_TEXTS,
  operators: OPERATOR_TEXTS,
  parts: PART_TEXTS,
  payouts: PAYOUT_TEXTS,
  reviews: REVIEW_TEXTS,
  arrivals: ARRIVAL_TEXTS,
  places: PLACE_TEXTS,
  erasure: ERASURE_TEXTS,
  quarantine: QUARANTINE_TEXTS,
  recycling: RECYCLING_TEXTS,
  register: REGISTER_TEXTS,
  returns: RETURN_TEXTS,
  system: SYSTEM_TEXTS,
}

export type DeskTexts = typeof EN
