import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Market } from '#domain/markets/market.ts'
import type { Cms } from './cms.ts'
import { CONTENT_SOURCE, HOME_DOCUMENT } from './cms-schemas.ts'

/** Splits a Markdown file into its head (`key: value` lines between two `---`) and its body. */
export function parseFrontMatter(text: string): Record<string, string> {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  return { ...Object.fromEntries(fields), body }
}

/** The default CMS: files that are delivered with the shop. */
export function createFileCms(dataFolder: string): Cms {
  const readPage = async (path: string) => {
    const parsed = CONTENT_SOURCE.safeParse(parseFrontMatter(await readFile(path, 'utf8')))
    if (!parsed.success) throw new Error(`Content page ${path} has a bad head: ${parsed.error.message}`)
    return parsed.data
  }
  return {
    async getHomeDocument(market: Market) {
      const path = join(dataFolder, 'cms', `${market.landingPageCode}.json`)
      return HOME_DOCUMENT.parse(JSON.parse(await readFile(path, 'utf8')))
    },
    async getContentPages(market: Market) {
      const folder = join(dataFolder, 'content', market.id)
      const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
      return Promise.all(names.map((name) => readPage(join(folder, name))))
    },
  }
}
