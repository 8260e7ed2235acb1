import { readFileSync } from 'node:fs'

/** A file created by `npm run brand-pictures`: an icon of a shop mode, or the preview picture of a market. */
export const readBrandFile = (path: string): Buffer =>
  readFileSync(new URL(`./files/${path}`, import.meta.url))
