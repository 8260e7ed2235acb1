// Which files of a build the service workers keep: all that their page needs, at once or later. What it can do without, such as
// the table for a navigation, is of no use while there is no network.

/** What every page loads on its own after the start. */
const FRAME_PARTS = [
  'style.css',
  'src/web/entry-client.tsx',
  'node_modules/react-dom/client.js',
  'src/web/layouts/partner-layouts.ts',
  'src/web/platform/consent/start-consent.tsx',
]

/** The modules of each page, and the texts that load with it. */
const PAGES = {
  verify: {
    roots: ['src/web/routes/verify.ts'],
    texts: ['consent', 'offer', 'signedFiles', 'proof', 'selfTest', 'photoPassport'],
  },
  thankYou: {
    // Where a sale is kept, old ones are looked for.
    roots: ['src/web/routes/thank-you.ts', 'src/web/platform/browser/forget-old-entries.ts'],
    texts: [
      'consent',
      'form',
      'trade',
      'sale',
      'signedFiles',
      'proof',
      'reviews',
      'journey',
      'identity',
      'files',
    ],
  },
}

const TEXT_MODULE = 'virtual:messages/'

/** Packages may be outside of the project's folder, in one that several projects share. */
function findName(manifest, module) {
  const name = Object.keys(manifest).find((known) => known === module || known.endsWith(`/${module}`))
  if (!name) throw new Error(`The build has no file for ${module}`)
  return name
}

/** Adds a module with all that it imports. What is imported later belongs to the page, but not what belongs to the frame. */
function collect(manifest, name, { names, isFrame }) {
  if (names.has(name)) return
  names.add(name)
  const { imports = [], dynamicImports = [] } = manifest[name]
  const later = isFrame ? [] : dynamicImports
  for (const next of [...imports, ...later]) collect(manifest, next, { names, isFrame })
}

const toFiles = (manifest, names) => {
  const found = [...names].map((name) => manifest[name])
  const files = found.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [...new Set(files)].sort().map((file) => `/${file}`)
}

function listPageFiles(manifest, roots) {
  const names = new Set()
  for (const part of FRAME_PARTS) collect(manifest, findName(manifest, part), { names, isFrame: true })
  for (const root of roots) collect(manifest, findName(manifest, root), { names, isFrame: false })
  return toFiles(manifest, names)
}

const listTextFiles = (manifest, set, parts) =>
  toFiles(manifest, [`${TEXT_MODULE}${set}`, ...parts.map((part) => `${TEXT_MODULE}${set}/${part}`)])

/** By page: the files that it always needs, and those of each set of texts. */
export function listOfflineFiles(manifest) {
  const sets = Object.keys(manifest)
    .filter((name) => name.startsWith(TEXT_MODULE))
    .map((name) => name.slice(TEXT_MODULE.length))
    .filter((name) => !name.includes('/'))
  return Object.fromEntries(
    Object.entries(PAGES).map(([page, { roots, texts }]) => [
      page,
      {
        files: listPageFiles(manifest, roots),
        texts: Object.fromEntries(sets.map((set) => [set, listTextFiles(manifest, set, texts)])),
      },
    ]),
  )
}
