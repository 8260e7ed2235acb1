import { readFileSync } from 'node:fs'

/** A file that `npm run brand-pictures` has made: an icon by shop mode, or the picture of a market's shop. */
export const readBrandFile = (path: string): Buffer =>
  readFileSync(new URL(`./files/${path}`, import.meta.url))
