import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'

/** Loads the texts of the help with grading, which most sellers never open. */
export function GradingTexts({ children }: { readonly children: ReactNode }) {
  const { loadTexts } = useRouter().options.context
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    loadTexts(['grading']).then(
      () => setIsLoaded(true),
      // Help is optional: without its texts the questions work as before.
      () => undefined,
    )
  }, [loadTexts])
  return isLoaded && children
}
