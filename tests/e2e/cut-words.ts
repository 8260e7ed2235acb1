import type { Page } from '@playwright/test'

/**
 * The words on a page that are cut over two lines. This browser brings no hyphenation, so each of them has no room;
 * the browsers of phones hyphenate German, and compounds of more than 18 letters are left to them. A word with a soft
 * hyphen says itself where it may be cut.
 */
export const listCutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      // What only a screen reader reads is a box of one pixel. A hash or a command may be cut anywhere.
      if (!holder?.checkVisibility() || holder.offsetWidth === 1 || holder.closest('code')) continue
      const text = texts.currentNode.nodeValue ?? ''
      // A mail address or a long number may be cut anywhere; a word ends at its own hyphen.
      for (const { 0: word, index } of text.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
        if (word.length > 18 || word.includes('\u00ad')) continue
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
        if (lines.size > 1) cut.push(word)
      }
    }
    return cut
  })
