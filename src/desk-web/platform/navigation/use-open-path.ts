import { useRouter } from '@tanstack/react-router'
import { isScreenPath } from './screen-paths.ts'

/** Opens an address of the desk: a screen without a page load, everything else with one. */
export function useOpenPath(): (href: string, options?: { readonly replace?: boolean }) => void {
  const { history } = useRouter()
  return (href, { replace = false } = {}) => {
    if (!isScreenPath(href)) location.assign(href)
    else if (replace) history.replace(href)
    else history.push(href)
  }
}
