import { useEffect } from 'react'

/** A picture that is dropped anywhere on the screen is a photo of what is at hand; the browser would open it instead. */
export function useDroppedFiles(onDrop: (files: Iterable<Blob>) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const take = (event: DragEvent) => {
      event.preventDefault()
      onDrop(event.dataTransfer?.files ?? [])
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', take)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', take)
    }
  })
}
