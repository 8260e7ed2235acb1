import { describe, expect, it } from 'vitest'
import { listImports, resolveImport, sourceFiles } from '../support/source-files.ts'

const SOURCES = sourceFiles('src').filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** The folders of src, and the folders that their files may import from. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  markets: ['markets', 'domain'],
  messages: ['messages', 'domain'],
  contracts: ['contracts', 'domain'],
  archives: ['archives', 'domain'],
  csv: ['csv'],
  verifier: ['verifier', 'archives', 'domain'],
  'service-worker': ['service-worker', 'contracts', 'domain'],
  drawings: ['drawings'],
  server: ['server', 'archives', 'csv', 'drawings', 'contracts', 'messages', 'markets', 'domain'],
  web: ['web', 'archives', 'csv', 'contracts', 'messages', 'domain'],
  'desk-web': ['desk-web', 'web', 'contracts', 'domain', 'drawings'],
}

/** The packages that a zone may use. A zone that is not listed may use any. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  domain: /^$/,
  markets: /^$/,
  contracts: /^zod$/,
  archives: /^fflate(\/browser)?$/,
  csv: /^csv-(parse|stringify)\//,
  drawings: /^zod$/,
  verifier: /^node:/,
  'service-worker': /^$/,
  messages: /^icu-minify\//,
  web: /^(react|react-dom|@noble\/ed25519|zustand|virtual:messages|virtual:art)(\/|$)/,
  'desk-web': /^(react|react-dom|zustand|@tanstack\/react-(router|query|table|virtual))(\/|$)/,
}

/** What the server names: one of the build's own screens. No other import may be computed. */
const COMPUTED_IMPORT = 'src/web/platform/navigation/first-screen.ts → file'

const zoneOf = (path: string): string => path.split('/')[1] ?? ''

const edges = SOURCES.flatMap((file) =>
  listImports(file).map((specifier) => ({ file, specifier, target: resolveImport(file.path, specifier) })),
)

describe('import boundaries', () => {
  it('cover every folder of the sources', () => {
    expect([...new Set(SOURCES.map(({ path }) => zoneOf(path)))].toSorted()).toEqual(
      Object.keys(ZONES).toSorted(),
    )
    expect(edges.length).toBeGreaterThan(300)
  })

  it('let each zone import only from the zones below it', () => {
    const broken = edges
      .filter(({ file, target }) => target && !ZONES[zoneOf(file.path)]?.includes(zoneOf(target)))
      .map(({ file, target }) => `${file.path} → ${target}`)
    expect(broken).toEqual([])
  })

  it('let each zone use only its packages', () => {
    const broken = edges
      .filter(({ file, target, specifier }) => {
        const allowed = PACKAGES[zoneOf(file.path)]
        return target === null && allowed && !allowed.test(specifier)
      })
      .map(({ file, specifier }) => `${file.path} → ${specifier}`)
    expect(broken).toEqual([COMPUTED_IMPORT])
  })

  it('keep the server’s validator out of the browser: it imports contracts as types only', () => {
    const broken = edges
      .filter(
        ({ file, target }) =>
          ['web', 'desk-web'].includes(zoneOf(file.path)) && target && zoneOf(target) === 'contracts',
      )
      .filter(
        ({ file, specifier }) => !new RegExp(`import type [^;]*?from '${specifier}'`, 's').test(file.text),
      )
      .filter(({ target }) =>
        SOURCES.some(({ path, text }) => path === target && text.includes("from 'zod'")),
      )
      .map(({ file, specifier }) => `${file.path} → ${specifier}`)
    expect(broken).toEqual([])
  })

  it('keep features apart from each other', () => {
    const featureOf = (path: string) => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1]
    const broken = edges
      .filter(({ file, target }) => target && featureOf(file.path) && featureOf(target))
      .filter(({ file, target }) => featureOf(file.path) !== featureOf(target ?? ''))
      .map(({ file, target }) => `${file.path} → ${target}`)
    expect(broken).toEqual([])
  })

  it('keep ui free of router, platform and features', () => {
    const broken = edges
      .filter(({ file }) => file.path.startsWith('src/web/ui/'))
      .filter(({ target }) => target && !target.startsWith('src/web/ui/'))
      .map(({ file, specifier }) => `${file.path} → ${specifier}`)
    expect(broken).toEqual([])
  })

  it.each([
    ['forms', ['forms', 'platform', 'ui']],
    ['trades', ['trades', 'forms', 'platform', 'ui']],
    ['platform', ['platform', 'ui']],
  ])('let src/web/%s import from %j of the web only, and so from no feature', (folder, allowed) => {
    const isAllowed = (target: string) => allowed.some((name) => target.startsWith(`src/web/${name}/`))
    const own = edges.filter(({ file }) => file.path.startsWith(`src/web/${folder}/`))
    const broken = own
      .filter(({ target }) => target?.startsWith('src/web/') && !isAllowed(target))
      .map(({ file, target }) => `${file.path} → ${target}`)
    expect(own.length).toBeGreaterThan(10)
    expect(broken).toEqual([])
  })
})

describe('the operators’ application', () => {
  const isDeskWeb = (path: string) => path.startsWith('src/desk-web/')
  const own = edges.filter(({ file }) => isDeskWeb(file.path))

  it('shares the shop’s elements, and nothing else of its pages', () => {
    const broken = own
      .filter(({ target }) => target && zoneOf(target) === 'web' && !target.startsWith('src/web/ui/'))
      .map(({ file, target }) => `${file.path} → ${target}`)
    expect(own.length).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })

  it('has areas that don’t know each other, and a platform that knows none', () => {
    const areaOf = (path: string) => /^src\/desk-web\/areas\/([^/]+)\//.exec(path)?.[1]
    const broken = own
      .filter(({ file, target }) => {
        const [from, to] = [areaOf(file.path), areaOf(target ?? '')]
        // The router names every area, to load it when it is opened.
        return to !== undefined && to !== from && file.path !== 'src/desk-web/router.tsx'
      })
      .map(({ file, target }) => `${file.path} → ${target}`)
    expect(broken).toEqual([])
    const aboveIt = /^src\/desk-web\/(?:frame|lists|areas)\//
    const climbing = own.filter(
      ({ file, target }) => /^src\/desk-web\/(?:platform|ui)\//.test(file.path) && aboveIt.test(target ?? ''),
    )
    expect(climbing.map(({ file, target }) => `${file.path} → ${target}`)).toEqual([])
  })
})

describe('the domain', () => {
  const domain = SOURCES.filter(({ path }) => path.startsWith('src/domain/'))

  it('has no clock, no randomness and no environment', () => {
    const impure =
      /\bDate\.now\(|new Date\(\)|Math\.random|process\.|crypto\.|\bfetch\(|globalThis|\bwindow\b/
    expect(domain.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('the server', () => {
  it('only reads the process environment in its entry points', () => {
    const readers = SOURCES.filter(
      ({ path, text }) => path.startsWith('src/') && /process\.env/.test(text),
    ).map(({ path }) => path)
    const allowed =
      /^src\/server\/(processes\/[\w-]+|(?:backup|restore|content|catalogue|newsletter|voucher|operator|secret|figure|blob)-command)\.ts$/
    expect(readers.filter((path) => !allowed.test(path))).toEqual([])
  })
})

describe('the desk', () => {
  const isDesk = (path: string) => path.startsWith('src/server/desk/')

  it('is only imported by its own process and by commands, never by the shop', () => {
    const knowing = edges.filter(({ file, target }) => target && isDesk(target) && !isDesk(file.path))
    const entries = [
      'src/server/commands/manage-newsletter.ts',
      'src/server/commands/manage-operators.ts',
      'src/server/commands/secrets/sealed-columns.ts',
      'src/server/processes/desk-process.ts',
    ]
    expect([...new Set(knowing.map(({ file }) => file.path))].toSorted()).toEqual(entries)
  })

  it('shares rules and services with the shop, but no routes and pages', () => {
    const shopOnly =
      /\.routes\.ts$|^src\/server\/(?:app|register-shop)\.ts$|^src\/server\/modules\/pages\/|\/shop-context\.ts$|\/render\/renderer\.ts$/
    const broken = edges
      .filter(({ file, target }) => isDesk(file.path) && target && !isDesk(target) && shopOnly.test(target))
      .map(({ file, target }) => `${file.path} → ${target}`)
    expect(broken).toEqual([])
  })

  it('writes no page outside its frame, and no text without escaping', () => {
    const writing = SOURCES.filter(({ path, text }) => isDesk(path) && /text\/html|trustedText\(/.test(text))
    expect(writing.map(({ path }) => path).toSorted()).toEqual([
      'src/server/desk/pages/application-shell.ts',
      'src/server/desk/pages/desk-frame.ts',
      'src/server/desk/routing/send-answer.ts',
    ])
  })
})

describe('code that browsers run', () => {
  it('needs nothing that the phones sold here do not support', () => {
    // Safari 15 is the last one for an iPhone 7. The build transpiles syntax, but adds no functions.
    const tooNew =
      /\.(?:groupBy|toSorted|toSpliced|toReversed|canParse|withResolvers|isDisjointFrom|findLast)\s*\(|Promise\.try|structuredClone/
    const shipped = SOURCES.filter(({ path }) => /^src\/(?:web|domain|messages)\//.test(path))
    const lines = shipped.filter(({ text }) => tooNew.test(text)).map(({ path }) => path)
    expect(lines).toEqual([])
  })
})

describe('no code', () => {
  it('compares a market’s id', () => {
    const asking = /market(?:\.id|Id)?\s*[!=]==?\s*['"](?:at|de|en|es|fr|it|pl)['"]/
    expect(SOURCES.filter(({ text }) => asking.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('repeats the name of the shop in the code or in a text', () => {
    const named = SOURCES.filter(({ text }) => /Rivendo/.test(text)).map(({ path }) => path)
    expect(named).toEqual([])
  })
})
