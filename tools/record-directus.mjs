// npm run record-directus -- <url> <e-mail address> <password>: sets up an empty Directus as docs/content-systems.md says, fills it,
// asks what the shop asks, and keeps the answers for the tests in tests/recordings/directus.json.
import { writeFileSync } from 'node:fs'
import { say } from './setup.mjs'

const { MARKETS } = await import('../src/markets/markets.ts')
const { createDirectusDialect } = await import('../src/server/ports/cms/directus-dialect.ts')

const [url, email, password] = process.argv.slice(2)
if (!url || !email || !password) {
  say('Usage: npm run record-directus -- <url> <e-mail address> <password>')
  process.exit(2)
}

const RECORDING = new URL('../tests/recordings/directus.json', import.meta.url)
const READER_TOKEN = 'token-of-the-recording'

async function call(method, path, body, token) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text ? JSON.parse(text).data : null
}

const { access_token: admin } = await call('POST', '/auth/login', { email, password })
const ask = (method, path, body) => call(method, path, body, admin)

const ID = {
  field: 'id',
  type: 'integer',
  schema: { is_primary_key: true, has_auto_increment: true },
  meta: { hidden: true },
}
const texts = (...names) => names.map((field) => ({ field, type: 'text', schema: {}, meta: {} }))
const SORT = { field: 'sort', type: 'integer', schema: {}, meta: { hidden: true } }
const HOME = { field: 'home', type: 'integer', schema: {}, meta: { hidden: true } }
const times = (...names) => names.map((field) => ({ field, type: 'timestamp', schema: {}, meta: {} }))
const FILE = { field: 'file', type: 'uuid', schema: {}, meta: { special: ['file'] } }

const COLLECTIONS = {
  content_pages: [
    ...texts('market', 'status', 'page_id', 'slug', 'title', 'description', 'lead', 'body'),
    { field: 'updated', type: 'date', schema: {}, meta: {} },
  ],
  homes: texts('market'),
  home_menu_entries: [...texts('menu', 'title', 'url'), SORT, HOME],
  home_pictures: [...texts('place', 'drawing', 'alt', 'title'), FILE, SORT, HOME],
  home_banners: [...texts('text', 'link_title', 'url'), ...times('starts_at', 'ends_at'), SORT, HOME],
}
const LISTS = {
  menu_entries: 'home_menu_entries',
  pictures: 'home_pictures',
  banners: 'home_banners',
}

for (const [collection, fields] of Object.entries(COLLECTIONS))
  await ask('POST', '/collections', { collection, schema: {}, meta: {}, fields: [ID, ...fields] })
for (const [field, collection] of Object.entries(LISTS)) {
  await ask('POST', '/fields/homes', {
    field,
    type: 'alias',
    meta: { special: ['o2m'], interface: 'list-o2m' },
  })
  await ask('POST', '/relations', {
    collection,
    field: 'home',
    related_collection: 'homes',
    meta: { one_field: field, sort_field: 'sort' },
    schema: {},
  })
}
await ask('POST', '/relations', {
  collection: 'home_pictures',
  field: 'file',
  related_collection: 'directus_files',
  schema: {},
})

const policy = await ask('POST', '/policies', { name: 'Shop', admin_access: false, app_access: false })
for (const collection of [...Object.keys(COLLECTIONS), 'directus_files'])
  await ask('POST', '/permissions', { policy: policy.id, collection, action: 'read', fields: ['*'] })
await ask('POST', '/users', {
  email: 'shop@example.com',
  token: READER_TOKEN,
  policies: [{ policy: policy.id }],
})

const page = {
  market: 'de',
  status: 'published',
  page_id: 'terms',
  slug: 'agb',
  title: 'AGB',
  description: 'Die Bedingungen',
  updated: '2026-11-01',
  body: '## Eins\n\nText mit [Link](content:terms).',
}
await ask('POST', '/items/content_pages', [
  page,
  { ...page, status: 'draft', page_id: 'imprint', slug: 'impressum' },
  { ...page, market: 'at' },
])
const picture = await ask('POST', '/files', {
  storage: 'local',
  type: 'image/webp',
  filename_download: 'desk.webp',
})
await ask('POST', '/items/homes', {
  market: 'de',
  menu_entries: [
    { menu: 'footerRight', title: 'AGB', url: '/content/agb', sort: 2 },
    { menu: 'headerMenu', title: 'Handys', url: '/verkaufen/handys', sort: 1 },
  ],
  pictures: [
    { place: 'hero', drawing: 'hero', alt: 'Ein Handy', sort: 1 },
    { place: 'inspection', file: picture.id, alt: 'Prüftisch', title: 'Prüfung', sort: 2 },
  ],
  banners: [{ text: 'Adventswoche', link_title: 'Mehr', url: '/kontakt', starts_at: '2026-12-01T08:00:00Z' }],
})

async function record(path, headers) {
  const response = await fetch(`${url}${path}`, { headers })
  return { path, status: response.status, body: await response.json() }
}

const { headers, askPages, askHome } = createDirectusDialect(url, READER_TOKEN)
const { version } = await ask('GET', '/server/info')
const answers = {
  pages: await record(askPages(MARKETS.de).path, headers),
  home: await record(askHome(MARKETS.de).path, headers),
  noPages: await record(askPages(MARKETS.pl).path, headers),
  noHome: await record(askHome(MARKETS.pl).path, headers),
  refused: await record(askPages(MARKETS.de).path, { ...headers, authorization: 'Bearer wrong' }),
}
writeFileSync(RECORDING, `${JSON.stringify({ version: version ?? null, answers }, null, 2)}\n`)
say(`Recorded ${Object.keys(answers).length} answers of Directus ${version ?? ''}`)
