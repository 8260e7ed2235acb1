/** What a page tells machines, read from its HTML. */
export interface ReadPage {
  readonly title: string
  readonly description: string
  readonly headings: number
  readonly robots: string | null
  readonly canonical: string | null
  /** Address by language; `x-default` among them. */
  readonly alternates: Readonly<Record<string, string>>
  /** Open Graph, by property; the last of several. */
  readonly graph: Readonly<Record<string, string>>
  readonly data: readonly Readonly<Record<string, unknown>>[]
  /** Questions of its data that the page itself does not show. */
  readonly hiddenQuestions: readonly string[]
  /** Addresses below this host, as they are written, without what stands behind the #. */
  readonly links: readonly string[]
  /** Files that the page is made of. */
  readonly files: readonly string[]
}

const plainText = (text: string): string =>
  text
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:#39|#x27);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

const attribute = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? null : plainText(value)
}

const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g'))].map(([tag]) => tag)

const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('//')

const unique = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => (value && isOwn(value) ? (value.split('#', 1)[0] ?? '') : []))),
]

const questionsIn = (data: ReadPage['data']): string[] =>
  data
    .filter((part) => part['@type'] === 'FAQPage')
    .flatMap(({ mainEntity }) => (mainEntity as { name: string }[]).map(({ name }) => name))

export function readPage(html: string): ReadPage {
  const metas = tagsOf(html, 'meta')
  const links = tagsOf(html, 'link')
  const meta = (name: string) => {
    const tag = metas.find((candidate) => attribute(candidate, 'name') === name)
    return tag ? (attribute(tag, 'content') ?? '') : null
  }
  const ofRel = (rel: string) => links.filter((tag) => attribute(tag, 'rel') === rel)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const data: ReadPage['data'] = blocks.flatMap(([, json = '']) => JSON.parse(json)['@graph'])
  const body = plainText(html.slice(html.indexOf('<body'), html.indexOf('id="state"')))
  return {
    title: plainText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    headings: tagsOf(html, 'h1').length,
    robots: meta('robots'),
    canonical: attribute(ofRel('canonical')[0] ?? '', 'href'),
    alternates: Object.fromEntries(
      ofRel('alternate').map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    graph: Object.fromEntries(
      metas.map((tag) => [attribute(tag, 'property') ?? '', attribute(tag, 'content') ?? '']),
    ),
    data,
    hiddenQuestions: questionsIn(data).filter((question) => !body.includes(question)),
    links: unique(tagsOf(html, 'a').map((tag) => attribute(tag, 'href'))),
    files: unique([
      ...links.filter((tag) => !/rel="(canonical|alternate)"/.test(tag)).map((tag) => attribute(tag, 'href')),
      ...tagsOf(html, 'img').map((tag) => attribute(tag, 'src')),
    ]),
  }
}
