/** What a page says to machines, read from its HTML. */
export interface ReadPage {
  readonly title: string
  readonly description: string
  readonly headings: number
  readonly robots: string | null
  readonly canonical: string | null
  /** URL by language, including `x-default`. */
  readonly alternates: Readonly<Record<string, string>>
  /** Open Graph by property; the last one wins. */
  readonly graph: Readonly<Record<string, string>>
  readonly data: readonly Readonly<Record<string, unknown>>[]
  /** Questions in the structured data that the page itself does not show. */
  readonly hiddenQuestions: readonly string[]
  /** URLs on this host as written, without their fragment. */
  readonly links: readonly string[]
  /** Files that the page loads. */
  readonly files: readonly string[]
}

const toPlainText = (text: string): string =>
  text
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:#39|#x27);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

const readAttribute = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? null : toPlainText(value)
}

const findTags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g'))].map(([tag]) => tag)

const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('//')

const listOwnUrls = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => (value && isOwn(value) ? (value.split('#', 1)[0] ?? '') : []))),
]

const listQuestions = (data: ReadPage['data']): string[] =>
  data
    .filter((part) => part['@type'] === 'FAQPage')
    .flatMap(({ mainEntity }) => (mainEntity as { name: string }[]).map(({ name }) => name))

export function readPage(html: string): ReadPage {
  const metas = findTags(html, 'meta')
  const links = findTags(html, 'link')
  const findMeta = (name: string) => {
    const tag = metas.find((candidate) => readAttribute(candidate, 'name') === name)
    return tag ? (readAttribute(tag, 'content') ?? '') : null
  }
  const findLinks = (rel: string) => links.filter((tag) => readAttribute(tag, 'rel') === rel)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const data: ReadPage['data'] = blocks.flatMap(([, json = '']) => JSON.parse(json)['@graph'])
  const body = toPlainText(html.slice(html.indexOf('<body'), html.indexOf('id="state"')))
  return {
    title: toPlainText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: findMeta('description') ?? '',
    headings: findTags(html, 'h1').length,
    robots: findMeta('robots'),
    canonical: readAttribute(findLinks('canonical')[0] ?? '', 'href'),
    alternates: Object.fromEntries(
      findLinks('alternate').map((tag) => [
        readAttribute(tag, 'hreflang') ?? '',
        readAttribute(tag, 'href') ?? '',
      ]),
    ),
    graph: Object.fromEntries(
      metas.map((tag) => [readAttribute(tag, 'property') ?? '', readAttribute(tag, 'content') ?? '']),
    ),
    data,
    hiddenQuestions: listQuestions(data).filter((question) => !body.includes(question)),
    // A filter is a link that search engines are asked not to follow.
    links: listOwnUrls(
      findTags(html, 'a')
        .filter((tag) => readAttribute(tag, 'rel') !== 'nofollow')
        .map((tag) => readAttribute(tag, 'href')),
    ),
    files: listOwnUrls([
      ...links
        .filter((tag) => !/rel="(canonical|alternate)"/.test(tag))
        .map((tag) => readAttribute(tag, 'href')),
      ...findTags(html, 'img').map((tag) => readAttribute(tag, 'src')),
    ]),
  }
}
