import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './tools/vite-art-plugin.ts'
import { messagesPlugin } from './tools/vite-messages-plugin.ts'
import { preloadPlugin } from './tools/vite-preload-plugin.ts'

/**
 * What every page loads, in one file per step of its start: many small files compress worse, and their names alone would
 * fill a kilobyte of the first script. Each group takes along what its module imports.
 */
const FIRST_FILES = [
  { name: 'start', test: /\/entry-client\.tsx$/, priority: 3 },
  { name: 'react', test: /\/node_modules\/react\//, priority: 2 },
  {
    name: 'frame',
    test: /\/(create-application\.tsx|navigation\/load-screen\.ts|routes\/page-screens\.ts)$/,
    priority: 1,
  },
]

const LOADER = /\/routes\/loaders\/([\w-]+)\.ts$/

/**
 * What several pages share, in few files: each one costs a request, and its name a place in the lists below. The small
 * ones come first, because the larger ones would take them along, and with them everyone who needs them.
 */
const SHARED_FILES = [
  {
    name: 'formats',
    test: /\/domain\/(analytics\/tracking-cookies|money\/(basis-points|multiply-exactly)|pricing\/(apply-factors|floor-share|find-condition-code))\.|\/web\/platform\/(browser\/kept-keys|tracking\/tracking-cookie|i18n\/storage-text)\.|\/messages\/(format-share|locale\/format-day)\./,
    priority: 0.95,
  },
  {
    name: 'api',
    test: /\/web\/(platform\/(api\/(?!upload-)|browser\/tab-storage\.|account\/account-hash\.)|ui\/(notice|link-style)\.)|\/contracts\/paths\/(trades|account)\./,
    priority: 0.9,
  },
  {
    name: 'dates',
    test: /\/web\/platform\/i18n\/(day|moment)-text\.|\/domain\/(markets\/market-date|trades\/trade-clock)\./,
    priority: 0.9,
  },
  { name: 'field', test: /\/web\/ui\/text-field\./, priority: 0.9 },
  {
    name: 'session',
    test: /\/web\/platform\/account\/(account-session|call-as-customer)\./,
    priority: 0.8,
  },
  {
    name: 'forms',
    test: /\/web\/(forms\/(use-form|form-field|email-field|submit-button|form-notice|form-problems|use-submit|message-field|step-up\/beside-step-up)|ui\/check-field)\.|\/domain\/customers\/(field-reading|read-email|email-address|check-fields)\.|\/domain\/text\/fold-text\./,
    priority: 0.7,
  },
  { name: 'names', test: /\/domain\/customers\/read-name\./, priority: 0.65 },
  {
    name: 'pricing',
    test: /\/domain\/(pricing\/price-device|offers\/(offer-steps|given-answers)|self-test\/test-steps)\.|\/web\/platform\/browser\/stored-(answers|self-test)\./,
    priority: 0.7,
  },
  {
    name: 'person',
    test: /\/web\/(forms\/person-fields|ui\/(field-section|choice-cards))\.|\/domain\/(customers\/(format-as-typed|town-line)|markets\/payment-type)\./,
    priority: 0.65,
  },
  {
    name: 'address',
    test: /\/web\/forms\/(address-fields|phone-field)\.|\/domain\/customers\/(street-line|person-fields)\./,
    priority: 0.6,
  },
  {
    name: 'payout',
    test: /\/web\/(forms\/payout-fields|trades\/unsaved-payout)\.|\/domain\/customers\/payment-account\./,
    priority: 0.55,
  },
  { name: 'step-up', test: /\/web\/forms\/step-up\//, priority: 0.5 },
  // Which page's loader it is decides who loads it, and the table of all pages has them all.
  { name: 'late-part', test: /\/page\/late-part\./, priority: 0.5 },
  {
    name: (id: string) => LOADER.exec(id)?.[1] ?? null,
    test: LOADER,
    priority: 0.45,
  },
  {
    name: 'customer',
    test: /\/web\/(platform\/account\/guest-api|features\/account\/(account-form|account-frame|outcome))\./,
    priority: 0.4,
  },
]

/** Every page has loaded these before it imports anything. */
const FIRST_FILE = /\/(?:entry-client|react|frame)-/

/**
 * What a file imports is requested along with it, which saves a round trip. But the lists of names would be part of every
 * first visit's script: what the frame itself imports later comes without them.
 */
const resolveDependencies = (
  _file: string,
  imports: string[],
  { hostId }: { readonly hostId: string },
): string[] => (FIRST_FILE.test(hostId) ? [] : imports.filter((name) => !FIRST_FILE.test(name)))

/** Blockers of adverts judge files by their names; a page that needs one of these would not start. */
const SUSPECT_NAME = /consent|cookie|track|client-id/

const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${SUSPECT_NAME.test(name) ? 'part' : '[name]'}-[hash].js`

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // The server's build must not ask its environment which React to run: the development one is three times slower.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  publicDir: false,
  plugins: [preloadPlugin(), react(), tailwindcss(), messagesPlugin(), artPlugin()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // All styles come with the document, none with a part of the application.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
      ...(isSsrBuild
        ? {}
        : { output: { chunkFileNames, codeSplitting: { groups: [...FIRST_FILES, ...SHARED_FILES] } } }),
    },
  },
  // The server's build is one file; in development Node loads the packages itself.
  ssr: isSsrBuild ? { noExternal: true as const } : {},
}))
