function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: the fragment is meant as it is written.
    return text
  }
}

/**
 * The element that a fragment names; null for every other fragment. The keys of sales, the steps of the checkout and the
 * tokens of mails are fragments, too, because browsers never send them.
 */
export const findAnchor = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null
