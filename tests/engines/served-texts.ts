/**
 * Texts that the server has rendered and the application no longer shows. There are none as long as both format dates,
 * numbers and prices alike; otherwise React discards what the server has sent. Runs inside the page.
 */
export async function listLostTexts(): Promise<string[]> {
  // The shop allows no parser (trusted types), but a request may answer with a document.
  const served = await new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('load', () => resolve(request.responseXML as Document))
    request.addEventListener('error', () => reject(new Error('The page was not answered')))
    request.open('GET', location.href)
    request.send()
  })
  const listTexts = (page: Document): string[] => {
    const main = page.querySelector('main')
    if (!main) throw new Error('The page has no content')
    const walker = page.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent ?? '')
    if (texts.length === 0) throw new Error('The page has no texts')
    return texts
  }
  const shown = new Set(listTexts(document))
  return listTexts(served).filter((text) => !shown.has(text))
}
