import { type ComponentType, lazy } from 'react'

/** A part that the page can do without: where its script does not load, the rest stays usable. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
