import type { DocumentContent } from '#domain/content/content-document.ts'
import { HOME_MENUS } from '#domain/content/home-blocks.ts'

/** A document as lines, to compare two of them. */
export function writeAsText(content: DocumentContent | null): string {
  if (content === null) return ''
  if (content.kind === 'page') {
    const { body, ...head } = content.page
    return [...Object.entries(head).map(([field, value]) => `${field}: ${value}`), '', body].join('\n')
  }
  const { images, banners } = content.home
  return [
    ...HOME_MENUS.flatMap((name) => content.home[name].map(({ title, url }) => `${name}: ${title} → ${url}`)),
    ...images.map(({ name, url, alt, title }) => `image ${name}: ${url} “${alt}” “${title}”`),
    ...banners.map(
      ({ text, linkTitle, url, from, to }) =>
        `banner: ${text} “${linkTitle}” → ${url} (${from ?? '…'} – ${to ?? '…'})`,
    ),
  ].join('\n')
}
