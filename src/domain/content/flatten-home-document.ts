import { type HomeBanner, isBannerTime, readHomeBlocks } from './home-blocks.ts'
import type { HomeContent, HomeDocument } from './home-document.ts'

/** A banner needs a text and a link. */
const isWhole = ({ text, linkTitle, url }: HomeBanner): boolean =>
  text !== '' && linkTitle !== '' && url !== ''

/** Flattens the document. Of its banners it has the one whose time it is. */
export function flattenHomeDocument(document: HomeDocument, nowMs: number): HomeContent {
  const blocks = readHomeBlocks(document)
  const banner = blocks.banners.find((each) => isWhole(each) && isBannerTime(each, nowMs))
  return {
    headerMenu: blocks.headerMenu,
    footerMenus: {
      left: blocks.footerLeft,
      center: blocks.footerCenter,
      right: blocks.footerRight,
      b2b: blocks.footerB2b,
    },
    images: Object.fromEntries(blocks.images.map(({ name, ...image }) => [name, image])),
    banner: banner ? { text: banner.text, link: { title: banner.linkTitle, url: banner.url } } : null,
  }
}
