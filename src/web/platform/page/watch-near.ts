/**
 * Calls back when the visitor comes near an element, in whatever way: scrolling, tabbing, a link or a search in the page all
 * move the screen. What isn't shown is not near. Returns the way to stop.
 */
export function watchNear(element: Element, onNear: () => void, marginPx = 300): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: `${marginPx}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
